/** `site.webmanifest`: name and colours of the brand, for a site on a home screen. */
import type { Brand, Plugin } from '../engine/types.ts'

export type WebmanifestOptions<B extends Brand> = {
  /** Members of the manifest besides `start_url` and `lang`: https://www.w3.org/TR/appmanifest/ */
  readonly members: (brand: B) => Readonly<Record<string, unknown>>
}

export function webmanifest<B extends Brand>({ members }: WebmanifestOptions<B>): Plugin {
  return {
    name: 'webmanifest',
    emits: ['site.webmanifest'],
    emit(_pages, { brand, config }) {
      const manifest = { ...members(brand as B), lang: config.locales[0]!.lang, start_url: '/', id: '/' }
      return [{ path: 'site.webmanifest', body: `${JSON.stringify(manifest, null, 2)}\n` }]
    },
  }
}
