import { SiteError } from '../../engine/errors/SiteError.ts'
import { suggest } from '../../engine/errors/suggest.ts'
import type { Place } from '../../engine/types.ts'

export const redirectClash = (from: string, page: string, place: Place): SiteError =>
  new SiteError(`The redirect from ${from} stands in the way of the page ${page}`, {
    code: 'redirect-clash',
    place,
    hint: 'Delete the rule: the page is there again. Addresses that differ only in upper and lower case count as one.',
  })

export const redirectInvalid = (from: string, to: string, why: string, place: Place): SiteError =>
  new SiteError(`The redirect from "${from}" to "${to}" cannot be: ${why}`, {
    code: 'redirect-invalid',
    place,
    hint: 'Both sides are paths of this site, in the addresses of the default locale.',
  })

export const redirectLoop = (steps: readonly string[], place: Place): SiteError =>
  new SiteError(`The redirect never ends: ${steps.join(' -> ')}`, {
    code: 'redirect-loop',
    place,
    hint: 'Let each old address lead to a page.',
  })

export const redirectTargetMissing = (from: string, to: string, known: readonly string[], place: Place): SiteError => {
  const near = suggest(to, known)
  return new SiteError(`The redirect from ${from} leads to ${to}, which is not a page`, {
    code: 'redirect-target-missing',
    place,
    hint: near ? `Did you mean "${near}"?` : 'A draft is not a page, and a page of another brand is none here.',
  })
}

export const redirectTwice = (from: string, first: string, second: string, place: Place): SiteError =>
  new SiteError(`${from} redirects to ${first} and to ${second}`, {
    code: 'redirect-twice',
    place,
    hint: 'Delete one of the two rules.',
  })
