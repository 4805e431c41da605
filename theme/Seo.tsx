/** What search engines and link previews read. Layouts render it once; React lifts it into the head. */
import { HeadTag, useBrand, useLocale, useLocalized, useRoute, useSite } from '../engine/client/index.ts'
import type { HeadTag as Tag } from '../engine/types.ts'
import { sectionImages } from '../plugins/socialImages/shared.ts'
import type { ThemeBrand } from './brand.ts'
import { documentTitle } from './documentTitle.ts'
import { useMarkdownHref } from './ui/useMarkdownHref.ts'
import { useFeeds } from './useFeeds.ts'
import { absoluteUrl } from './absoluteUrl.ts'

type SeoProps = {
  title: string
  description: string
  /** Path or absolute address of a picture; default is that of the section. */
  image?: string | undefined
  /** What it shows; default is the title. */
  imageAlt?: string | undefined
  type?: 'website' | 'article'
  /** ISO dates of an article. */
  published?: string | undefined
  modified?: string | undefined
  /** Announces the feeds of this section, if it has some: `/blog/`. */
  feeds?: string | undefined
  /** Further tags of this page. */
  head?: readonly Tag[] | undefined
}

const feedTypes = [
  ['rss.xml', 'application/rss+xml', 'RSS'],
  ['atom.xml', 'application/atom+xml', 'Atom'],
  ['feed.json', 'application/feed+json', 'JSON Feed'],
] as const

export function Seo({
  title,
  description,
  image,
  imageAlt,
  type = 'website',
  published,
  modified,
  feeds,
  head = [],
}: SeoProps) {
  const brand = useBrand<ThemeBrand>()
  const { locales } = useSite()
  const { id: own, lang } = useLocale()
  const { url, noindex, status, path, canonical, ...route } = useRoute()
  const markdownHref = useMarkdownHref()
  const feedsPath = useFeeds(feeds)
  // The not-found page has no address of its own: it is shown at those nobody has.
  const isPage = status === 200
  // A page that search engines know as another one has no languages of its own.
  const alternates = isPage && canonical === path ? route.alternates : []
  const localized = useLocalized()
  const section = useSectionImage()
  const alternate = (locale: string) => alternates.find((candidate) => candidate.locale === locale)
  const original = alternate(locales[0]!.id)
  const shown = image ?? section ?? brand.image
  const picture = shown && absoluteUrl(shown, brand)
  const isCard = image === undefined ? section !== undefined : image.startsWith('/social/')
  return (
    <>
      <title>{documentTitle(title, brand.name)}</title>
      {description && <meta name="description" content={description} />}
      {noindex && <meta name="robots" content="noindex" />}
      {isPage && <link rel="canonical" href={url} />}
      {alternates.length > 1 &&
        locales.map(({ id, lang }) => {
          const other = alternate(id)
          return other && <link key={id} rel="alternate" hrefLang={lang} href={other.url} />
        })}
      {alternates.length > 1 && original && <link rel="alternate" hrefLang="x-default" href={original.url} />}
      {markdownHref && <link rel="alternate" type="text/markdown" href={markdownHref} />}
      {feedsPath &&
        feedTypes.map(([file, media, kind]) => (
          <link
            key={file}
            rel="alternate"
            type={media}
            title={`${brand.name} ${kind}`}
            href={localized(feedsPath) + file}
          />
        ))}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content={lang.replace('-', '_')} />
      {alternates.length > 1 &&
        locales.map(
          ({ id, lang }) =>
            id !== own &&
            alternate(id) && <meta key={id} property="og:locale:alternate" content={lang.replace('-', '_')} />,
        )}
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      {isPage && <meta property="og:url" content={url} />}
      {picture && <Picture href={picture} alt={imageAlt || title} isCard={isCard} />}
      {published && <meta property="article:published_time" content={published} />}
      {modified && <meta property="article:modified_time" content={modified} />}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
      <meta name="twitter:title" content={title} />
      {description && <meta name="twitter:description" content={description} />}
      {head.map((tag, index) => (
        <HeadTag key={index} {...tag} />
      ))}
    </>
  )
}

/** `isCard`: drawn by the build, so its size is known. */
const Picture = ({ href, alt, isCard }: { href: string; alt: string; isCard: boolean }) => (
  <>
    <meta property="og:image" content={href} />
    {isCard && <meta property="og:image:width" content="1200" />}
    {isCard && <meta property="og:image:height" content="630" />}
    <meta property="og:image:alt" content={alt} />
    <meta name="twitter:image" content={href} />
  </>
)

/** The generated picture with the longest prefix of the page's path, where there are any. */
function useSectionImage(): string | undefined {
  const site = useSite()
  const { key } = useRoute()
  return sectionImages(site.locale.id)
    .read(site)
    ?.find(({ prefix }) => key.startsWith(prefix))?.href
}
