import type { FrontMatter } from './frontMatter.ts'

/** A path that a page had before, and its place in the front matter. */
export type FormerPath = { readonly path: string; readonly line: number; readonly column: number }

/** `redirect_from` with places, for checks that need all pages. The oldest path is first. */
export function formerPaths(paths: readonly string[] | undefined, frontMatter: FrontMatter): readonly FormerPath[] {
  return (paths ?? []).map((path, index) => {
    const { line = 1, column = 1 } = frontMatter.place(['redirect_from', String(index)])
    return { path, line, column }
  })
}
