/** What a page says, as lines: its headings, each behind its level, and the text between them. For pages of both engines. */
import { parseHtml, type Attributes } from '../../../../engine/html/parseHtml.ts'

type Test = (name: string, attributes: Attributes) => boolean

/** The element with the prose: here, in VitePress, in docs and posts of Docusaurus, in its pages by themselves. */
const proseIn = (html: string): Test => {
  if (html.includes('data-content')) return (_, attributes) => attributes['data-content'] !== undefined
  if (/<div [^>]*class="[^"]*\bvp-doc\b/.test(html))
    return (name, { class: classes = '' }) => name === 'div' && /(?:^| )vp-doc(?: |$)/.test(classes)
  const ofDocs: Test = (name, { class: classes = '' }) => name === 'div' && /(?:^| )markdown(?: |$)/.test(classes)
  return /<div [^>]*class="?[^">]*\bmarkdown\b/.test(html) ? ofDocs : (name) => name === 'article'
}

/** Buttons, links to headings, names of tabs, lists of headings, languages and numbers of lines. */
const isAside: Test = (name, { class: classes = '' }) =>
  ['button', 'svg', 'script', 'style', 'label'].includes(name) ||
  (name === 'a' && /(?:^| )(?:hash-link|anchor|header-anchor)(?: |$)/.test(classes)) ||
  /^(?:tab-label|table-of-contents|lang|line-numbers-wrapper)$/.test(classes)

const voids = new Set(['br', 'img', 'hr', 'input', 'meta', 'link', 'source', 'wbr', 'col'])
const blocks = /^(?:h[1-6]|p|div|li|pre|figure|figcaption|tr|aside|summary|table|ul|ol|header)$/

export function pageText(html: string): readonly string[] {
  const isProse = proseIn(html)
  const lines: string[] = []
  const open: { readonly name: string; readonly isProse: boolean; readonly isAside: boolean }[] = []
  let line = ''
  const isIn = (test: (each: (typeof open)[number]) => boolean) => open.some(test)
  const end = () => {
    const text = line.replaceAll('\u200B', '').replaceAll(/\s+/g, ' ').trim()
    const heading = open.findLast(({ name }) => /^h[1-6]$/.test(name))?.name
    if (text) lines.push(heading ? `${'#'.repeat(Number(heading[1]))} ${text}` : text)
    line = ''
  }
  /** Lines of code are no blocks. */
  const endAt = (name: string) => void (blocks.test(name) && !isIn((each) => each.name === 'pre') && end())
  const handler = {
    open(name: string, attributes: Attributes) {
      if (name === 'br' || name === 'td' || name === 'th') line += ' '
      if (voids.has(name)) return
      endAt(name)
      open.push({ name, isProse: isProse(name, attributes), isAside: isAside(name, attributes) })
    },
    close(name: string) {
      if (voids.has(name)) return
      if (name === 'pre' || blocks.test(name)) endAt(name === 'pre' ? '' : name)
      if (name === 'pre' || open.at(-1)?.isProse) end()
      open.pop()
    },
    text(text: string) {
      const isTitle = isIn(({ name }) => name === 'h1')
      if ((isTitle || isIn((each) => each.isProse)) && !isIn((each) => each.isAside)) line += text
    },
  }
  parseHtml(html, [handler])
  return lines
}
