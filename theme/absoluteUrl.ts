/** An address of the site as others know it. `origin` is that of the brand, which may have a path. */
export const absoluteUrl = (href: string, origin: string): string =>
  /^\/(?!\/)/.test(href) ? new URL(origin + href).href : new URL(href, origin).href
