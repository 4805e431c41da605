/** Code of a fence: what it holds, or what the file holds that it names, so that examples can be files that are tested. */
import { suggest } from '../../../engine/errors/suggest.ts'
import type { Fence } from '../hast/toHast.ts'
import { loadText } from '../loadText.ts'
import * as messages from '../messages.ts'
import type { Page } from '../page.ts'
import { excerptOf } from './excerpt.ts'
import { codeTarget } from './target.ts'

/** `target`: `./a.ts`, `./a.ts#L3-L9`, `./a.ts#region`. Undefined where there is no such thing; the page has a problem then. */
export async function codeFrom(target: string, fence: Fence, page: Page): Promise<string | undefined> {
  const at = page.place(fence.node)
  const found = codeTarget(target, page.file)
  if (found.kind === 'outside') return failed(messages.fileOutside(at, target))
  if (found.kind === 'hidden') return failed(messages.codeFileHidden(at, target))
  if (fence.code.trim()) return failed(messages.codeFileAndText(at, target))
  const text = await loadText(found.file, page)
  if (text === undefined) return failed(messages.codeFileMissing(at, target, found.file))
  const excerpt = excerptOf(text, found.fragment)
  if ('code' in excerpt) return excerpt.code
  return failed(
    excerpt.lack === 'lines'
      ? messages.codeLinesUnknown(at, target, excerpt.count)
      : messages.codeRegionUnknown(at, target, suggest(found.fragment, excerpt.known)),
  )

  function failed(problem: ReturnType<typeof messages.fileOutside>): undefined {
    page.problems.push(problem)
  }
}
