/** Pages of prose outside of documentation and blog: `content/<set>/<locale>/pages/about.md` is `/about/`. */
import * as v from 'valibot'
import { textLocales } from '../../engine/paths/fallbacks.ts'
import { optionsSchema } from '../../engine/optionsSchema.ts'
import { routeOf } from '../../engine/paths/inLocale.ts'
import { addressOf, localizedPath, toPath } from '../../engine/paths/paths.ts'
import type { Config, Document, Plugin, ReadResult, Route, Source } from '../../engine/types.ts'
import {
  checkPageFrontMatter,
  commonFrontMatter,
  figuresNotShown,
  isPublished,
  markdownOptions,
  missingImages,
  pageFields,
  readMarkdown,
  refuseSlug,
  scheduledIn,
  unpublished,
  withNames,
  type PageFields,
  type ProseLabels,
} from '../markdown/index.ts'
import { proseOptions, type ProseOptions } from '../proseOptions.ts'
import type { ProsePageProps } from './types.ts'

export type ProsePagesOptions = ProseOptions & {
  /** Component of a page. Default `site/layouts/Page.tsx`. */
  readonly view?: string
  /** Labels in prose, in a locale. Default: English. */
  readonly labels?: (locale: string) => { readonly prose?: ProseLabels | undefined }
}

type PageData = PageFields & {
  readonly key: string
  readonly description: string
  readonly hideTitle: boolean | undefined
}

const schema = v.object(commonFrontMatter)

export const prosePagesOptions = optionsSchema<ProsePagesOptions>({
  ...proseOptions,
  view: v.optional(v.string()),
  labels: v.optional(v.function()),
})

export function prosePages(given: ProsePagesOptions = {}): Plugin {
  const { view = 'site/layouts/Page.tsx' } = given
  return {
    name: 'prose-pages',
    options: { schema: prosePagesOptions, given },
    include: ['[content]/*/*/pages/**/*.{md,mdx}', '!**/_*', '!**/_*/**'],

    read: ({ source, config }) => readPage(source, config, given),

    route({ documents, all: everything, brand, config }) {
      const own = withNames(documents, { all: everything, brand }) as readonly Document<PageData>[]
      const all = own.filter(({ data }) => isPublished(data, config))
      const routes = brand.locales.flatMap((locale) => {
        const inLocale = (id: string) => all.filter(({ address }) => address?.locale === id)
        const shown = new Map(
          textLocales(locale, config.locales)
            .flatMap(inLocale)
            .map((each) => [each.data.key, each]),
        )
        return [...shown.values()].map(({ file, address, data }): Route => {
          const { key, title, description, image, imageAlt, hideTitle, head, unlisted, lastUpdate } = data
          const fallbackFrom = address!.locale === locale ? undefined : address!.locale
          const props: ProsePageProps = {
            ...{ title, description, image, imageAlt, hideTitle, head, fallbackFrom },
            ...unpublished(data, config),
          }
          const route = {
            ...{ key, view, props },
            documents: [file],
            source: file,
            modified: lastUpdate ?? undefined,
            noindex: unlisted || fallbackFrom !== undefined || undefined,
            canonical: fallbackFrom && localizedPath(key, fallbackFrom, config.locales),
          }
          return routeOf(route, { brand, config, locale })
        })
      })
      return { routes, scheduled: scheduledIn(own, config) }
    },
    check: async (context) => [
      ...(await missingImages('prose-pages', context)),
      ...figuresNotShown('prose-pages', given.figures, context.site),
    ],
  }
}

function readPage(source: Source, config: Config, given: ProsePagesOptions): ReadResult {
  const address = addressOf(source.file, config.content, config.locales)
  // In a folder that is no locale of the site: it is on no page.
  if (!address) return { data: {} }
  const options = markdownOptions({ ...given, labels: given.labels ?? (() => ({})) }, config)
  const markdown = readMarkdown(source, options(address))
  const { front, diagnostics } = checkPageFrontMatter(schema, markdown.frontMatter)
  const name = address.rest.slice('pages/'.length).replace(/(?:(?:^|\/)index)?\.mdx?$/, '')
  const key = toPath(front.slug ?? name)
  refuseSlug(front.slug, key, markdown.frontMatter)
  const { fields, problems } = pageFields(front, markdown, source.file)
  const data: PageData = {
    ...fields,
    key,
    title: markdown.heading ?? markdown.title,
    description: front.description ?? markdown.lead ?? '',
    hideTitle: front.hide_title,
  }
  return { data, imports: markdown.imports, body: markdown.body, diagnostics: [...diagnostics, ...problems] }
}
