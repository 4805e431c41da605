/** Every message about the files of hosts, sorted by code. */
import { say } from '../../engine/errors/say.ts'
import type { Diagnostic, Place } from '../../engine/types.ts'

const warning = say('warning')

type Long = { readonly length: number; readonly host: string; readonly most: number }

export const hostHeaderLong = (place: Place, name: string, { length, host, most }: Long): Diagnostic =>
  warning(
    'host-header-long',
    place,
    `The header ${name} is longer than the ${most} characters that ${host} takes`,
    `It has ${length}. Fewer inline scripts, or fewer origins that pages may load from, make it shorter.`,
  )

type Many = { readonly host: string; readonly most: number; readonly rest: number }

export const hostRedirectsMany = (place: Place, { host, most, rest }: Many): Diagnostic =>
  warning(
    'host-redirects-many',
    place,
    `${host} takes ${most} redirects, and there are more of them`,
    `${rest} more are left out of its file. The small pages at these old paths lead on there. Give up the oldest, or redirect them before the site.`,
  )
