/** As a URL writes it: UTF-8, percent-encoded, slashes kept. It can stand in an attribute as it is. */
export function encodePath(path: string): string {
  // Most are: this is asked for every link of every page.
  if (/^[\w./-]*$/.test(path)) return path
  return path.split('/').map(encodeURIComponent).join('/').replaceAll("'", '%27')
}
