/** `<Badge text="New" type="tip" />`: a word on the state of something, in the line. The word says it, not its colour. */
import type { Emphasis, PhrasingContent } from 'mdast'
import { meant, suggest } from '../../../engine/errors/suggest.ts'
import type { Page, Positioned } from '../page.ts'
import { tagValue } from '../tagMessages.ts'
import { calloutNames } from './directives.ts'
import { attributes, valuesOf } from './tagLine.ts'

const tag = new RegExp(String.raw`^<Badge(?<attributes>${attributes})/?>$`)

type Badge = {
  readonly type: string | undefined
  readonly children: readonly PhrasingContent[]
  readonly at: Positioned
}

/** Reports an unknown type, and a badge without words. */
export function createBadge({ type, children, at }: Badge, page: Page): Emphasis {
  const report = (problem: string, hint: string) => page.problems.push(tagValue(page.place(at), 'Badge', problem, hint))
  if (!children.length) report('has no text', 'Say it in a word: text="New".')
  if (type !== undefined && !calloutNames.includes(type))
    report(`has no type "${type}"`, meant(suggest(type, calloutNames), `Types: ${calloutNames.join(', ')}.`))
  const className = type === undefined ? ['badge'] : ['badge', `badge-${type}`]
  return {
    type: 'emphasis',
    children: [...children],
    data: { hName: 'span', hProperties: { className } },
    position: at.position as Emphasis['position'],
  }
}

/** The badge of a tag in `.md`, which has its words in `text`; undefined for other HTML. */
export function badgeFromHtml(html: string, at: Positioned, page: Page): Emphasis | undefined {
  const values = valuesOf(tag.exec(html.trim())?.groups?.['attributes'] ?? '')
  const [text, type] = [values.get('text'), values.get('type')]
  // One with words between its tags has no text either, and is for `.mdx`.
  if (typeof text !== 'string' && !/^<Badge\s[^>]*\/>$/.test(html.trim())) return undefined
  const words = { type: 'text', value: text, position: at.position } as PhrasingContent
  return createBadge({ type: typeof type === 'string' ? type : undefined, children: text ? [words] : [], at }, page)
}
