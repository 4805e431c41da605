/** `robots.txt`: what crawlers may read, and where the sitemap is. Format: RFC 9309. */
import * as v from 'valibot'
import { optionsSchema } from '../engine/optionsSchema.ts'
import { basePathOf } from '../engine/paths/base.ts'
import { writtenHref } from '../engine/paths/written.ts'
import type { Brand, Plugin } from '../engine/types.ts'

export type RobotsOptions = {
  /** Prefixes of paths that crawlers should leave alone. Default: none. */
  readonly disallow?: readonly string[]
  /** A comment, such as the proof of ownership for a search engine. */
  readonly comment?: (brand: Brand) => string | undefined
}

export const robotsOptions = optionsSchema<RobotsOptions>({
  disallow: v.optional(v.array(v.string())),
  comment: v.optional(v.function()),
})

export function robots(given: RobotsOptions = {}): Plugin {
  const { disallow = [], comment = () => undefined } = given
  return {
    name: 'robots',
    options: { schema: robotsOptions, given },
    emits: ['robots.txt'],
    emit({ site: { brand, config } }) {
      const base = basePathOf(brand, config)
      const note = comment(brand)
      const lines = [
        ...(note ? note.split(/\r\n?|\n/).map((line) => `# ${line}`) : []),
        'User-agent: *',
        `Allow: ${base}/`,
        ...disallow.flatMap((prefix) => prefixesOf(prefix, brand)).map((prefix) => `Disallow: ${base}${prefix}`),
        '',
        `Sitemap: ${brand.origin}/sitemap.xml`,
      ]
      return [{ path: 'robots.txt', body: `${lines.join('\n')}\n` }]
    },
  }
}

/** What begins with `/search/` also has the page itself, which may have no slash at its end. */
const prefixesOf = (prefix: string, brand: Brand): readonly string[] => {
  const page = writtenHref(prefix, brand)
  return page === prefix ? [prefix] : [`${page}$`, `${page}?`, prefix]
}
