/** As a URL writes it: UTF-8, percent-encoded, slashes kept. It can stand in an attribute as it is. */
export function encodePath(path: string): string {
  // Most are: this is asked for every link of every page.
  if (/^[\w./-]*$/.test(path)) return path
  return path.split('/').map(encodeURIComponent).join('/').replaceAll("'", '%27')
}

/** A path of a page and what of the page is meant, as links write them. */
export const encodeHref = (path: string, hash?: string): string =>
  `${encodePath(path)}${hash ? `#${encodeURIComponent(hash)}` : ''}`

/** An address as a header has it: what somebody wrote plainly is encoded, and what is encoded stays. */
export const toLocation = (href: string): string =>
  href.replaceAll(/[^!-~]+/g, (plain) => encodeURIComponent(plain.toWellFormed()))
