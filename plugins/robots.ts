/** `robots.txt`: what crawlers may read, and where the sitemap is. Format: RFC 9309. */
import { basePathOf } from '../engine/paths/base.ts'
import type { Brand, Plugin } from '../engine/types.ts'

export type RobotsOptions = {
  /** Prefixes of paths that crawlers should leave alone. Default: none. */
  readonly disallow?: readonly string[]
  /** A comment, such as the proof of ownership for a search engine. */
  readonly comment?: (brand: Brand) => string | undefined
}

export function robots({ disallow = [], comment = () => undefined }: RobotsOptions = {}): Plugin {
  return {
    name: 'robots',
    emits: ['robots.txt'],
    emit({ site: { brand, config } }) {
      const base = basePathOf(brand, config)
      const note = comment(brand)
      const lines = [
        ...(note ? note.split(/\r\n?|\n/).map((line) => `# ${line}`) : []),
        'User-agent: *',
        `Allow: ${base}/`,
        ...disallow.map((prefix) => `Disallow: ${base}${prefix}`),
        '',
        `Sitemap: ${brand.origin}/sitemap.xml`,
      ]
      return [{ path: 'robots.txt', body: `${lines.join('\n')}\n` }]
    },
  }
}
