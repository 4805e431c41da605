/** Reads a text as the docs plugin would, with files from a map. */
import { SiteError } from '../../../../engine/errors/SiteError.ts'
import type { Body, Diagnostic } from '../../../../engine/types.ts'
import { readMarkdown } from '../../../../plugins/markdown/index.ts'
import type { MarkdownOptions } from '../../../../plugins/markdown/index.ts'
import { forgetful } from '../../../support/forgetful.ts'

export type Files = Readonly<Record<string, string | Uint8Array>>

export const page = 'content/set/en/docs/page.md'
export const mdxPage = 'content/set/en/docs/page.mdx'

export function bodyOf(
  text: string,
  { file = page, files = {}, ...options }: MarkdownOptions & { file?: string; files?: Files } = {},
): Promise<Body> {
  return readMarkdown({ file, text, hash: '' }, options).body({
    ...forgetful,
    async load(name) {
      const found = files[name]
      if (found === undefined)
        throw new SiteError(`${name} is missing`, { code: 'file-missing', place: { file: name } })
      return typeof found === 'string' ? new TextEncoder().encode(found) : found
    },
  })
}

export const htmlOf = async (...parameters: Parameters<typeof bodyOf>): Promise<string> =>
  (await bodyOf(...parameters)).html

/** What a body's reader has to say, errors thrown or not. */
export async function problemsOf(...parameters: Parameters<typeof bodyOf>): Promise<readonly Diagnostic[]> {
  try {
    return (await bodyOf(...parameters)).diagnostics
  } catch (error) {
    if (error instanceof SiteError) return error.diagnostics
    throw error
  }
}

/** `link-scheme 3:1` */
export const brief = ({ code, place }: Diagnostic): string => `${code} ${place?.line}:${place?.column}`
