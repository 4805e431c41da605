/** Without control characters but tabs and line ends, without halves of surrogates: no terminal and no format may see them. */
export const printable = (text: string): string =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(forbidden, '\uFFFD').toWellFormed()

const forbidden = /[\0-\x08\x0B-\x1F\x7F-\x9F\uFFFE\uFFFF]/g
