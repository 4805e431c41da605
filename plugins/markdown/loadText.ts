/** Files that a page refers to. */
import { SiteError } from '../../engine/errors/SiteError.ts'
import { textOf } from '../../engine/disk/source.ts'
import { succeeds } from '../../engine/errors/tryTo.ts'
import { cleanText } from './cleanText.ts'
import type { Page } from './page.ts'

/** Undefined where the file does not exist. Throws `file-not-utf8`, `file-outside`. */
export async function loadText(file: string, { context }: Page): Promise<string | undefined> {
  try {
    return cleanText(textOf(file, await context.load(file)))
  } catch (error) {
    if (error instanceof SiteError && error.diagnostics[0]?.code === 'file-missing') return undefined
    throw error
  }
}

export const isThere = (file: string, { context }: Page): Promise<boolean> => succeeds(context.load(file))
