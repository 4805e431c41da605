const wordsOf = (text: string): string =>
  ` ${text
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')} `

/** What browsers and search engines show: the title of a page with the name of its site, once. */
export const documentTitle = (title: string, name: string): string =>
  wordsOf(title).includes(wordsOf(name)) ? title : `${title} · ${name}`
