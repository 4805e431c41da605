import type { FrontMatter } from './frontMatter.ts'
import { pathInvalid } from '../../engine/errors/messages.ts'
import { pathRefusal, toPath } from '../../engine/paths/paths.ts'

/** A path that a page had before, and its place in the front matter. */
export type FormerPath = { readonly path: string; readonly line: number; readonly column: number }

/** `redirect_from` with places, for checks that need all pages. The oldest path is first. */
export function formerPaths(paths: readonly string[] | undefined, frontMatter: FrontMatter): readonly FormerPath[] {
  return (paths ?? []).map((path, index) => {
    const { line = 1, column = 1 } = frontMatter.place(['redirect_from', String(index)])
    return { path, line, column }
  })
}

/** Throws `path-invalid`, at the key, where `slug` is written and no server answers at the path it makes. */
export function refuseSlug(written: string | undefined, path: string, frontMatter: FrontMatter): void {
  const refusal = written && pathRefusal(toPath(path))
  if (refusal) throw pathInvalid(written, refusal, frontMatter.place(['slug']))
}
