/** Messages about pages that are too much: each tells what was counted, and the limit. */
import { say } from '../../engine/errors/say.ts'
import type { Diagnostic, Place } from '../../engine/types.ts'
import type { Excess } from './limits.ts'
import { nestingTooDeep } from './messages.ts'

const error = say('error')
const split = 'Split the page, or raise the limit with the option "limits" of the plugin that reads it.'

const number = (value: number): string => value.toLocaleString('en')

const tooMany = (place: Place, what: string, hint: string) => error('too-many-marks', place, what, hint)

export const pageTooComplex = (place: Place, what: string, limit: number) =>
  error('page-too-complex', place, `The page has more than ${number(limit)} ${what}`, split)

const pageTooSlow = (place: Place, seconds: number) =>
  error('page-too-slow', place, `Parsing the page was given up after ${number(seconds)} s of the processor`, split)

export const pageTooLarge = (place: Place, { size, limit }: Size) =>
  error(
    'page-too-large',
    place,
    `The page has ${number(size)} characters of HTML or more; the limit is ${number(limit)}`,
    split,
  )

export const tableTooLarge = (place: Place, { size, limit }: { size?: number | undefined; limit: number }) =>
  error(
    'table-too-large',
    place,
    size === undefined
      ? `The tables of the page have more than ${number(limit)} cells`
      : `The tables of the page have ${number(size)} cells with this one; the limit is ${number(limit)}`,
    'A row has as many cells as its table has columns. Split the table, or move the data to a file to download.',
  )

export const referencesTooLarge = (place: Place, { size, limit }: Size) =>
  error(
    'references-too-large',
    place,
    `Uses of link definitions put ${number(size)} characters into the page; the limit is ${number(limit)}`,
    'Shorten the address or the title of the definition, or use it less often.',
  )

type Size = { readonly size: number; readonly limit: number }

export const drawingTooLarge = (place: Place, { size, limit }: Size) =>
  error(
    'drawing-too-large',
    place,
    `The drawing has ${number(size)} characters; the limit is ${number(limit)}`,
    'Draw less, or make two drawings of it.',
  )

export const drawingsTooLarge = (place: Place, { size, limit }: Size) =>
  error(
    'drawing-too-large',
    place,
    `The drawings of the page have ${number(size)} characters with this one; the limit is ${number(limit)}`,
    split,
  )

export function messageOf({ kind, limit, count = 0 }: Excess, place: Place): Diagnostic {
  switch (kind) {
    case 'nesting':
      return nestingTooDeep(place, limit)
    case 'marks':
      return tooMany(place, `A paragraph has more than ${number(limit)} marks for emphasis and links`, shorter)
    case 'ticks':
      return tooMany(
        place,
        `A paragraph has ${number(count)} marks for code without another half; the limit is ${number(limit)}`,
        shorter,
      )
    case 'underlines':
      return tooMany(
        place,
        `The page has ${number(count)} underlined headings; the limit is ${number(limit)}`,
        'Write headings with "#", or split the page.',
      )
    case 'seconds':
      return pageTooSlow(place, limit)
    case 'html':
      return pageTooLarge(place, { size: count, limit })
    case 'cells':
      return tableTooLarge(place, { limit })
    default:
      return pageTooComplex(place, things[kind], limit)
  }
}

const shorter = 'Split the paragraph, or show the text as a code block.'

const things = {
  lines: 'lines',
  pieces: 'marks, lines and blocks',
  addresses: 'addresses of pages and of mail',
  containers: 'quotes, items of lists and lines that continue them',
  definitions: 'definitions of links and footnotes',
} as const
