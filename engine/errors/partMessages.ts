/** Sentences about parts of a build that several machines share. */
import { SiteError } from './SiteError.ts'

/** `cause` is what was thrown when it was read, or what it lacks, as text. */
export function partUnusable(folder: string, cause: unknown): SiteError {
  const isGone = (cause as NodeJS.ErrnoException | undefined)?.code === 'ENOENT'
  const reason = isGone
    ? ': there is no part.json in it, or no such folder'
    : typeof cause === 'string'
      ? `: ${cause}`
      : ''
  const [, index, count] = /\.part-(\d+)-of-(\d+)$/.exec(folder) ?? []
  return new SiteError(`"${folder}" is no whole part of a build${reason}`, {
    code: 'part-unusable',
    hint: `Run \`site build --shard ${index ? `${index}/${count}` : '<part>/<parts>'}\` again, and hand over the whole folder it names.`,
    cause,
  })
}

export const partsDiffer = (folder: string, what: string): SiteError =>
  new SiteError(`"${folder}" is a part of another build: ${what}`, {
    code: 'parts-differ',
    hint: 'All parts and the merge need the same commit, the same packages and the same version of Node.',
  })

export const partMissing = (missing: readonly string[]): SiteError =>
  new SiteError(`Parts are missing: ${missing.join(', ')}`, {
    code: 'part-missing',
    hint: 'Name all folders that `site build --shard` wrote, each once: site merge dist.part-*',
  })
