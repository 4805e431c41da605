/** All messages of the plugin, sorted by code. */
import { say } from '../../engine/errors/say.ts'
import type { Place } from '../../engine/types.ts'

const error = say('error')
/** The page can be shown; whether it may be published is for the site to say. */
const warning = say('warning')

type ListKey = { readonly offering: string; readonly currency: string }

export const countTyped = (place: Place, text: string) =>
  warning(
    'count-not-from-data',
    place,
    `The text counts "${text}" in its own words`,
    'Name the figure of the data, such as {figure:usd.sources.commercial} or {figure:databases}, or allow the text in site.config.ts.',
  )

export const latencyTyped = (place: Place, text: string) =>
  warning(
    'latency-not-from-data',
    place,
    `The text says "${text}" in its own words`,
    'Name the figure of content/data/latency.yml, such as {figure:latency.change}, or allow the text in site.config.ts.',
  )

export const priceTyped = (place: Place, text: string) =>
  warning(
    'price-not-from-data',
    place,
    `The price "${text}" does not come from the data`,
    'Name the figure of content/data/prices.yml, such as {price:usd.link}, or allow the text in site.config.ts.',
  )

export const priceListMissing = (place: Place, brand: string, { offering, currency }: ListKey) =>
  error(
    'price-list-missing',
    place,
    `There is no price list for the brand ${brand}, which offers ${offering} in ${currency}`,
    `Add a list with "offering: ${offering}" and "currency: ${currency}".`,
  )

export const priceListTwice = (place: Place, { offering, currency }: ListKey) =>
  error(
    'price-list-twice',
    place,
    `There are two price lists for ${offering} in ${currency}`,
    'Delete one of the two lists.',
  )
