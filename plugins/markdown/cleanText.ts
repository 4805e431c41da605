/**
 * Normalises a text for all later steps: no byte order mark, lines end with a line feed, no characters that HTML and XML
 * forbid, and a blank for a form feed, which only XML does. Lines and columns stay those an editor shows.
 */
export function cleanText(text: string): string {
  const body = text.startsWith('\uFEFF') ? text.slice(1) : text
  return body.replace(/\r\n?/g, '\n').replaceAll('\f', ' ').replace(forbidden, '\uFFFD').toWellFormed()
}

// oxlint-disable-next-line no-control-regex
const forbidden = /[\0-\x08\x0B\x0E-\x1F\x7F-\x9F\uFDD0-\uFDEF\uFFFE\uFFFF]/g
