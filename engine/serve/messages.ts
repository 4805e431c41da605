/** Sentences about serving that no other room says, sorted by code. */
import { SiteError } from '../errors/SiteError.ts'

export const connectSourceInvalid = (source: string): SiteError =>
  new SiteError(`${JSON.stringify(source)} is not a source that pages may connect to or show`, {
    code: 'connect-source-invalid',
    hint: 'Write an origin such as https://api.example.com.',
  })

/** The code is that of a folder without a manifest: what helps is the same. */
export const outputUnusable = (folder: string, why: string, cause?: unknown): SiteError =>
  new SiteError(`The site in "${folder}" cannot be served: its manifest ${why}`, {
    code: 'output-missing',
    hint: 'Build it again: site build.',
    cause,
  })
