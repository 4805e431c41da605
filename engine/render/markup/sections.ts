/** The text of `main`, divided by the headings that have an id. */
import type { Attributes, HtmlHandler } from '../../html/parseHtml.ts'
import type { Section } from '../../types.ts'

/** Whether the text inside an element is left out. */
export type ExcludeText = (attributes: Attributes) => boolean

export type Sections = { readonly sections: readonly Section[] }

/** Controls, navigation and code are not text. The `h1` is the title of the page. */
const withoutText = new Set('script style template noscript svg nav button select dialog h1'.split(' '))

/** Their tags do not part words. */
const phrasing = new Set('a abbr b code em i kbd mark small span strong sub sup time wbr'.split(' '))

const sectionHeadings = new Set(['h2', 'h3', 'h4'])

export function createSectionsReader(excludeText: ExcludeText): HtmlHandler & { result(): Sections } {
  const sections = [{ id: '', title: '', text: '' }]
  let depth = 0
  // The depth of each of these elements while it is open, otherwise 0.
  let main = 0
  let excluded = 0
  let heading = 0

  function add(text: string): void {
    const section = sections.at(-1)!
    if (heading) section.title += text
    else section.text += text
  }

  return {
    open(name, attributes) {
      depth++
      if (!main) {
        if (name === 'main') main = depth
      } else if (!excluded) {
        if (!phrasing.has(name)) add(' ')
        if (withoutText.has(name) || excludeText(attributes)) excluded = depth
        else if (sectionHeadings.has(name) && attributes.id) {
          sections.push({ id: attributes.id, title: '', text: '' })
          heading = depth
        }
      }
    },
    text(text) {
      if (main && !excluded) add(text)
    },
    close(name) {
      if (main && !excluded && !phrasing.has(name)) add(' ')
      if (excluded === depth) excluded = 0
      if (heading === depth) heading = 0
      if (main === depth) main = 0
      depth--
    },
    result: () => ({
      sections: sections.map(({ id, title, text }) => ({ id, title: tidy(title), text: tidy(text) })),
    }),
  }
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim()
