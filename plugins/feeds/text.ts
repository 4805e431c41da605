/** Removes what XML 1.0 forbids: control characters, lone surrogates and non-characters. Lines end with a line feed. */
export const clean = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufdd0-\ufdef\ufffe\uffff]/g, '')
    .replace(/\r\n?/g, '\n')
