/** Every sentence the plugin can say, sorted by code. */
import { say } from '../../engine/errors/say.ts'
import type { Place } from '../../engine/types.ts'

const error = say('error')

type Of = { readonly offering: string; readonly currency: string }

export const priceListMissing = (place: Place, brand: string, { offering, currency }: Of) =>
  error(
    'price-list-missing',
    place,
    `There is no price list for the brand ${brand}, which offers ${offering} in ${currency}`,
    `Add a list with "offering: ${offering}" and "currency: ${currency}".`,
  )

export const priceListTwice = (place: Place, { offering, currency }: Of) =>
  error('price-list-twice', place, `There are two price lists for ${offering} in ${currency}`, 'Delete one of the two.')
