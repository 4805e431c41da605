/** Messages about plugins of remark and rehype. */
import { say } from '../../engine/errors/say.ts'
import type { Place } from '../../engine/types.ts'

const error = say('error')
const warning = say('warning')

/** What a plugin of remark or rehype says of a page. */
export const markdownPlugin = (place: Place, name: string | undefined, reason: string) =>
  warning('markdown-plugin', place, `${name ?? 'A plugin'} says: ${reason}`)

export const markdownPluginFailed = (place: Place, name: string | undefined, reason: string) =>
  error(
    'markdown-plugin-failed',
    place,
    `${name ?? 'A plugin of remark or rehype'} failed: ${reason}`,
    'Look at its options, and at what the page has of the kind it handles. Without it, the page is read as before.',
  )
