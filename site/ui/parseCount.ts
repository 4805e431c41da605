/** A number as people type it: wide digits, spaces and separators are understood, everything else is refused. */

/** Longer texts are not looked at: nobody means them. */
const longest = 64

/**
 * A whole number from 0 to `most`, or undefined where the text is none. Nothing is zero; fractions are cut off.
 *
 * @example parseCount('１，２００', 9999) // 1200
 * @example parseCount('1e309', 9999)     // undefined
 */
export function parseCount(text: string, most: number): number | undefined {
  if (text.length > longest) return undefined
  const plain = text.normalize('NFKC').replace(/\s/g, '')
  if (plain === '') return 0
  if (!/^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d*)?$/.test(plain)) return undefined
  const value = Math.floor(Number(plain.replaceAll(',', '')))
  return value <= most ? value : undefined
}
