/** Text as XML 1.0 allows it: no control characters, no half characters, no non-characters. Line ends stay. */
export const clean = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufdd0-\ufdef\ufffe\uffff]/g, '')
    .replace(/\r\n?/g, '\n')

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
