import type { FrontMatter } from './frontMatter.ts'

/** An address a page had before, and where it is written. */
export type FormerPath = { readonly path: string; readonly line: number; readonly column: number }

/** `redirect_from` with places, for what can only be checked when all pages are known. The oldest address stands first. */
export function formerPaths(paths: readonly string[] | undefined, frontMatter: FrontMatter): readonly FormerPath[] {
  return (paths ?? []).map((path, index) => {
    const { line = 1, column = 1 } = frontMatter.place(['redirect_from', String(index)])
    return { path, line, column }
  })
}
