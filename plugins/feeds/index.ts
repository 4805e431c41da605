/** Feeds of a section: `rss.xml`, `atom.xml` and `feed.json`, for each locale, with the whole text of each post. */
import * as v from 'valibot'
import { optionsSchema } from '../../engine/optionsSchema.ts'
import { hashOf, short } from '../../engine/store/hash.ts'
import { basePathOf } from '../../engine/paths/base.ts'
import { encodePath, localizedPath, toPath } from '../../engine/paths/paths.ts'
import { urlOf } from '../../engine/paths/written.ts'
import type { Brand, EmitContext, OutputFile, Plugin } from '../../engine/types.ts'
import { feedPosts, type FeedPost } from '../feedPosts.ts'
import { feedSections } from '../namedFiles/shared.ts'
import { themeStylesheet } from '../theme/shared.ts'
import { contentOf } from './content.ts'
import type { Channel } from './channel.ts'
import { feedCss, feedPage } from './page.ts'
import { toRss } from './rss.ts'
import { toAtom } from './atom.ts'
import { toJsonFeed } from './json.ts'
import { clean } from './text.ts'

export type FeedsOptions<B extends Brand> = {
  /** Section that shares its posts, see `feedPosts`, or several. Default `blog`. */
  readonly section?: string | readonly string[]
  /** Maximum number of posts. Default 50. */
  readonly limit?: number
  /** Texts about the feed of a section, by locale. */
  readonly about: (brand: B, locale: string, section: string) => FeedWords
}

export type FeedWords = {
  readonly title: string
  readonly description: string
  /** The author of posts without one. */
  readonly author: string
  /** One sentence for people who open the feed in a browser. */
  readonly help: string
}

export const feedsOptions = optionsSchema<FeedsOptions<Brand>>({
  section: v.optional(v.union([v.string(), v.array(v.string())], 'the name of a section, or a list of names')),
  limit: v.optional(v.pipe(v.number(), v.integer('a whole number'), v.minValue(0, 'a number of posts'))),
  about: v.function(),
})

/** No date in a feed depends on the clock: its date is that of the post that was written or changed last. */
export function feeds<B extends Brand>(given: FeedsOptions<B>): Plugin {
  const { section: named = 'blog', limit = 50, about } = given
  const sections = [named].flat()
  return {
    name: 'feeds',
    options: { schema: feedsOptions, given },
    emits: [
      ...sections.map((section) => `{${section},*/${section}}/{rss.xml,atom.xml,feed.json}`),
      'assets/feed-*.{xml,css}',
    ],
    route: () => ({ routes: [], shared: [feedSections.value(sections)] }),
    async emit(context) {
      const { site } = context
      const { brand, config } = site
      const shown = config.locales
        .filter(({ id }) => brand.locales.includes(id))
        .flatMap((locale) => sections.map((section) => ({ ...locale, section })))
        .filter(({ id, section }) => feedPosts(section, id).read(site))
      const base = basePathOf(brand, config)
      const theme = themeStylesheet.read(site)
      const css = hashedFile('css', feedCss(theme && base + theme))
      const files = await Promise.all(
        shown.map(async ({ id: locale, lang, dir, section }) => {
          const words = about(brand as B, locale, section)
          const page = hashedFile('xml', feedPage({ lang, dir, help: words.help, css: `${base}/${css.path}` }))
          const home = localizedPath(toPath(section), locale, config.locales)
          const posts = feedPosts(section, locale).read(site)!.slice(0, limit)
          const channel = await channelOf(
            posts,
            { home, locale, lang, words, stylesheet: `${base}/${page.path}` },
            context,
          )
          const file = (name: string, body: string): OutputFile => ({ path: `${home.slice(1)}${name}`, body })
          return [
            page,
            file('rss.xml', toRss(channel)),
            file('atom.xml', toAtom(channel)),
            file('feed.json', toJsonFeed(channel)),
          ]
        }),
      )
      return shown.length ? [css, ...uniqueByPath(files.flat())] : []
    },
  }
}

type ChannelOptions = {
  readonly home: string
  readonly locale: string
  readonly lang: string
  readonly words: FeedWords
  readonly stylesheet: string
}

async function channelOf(
  posts: readonly FeedPost[],
  { home, locale, lang, words, stylesheet }: ChannelOptions,
  { site: { brand }, body }: EmitContext,
): Promise<Channel> {
  const url = (path: string) => urlOf(encodePath(path), brand)
  const day = (date: string) => new Date(`${date}T00:00:00Z`)
  const updatedOf = ({ date, updated = date }: FeedPost) => day(updated)
  const items = posts.map(async (post) => ({
    id: url(post.id),
    url: url(post.path),
    title: clean(post.title),
    description: clean(post.description),
    date: day(post.date),
    updated: updatedOf(post),
    authors: (post.authors.length ? post.authors : [words.author]).map(clean),
    tags: post.tags.map(clean),
    content: clean(contentOf(await body(post.file, locale), post.path, brand)),
  }))
  return {
    url: url(home),
    folder: brand.origin + encodePath(home),
    lang,
    stylesheet,
    title: clean(words.title),
    description: clean(words.description),
    author: clean(words.author),
    // A feed without posts has no date of its own; it must have one, and the same in every build.
    updated: new Date(Math.max(0, ...posts.map((post) => updatedOf(post).getTime()))),
    items: await Promise.all(items),
  }
}

const hashedFile = (extension: string, body: string): OutputFile => ({
  path: `assets/feed-${short(hashOf(body))}.${extension}`,
  body,
})

/** Pages of two locales may be the same file. */
const uniqueByPath = (files: readonly OutputFile[]) => [...new Map(files.map((file) => [file.path, file])).values()]
