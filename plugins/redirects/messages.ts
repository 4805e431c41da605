import { SiteError } from '../../engine/errors/SiteError.ts'
import { meant, suggest } from '../../engine/errors/suggest.ts'
import type { Place } from '../../engine/types.ts'

export const redirectClash = (from: string, page: string, place: Place): SiteError =>
  new SiteError(`The redirect from ${from} clashes with the page ${page}`, {
    code: 'redirect-clash',
    place,
    hint: 'Delete the rule, because the page exists. Paths that differ only in case count as the same path.',
  })

export const redirectInvalid = (from: string, to: string, why: string, place: Place): SiteError =>
  new SiteError(`The redirect from "${from}" to "${to}" is invalid: ${why}`, {
    code: 'redirect-invalid',
    place,
    hint: 'Write paths of this site on both sides, without the prefix of a locale.',
  })

export const redirectLoop = (steps: readonly string[], place: Place): SiteError =>
  new SiteError(`The redirect never ends: ${steps.join(' -> ')}`, {
    code: 'redirect-loop',
    place,
    hint: 'Let each old path lead directly to a page.',
  })

export const redirectTargetMissing = (from: string, to: string, known: readonly string[], place: Place): SiteError =>
  new SiteError(`The redirect from ${from} leads to ${to}, which is not a page`, {
    code: 'redirect-target-missing',
    place,
    hint: meant(suggest(to, known), 'Write the path of a page of this brand that is not a draft.'),
  })

export const redirectTwice = (from: string, first: string, second: string, place: Place): SiteError =>
  new SiteError(`${from} redirects to ${first} and to ${second}`, {
    code: 'redirect-twice',
    place,
    hint: 'Delete one of the two rules.',
  })
