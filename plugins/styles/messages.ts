import { postcssHint } from '../../engine/errors/cssErrors.ts'
import { SiteError } from '../../engine/errors/SiteError.ts'
import { meant, suggest } from '../../engine/errors/suggest.ts'
import type { Place } from '../../engine/types.ts'
import type { Slip } from './grammar.ts'

const styleInvalid = (message: string, place: Place, hint?: string): SiteError =>
  new SiteError(message, { code: 'style-invalid', place, hint })

export function styleSlip(kind: Slip['kind'], text: string, place: Place): SiteError {
  if (kind === 'open') return styleInvalid(`"${text}" of a style is never closed`, place, 'Close it where it ends.')
  if (kind === 'loose')
    return styleInvalid(`"${text}" of a style closes nothing`, place, 'Delete it, or open before it what it closes.')
  return kind === 'no-colon'
    ? styleInvalid(
        `A style has a declaration without a colon: ${text}`,
        place,
        'A declaration is a name, a colon and a value.',
      )
    : styleInvalid(`A style has no semicolon before "${text}"`, place, 'Write ";" after the declaration before it.')
}

export const styleSyntax = (reason: string, place: Place): SiteError =>
  styleInvalid(
    `A style is no CSS: ${reason}`,
    place,
    'The place is that of the declaration, or of the head of the rule.',
  )

/** `reason` begins with the name of the plugin that says so. */
export const stylePostcss = (reason: string, place: Place): SiteError =>
  styleInvalid(`PostCSS refuses a style: ${reason}`, place, postcssHint)

export const styleNameUnknown = (name: string, known: readonly string[], place: Place): SiteError =>
  styleInvalid(
    `A style uses "${name}", which this module neither declares nor imports`,
    place,
    meant(suggest(name, known), 'Declare it in this module, or import it.'),
  )

export const styleComputed = (value: string, place: Place): SiteError =>
  styleInvalid(
    `A style uses a value that would have to be computed: ${value}`,
    place,
    'Between `${` and `}` stand constants and names of other styles. Write the value out; what changes on a page is a custom property or an attribute.',
  )

/** `nothing` as it is written: `null`. */
export const styleWithout = (nothing: string, value: string, place: Place): SiteError =>
  styleInvalid(
    `A style uses a value that is ${nothing}: ${value}`,
    place,
    'Give the constant a text or a number, or leave the declaration out.',
  )

/** In the words of whoever makes styles. */
export const styleRefused = (reason: string, place: Place): SiteError =>
  styleInvalid(
    `A style could not be made: ${reason}`,
    place,
    'Styles are css`…` of constants: compare with one that works, or take it out part by part.',
  )
