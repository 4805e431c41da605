/** Files that a page refers to. */
import { ifThere } from '../../engine/errors/ifThere.ts'
import { textOf } from '../../engine/disk/source.ts'
import { succeeds } from '../../engine/errors/tryTo.ts'
import { cleanText } from './cleanText.ts'
import type { Page } from './page.ts'

/** Undefined where the file does not exist. Throws `file-not-utf8`, `file-outside`. */
export async function loadText(file: string, { context }: Page): Promise<string | undefined> {
  const bytes = await ifThere(context.load(file))
  return bytes && cleanText(textOf(file, bytes))
}

export const isThere = (file: string, { context }: Page): Promise<boolean> => succeeds(context.load(file))
