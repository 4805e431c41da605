import { pathInvalid } from '../../engine/errors/messages.ts'
import { pathRefusal, toPath } from '../../engine/paths/paths.ts'
import type { FrontMatter } from './frontMatter.ts'

/** Throws `path-invalid`, at the key, where `slug` is written and no server answers at the path it makes. */
export function refuseSlug(written: string | undefined, path: string, frontMatter: FrontMatter): void {
  const refusal = written && pathRefusal(toPath(path))
  if (refusal) throw pathInvalid(written, refusal, frontMatter.place(['slug']))
}
