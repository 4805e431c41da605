/** Sentences about sources that are not on disk. */
import { SiteError } from './SiteError.ts'

export const loadFailed = (plugin: string, why: string, cause: unknown): SiteError =>
  new SiteError(`Plugin "${plugin}" could not load its sources: ${why}`, {
    code: 'load-failed',
    hint: 'The cache has no earlier answer for these options, so the site would lack pages.',
    cause,
  })

export const loadOutside = (file: string, from: string): SiteError =>
  new SiteError(`"${file}" is no file that a loaded source may show`, {
    code: 'load-outside',
    place: { file: from },
    hint: 'It may show files of the content folder, and other sources that its plugin has loaded.',
  })

export const loadProgram = (file: string): SiteError =>
  new SiteError('A loaded source is a program', {
    code: 'load-program',
    place: { file },
    hint: 'Code is taken from files of the project only: load Markdown without components.',
  })

/** `age` as `3 hours`. */
export const loadStale = (plugin: string, why: string, age: string): SiteError =>
  new SiteError(`Plugin "${plugin}" could not load its sources: ${why}`, {
    code: 'load-stale',
    hint: `What it loaded ${age} ago is used.`,
  })
