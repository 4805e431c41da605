/** Numbers before names: `01-guide/02-install.md` is `guide/install`, the first and the second of their folders. */

const prefix = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/
/** Dates and versions: `2024-05-31-news`, `1.2-changes`. */
const noPrefix = /^(?:\d{2}|\d{4})[-_.]\d{2}(?:[-_.](?:\d{2}|\d{4}))?|^\d+[-_.]\d+/

/** The name of a file or folder, and the number before it. */
export function splitNumber(name: string): { readonly name: string; readonly number: number | undefined } {
  const [, number, rest] = (noPrefix.test(name) ? null : prefix.exec(name)) ?? []
  return rest === undefined ? { name, number: undefined } : { name: rest, number: Number(number) }
}

/** Of each part of a path. */
export const withoutNumbers = (path: string): string =>
  path
    .split('/')
    .map((part) => splitNumber(part).name)
    .join('/')
