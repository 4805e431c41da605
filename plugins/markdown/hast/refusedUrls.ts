/** What is said of URLs that may not be used. */
import * as imageMessages from '../imageMessages.ts'
import * as messages from '../messages.ts'
import type { ResolvedUrl } from './urls.ts'

export type RefusedUrl = Extract<ResolvedUrl, { kind: keyof typeof refusals }>

export const refusals = {
  refused: messages.linkScheme,
  outside: messages.fileOutside,
  hidden: imageMessages.fileHidden,
  noImage: imageMessages.imageOfNoKind,
}

export const isRefused = (url: ResolvedUrl): url is RefusedUrl => url.kind in refusals
