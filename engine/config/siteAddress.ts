/** The address of a site: an origin, with or without the path below which it lies. */

export function isSiteAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { origin, protocol, pathname } = new URL(text)
  const path = pathname === '/' ? '' : pathname
  return /^https?:$/.test(protocol) && lowerHost(text) === origin + path && /^(?:\/[\w~-][\w.~-]*)*$/.test(path)
}

/** `https://Docs.Example.org/Guide` is `https://docs.example.org/Guide`: hosts are the same in any letters, paths are not. */
export const lowerHost = (address: string): string =>
  address.replace(/^https?:\/\/[^/]*/i, (host) => host.toLowerCase())
