/**
 * Numbers and words as text that compresses well.
 *
 * Numbers are base64 VLQ, as in source maps but unsigned: five bits a character, the lowest first; the sixth bit says that
 * more follow. Words are front coded: they are sorted, and each one leaves out the prefix it shares with the one before.
 */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const valueOf = new Int8Array(128).fill(-1)
for (let value = 0; value < alphabet.length; value++) valueOf[alphabet.charCodeAt(value)] = value

/** An integer from 0 to 2^31. */
export function writeNumber(number: number): string {
  let text = ''
  let rest = number
  do {
    const digit = rest & 31
    rest >>>= 5
    text += alphabet[rest ? digit | 32 : digit]
  } while (rest)
  return text
}

export const writeNumbers = (numbers: readonly number[]): string => numbers.map(writeNumber).join('')

/** Throws `RangeError` for a text that `writeNumbers` does not produce. */
export function readNumbers(text: string): readonly number[] {
  const numbers: number[] = []
  eachNumber(text, (number) => numbers.push(number))
  return numbers
}

/** As `readNumbers`, without a list of all of them. */
export function eachNumber(text: string, visit: (number: number) => void): void {
  let number = 0
  let shift = 0
  for (let index = 0; index < text.length; index++) {
    const value = valueOf[text.charCodeAt(index)] ?? -1
    if (value < 0 || shift > 30) throw new RangeError(`No number at ${index}`)
    number |= (value & 31) << shift
    if (value & 32) shift += 5
    else {
      visit(number)
      number = shift = 0
    }
  }
  if (shift) throw new RangeError('A number is cut off')
}

/** Delta coding of ascending numbers. */
export function writeDeltas(numbers: readonly number[]): string {
  let last = -1
  let text = ''
  for (const number of numbers) {
    text += writeNumber(number - last - 1)
    last = number
  }
  return text
}

export function readDeltas(text: string): readonly number[] {
  let last = -1
  return readNumbers(text).map((distance) => (last += distance + 1))
}

/** Sorted words without capital letters: `data`, `database` -> `AdataEbase`. The capital is the length of the shared prefix. */
export function writeWords(words: readonly string[]): string {
  let text = ''
  let last = ''
  for (const word of words) {
    let shared = 0
    while (shared < 25 && shared < last.length && last[shared] === word[shared]) shared++
    text += alphabet[shared] + word.slice(shared)
    last = word
  }
  return text
}

export function readWords(text: string): readonly string[] {
  let last = ''
  return (text.match(/[A-Z][^A-Z]*/g) ?? []).map(
    (coded) => (last = last.slice(0, valueOf[coded.charCodeAt(0)]) + coded.slice(1)),
  )
}
