/** `site/pages/*.page.tsx` and the pages of a brand: one file, one address, in every locale. */
import * as v from 'valibot'
import { optionsSchema } from '../engine/optionsSchema.ts'
import { routeOf } from '../engine/paths/inLocale.ts'
import { toPath } from '../engine/paths/paths.ts'
import type { Brand, Document, Plugin, Route } from '../engine/types.ts'

export type PagesOptions<B extends Brand = Brand> = {
  /** Pages to keep out of search engines, by path in the default locale: `/login/`. Default: none. */
  readonly noindex?: (key: string, brand: B) => boolean
  /** Pages of every brand that no file here and no other plugin makes, by path in the default locale: `{ '/search/': 'theme/pages/search.page.tsx' }`. Default: none. */
  readonly views?: Readonly<Record<string, string>>
}

export const pagesOptions = optionsSchema<PagesOptions>({
  noindex: v.optional(v.function()),
  views: v.optional(v.record(v.string(), v.string())),
})

type PageData = { readonly key: string; readonly brand: string | undefined; readonly devOnly: boolean }

/**
 * `index.page.tsx` is `/`, `about/index.page.tsx` is `/about/`, `404.page.tsx` the not-found page. A brand's page replaces the
 * site's. `kit.dev.page.tsx` is `/kit/` in the dev server only: the bundler leaves such files out as well.
 */
export function pages<B extends Brand = Brand>(given: PagesOptions<B> = {}): Plugin {
  const { noindex = () => false, views = {} } = given

  return {
    name: 'pages',
    options: { schema: pagesOptions, given },
    include: ['[app]/pages/**/*.page.tsx', '[brands]/*/pages/**/*.page.tsx'],

    read({ source: { file }, config }) {
      const own = new RegExp(`^${config.brandsFolder}/([^/]+)/pages/`).exec(file)
      const folder = own ? own[0] : `${config.folder}/pages/`
      const name = file.slice(folder.length, -'.page.tsx'.length)
      const key = toPath(name.replace(/\.dev$/, '').replace(/(^|\/)index$/, ''))
      return { data: { key, brand: own?.[1], devOnly: name.endsWith('.dev') } satisfies PageData }
    },

    route({ documents: own, brand, config }) {
      const all = own as readonly Document<PageData>[]
      const documents = all.filter(({ data }) => !(data.devOnly && config.production))
      const brandOnly = new Set(documents.filter(({ data }) => data.brand === brand.id).map(({ data }) => data.key))
      const shown = documents.filter(({ data }) => data.brand === (brandOnly.has(data.key) ? brand.id : undefined))
      const written = new Set(shown.map(({ data }) => data.key))
      const others = Object.entries(views).filter(([key]) => !written.has(key))
      const pages = [
        // The folder of an app that is not compiled has such pages, too.
        ...shown.map(({ file, data: { key } }) => ({
          key,
          view: file,
          source: file,
          givesWay: views[key] === file || undefined,
        })),
        ...others.map(([key, view]) => ({ key, view, source: undefined, givesWay: true })),
      ]
      const routes = brand.locales.flatMap((locale) =>
        pages.map(({ key, view, source, givesWay }): Route => {
          const isNotFound = key === '/404/'
          const status = isNotFound ? 404 : undefined
          const isHidden = isNotFound || noindex(key, brand as B) || undefined
          return routeOf({ key, view, source, status, noindex: isHidden, givesWay }, { brand, config, locale })
        }),
      )
      return { routes }
    },
  }
}
