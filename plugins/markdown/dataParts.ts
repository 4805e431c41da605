/** Parts of a page that are made of a data file: `<Include src="../../../../data/api.yml#workers" />`. */
import { SiteError } from '../../engine/errors/SiteError.ts'
import { suggest } from '../../engine/errors/suggest.ts'
import { resolveFile } from '../../engine/paths/paths.ts'
import { decodeUrl } from '../../engine/paths/decodeUrl.ts'
import type { Place } from '../../engine/types.ts'
import { loadText } from './loadText.ts'
import * as messages from './messages.ts'
import { missing, type Page } from './page.ts'

/** The file, and the name behind the `#`. */
export function splitTarget(
  target: string,
  from: string,
): { readonly file: string | undefined; readonly name: string } {
  const [address = '', name = ''] = target.split('#')
  return { file: resolveFile(from, decodeUrl(address)), name: decodeUrl(name) }
}

export const isDataPart = (target: string, { file, dataParts }: Page): boolean =>
  dataParts !== undefined && splitTarget(target, file).file === dataParts.file

/** Markdown; undefined where there is none, which is reported: here, or by the plugin that reads the data file. */
export async function loadDataPart(target: string, at: Place, page: Page): Promise<string | undefined> {
  const { file, read } = page.dataParts!
  const text = await loadText(file, page)
  if (text === undefined) return missing(page, messages.includeMissing(at, target, file))
  const texts = orBroken(() => read({ file, text }))
  if (!texts) {
    page.parts.isPartial = true
    return undefined
  }
  const { name } = splitTarget(target, page.file)
  return texts[name] ?? missing(page, messages.includePartUnknown(at, target, suggest(name, Object.keys(texts))))
}

/** Undefined where a data file is broken, which is told where it is read itself. */
export function orBroken<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    if (error instanceof SiteError) return undefined
    throw error
  }
}
