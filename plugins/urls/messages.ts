import { SiteError } from '../../engine/errors/SiteError.ts'
import { meant } from '../../engine/errors/suggest.ts'
import type { Diagnostic, Place } from '../../engine/types.ts'

/** `near` is a page with a similar path. */
export const urlLost = (path: string, brand: string, place: Place, near: string | undefined): Diagnostic => ({
  code: 'url-lost',
  severity: 'error',
  message: `${path} was an address of ${brand} and would be lost`,
  place,
  hint: `Write "redirect_from: [${path}]" in the page that replaces it${near ? ` (${near}?)` : ''}, or give it up: site urls --gone ${path}`,
})

export const urlUnlisted = (path: string, near: string | undefined): SiteError =>
  new SiteError(`${path} cannot be given up: it is a page, or it is not in urls.lock`, {
    code: 'url-unlisted',
    hint: meant(near, 'Delete or rename the page first.'),
  })

export const urlsLockInvalid = (line: string, place: Place): SiteError =>
  new SiteError(`"${line}" is neither a path nor a brand`, {
    code: 'urls-lock-invalid',
    place,
    hint: 'A line is "/docs/intro/", "gone /docs/old/", or a brand such as "[acme]" above its paths.',
  })
