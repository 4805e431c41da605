/** `site.webmanifest`: name and colours of the brand, for a site on a home screen. */
import * as v from 'valibot'
import { optionsSchema } from '../engine/optionsSchema.ts'
import { basePathOf } from '../engine/paths/base.ts'
import type { Brand, Plugin } from '../engine/types.ts'
import { hasWebmanifest } from './namedFiles/shared.ts'

export type WebmanifestOptions<B extends Brand> = {
  /** Members of the manifest besides `start_url` and `lang`: https://www.w3.org/TR/appmanifest/ */
  readonly members: (brand: B) => Readonly<Record<string, unknown>>
}

const schema = optionsSchema<WebmanifestOptions<Brand>>({ members: v.function() })

export function webmanifest<B extends Brand>(given: WebmanifestOptions<B>): Plugin {
  const { members } = given
  return {
    name: 'webmanifest',
    options: { schema, given },
    emits: ['site.webmanifest'],
    route: () => ({ routes: [], shared: [hasWebmanifest.value(true)] }),
    emit({ site: { brand, config } }) {
      const home = `${basePathOf(brand, config)}/`
      const own = members(brand as B)
      const manifest = {
        ...own,
        ...(Array.isArray(own['icons']) && { icons: own['icons'].map((icon: Icon) => below(icon, home)) }),
        lang: config.locales[0]!.lang,
        start_url: home,
        id: home,
      }
      return [{ path: 'site.webmanifest', body: `${JSON.stringify(manifest, null, 2)}\n` }]
    },
  }
}

type Icon = { readonly src?: unknown }

const below = (icon: Icon, home: string): Icon =>
  typeof icon.src === 'string' ? { ...icon, src: icon.src.replace(/^\/(?!\/)/, () => home) } : icon
