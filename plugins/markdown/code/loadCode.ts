/** Code of a fence from the file it names, so that examples can be tested files. */
import { suggest } from '../../../engine/errors/suggest.ts'
import type { Fence } from '../hast/toHast.ts'
import { loadText } from '../loadText.ts'
import * as messages from '../messages.ts'
import { missing, type Page } from '../page.ts'
import { extractSnippet, resolveCodeFile } from './snippet.ts'

/** `target`: `./a.ts`, `./a.ts#L3-L9`, `./a.ts#region`. Undefined where it cannot be loaded, which is reported. */
export async function loadCode(target: string, fence: Fence, page: Page): Promise<string | undefined> {
  const at = page.place(fence.node)
  const found = resolveCodeFile(target, page.file)
  if (found.kind === 'outside') return missing(page, messages.fileOutside(at, target))
  if (found.kind === 'hidden') return missing(page, messages.codeFileHidden(at, target))
  if (fence.code.trim()) return missing(page, messages.codeFileAndText(at, target))
  const text = await loadText(found.file, page)
  if (text === undefined) return missing(page, messages.codeFileMissing(at, target, found.file))
  const snippet = extractSnippet(text, found.fragment)
  if ('code' in snippet) return snippet.code
  return missing(
    page,
    snippet.missing === 'lines'
      ? messages.codeLinesUnknown(at, target, snippet.count)
      : messages.codeRegionUnknown(at, target, suggest(found.fragment, snippet.regions)),
  )
}
