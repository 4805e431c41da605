/** Messages about tags that are components: `<Tabs>`, `<Card>`. */
import { say } from '../../engine/errors/say.ts'
import { didYouMean } from '../../engine/errors/suggest.ts'
import type { Place } from '../../engine/types.ts'

const error = say('error')
const warning = say('warning')

/** `written` is how the tag or the block is spelled: `<Tabs>`, `:::info`. */
export const tagAttribute = (place: Place, written: string, attribute: string, known: readonly string[]) =>
  error(
    'tag-attribute',
    place,
    `${written} has no attribute "${attribute}"`,
    known.length ? `Known attributes: ${known.join(', ')}.` : 'Remove it: it takes none.',
  )

export const tagMisplaced = (place: Place, tag: string, hint: string) =>
  error('tag-misplaced', place, `<${tag}> is in the wrong place`, hint)

export const tagUnmatched = (place: Place, tag: string, hint: string) =>
  error('tag-unmatched', place, `${tag} has no matching tag`, hint)

export const partChildren = (place: Place, tag: string) =>
  tagValue(place, tag, 'has words between its tags, which a part does not show', 'Write them before it or behind it.')

export const tagDynamic = (place: Place, tag: string, attribute: string) =>
  warning(
    'tag-value',
    place,
    `<${tag}> shows nothing of its "${attribute}", which code makes`,
    attribute === 'values'
      ? 'Write the list out, or label="…" on each <TabItem>: pages read it before any code runs.'
      : 'Write the text itself: pages read it before any code runs.',
  )

export const tabUnknown = (place: Place, wanted: string, known: readonly string[]) =>
  warning(
    'tag-value',
    place,
    `<Tabs> has defaultValue="${wanted}", and no tab has this value`,
    didYouMean(wanted, known),
  )

/** `problem`: what is wrong with the value of an attribute, or that there is none. */
export const tagValue = (place: Place, tag: string, problem: string, hint: string) =>
  error('tag-value', place, `<${tag}> ${problem}`, hint)
