/** The home page: what this is, ways in, the parts of the documentation, and what is new. */
import { css, cx } from '@linaria/core'
import { useBrand, useLocale, useLocalized, useSite } from '../../engine/client/index.ts'
import { latestPosts } from '../../plugins/blog/shared.ts'
import type { PostCard as Post } from '../../plugins/blog/types.ts'
import { closedSidebar } from '../../plugins/docs/shared.ts'
import type { SidebarCategory, SidebarItem } from '../../plugins/docs/types.ts'
import { postGrid } from '../blog.styles.ts'
import type { ThemeBrand } from '../brand.ts'
import { JsonLd } from '../JsonLd.tsx'
import { website } from '../JsonLd.data.ts'
import { PostCard } from '../PostCard.tsx'
import { sectionsIn } from '../sections.ts'
import { Seo } from '../Seo.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { cardSurface } from '../ui/cardSurface.ts'
import { ground } from '../ui/Hero.styles.ts'
import { heroTitle } from '../ui/heroTitle.ts'
import { Lead } from '../ui/Lead.tsx'
import { Phrases } from '../ui/Phrases.tsx'
import { wrap } from '../ui/wrap.ts'
import { useText } from '../words/useText.ts'
import { useWords } from '../words/useWords.ts'

export default function Home() {
  const brand = useBrand<ThemeBrand>()
  const { id, lang } = useLocale()
  const site = useSite()
  const { home } = useWords()
  const text = useText()
  const localized = useLocalized()
  const description = brand.description ? text(brand.description) : brand.name
  const { docs = 'docs', blog = 'blog' } = sectionsIn(id).read(site) ?? {}
  const items = closedSidebar(site, docs, id)?.read(site)?.items ?? []
  const blogPath = `/${blog}/`
  const posts = latestPosts(blog, id).read(site) ?? []
  const first = items.map(pathOf).find(Boolean)
  return (
    <main id="main" tabIndex={-1}>
      <Seo title={brand.name} description={description} feeds={posts.length ? blogPath : undefined} />
      <JsonLd things={[publisher(brand), website(brand, lang)]} />
      <header className={cx(ground, head)}>
        <h1 className={heroTitle}>
          <Phrases text={brand.name} />
        </h1>
        {brand.description && <Lead text={description} />}
        <div>
          {first && <ButtonLink href={first}>{home.start}</ButtonLink>}
          {posts.length > 0 && (
            <ButtonLink look="plain" href={localized(blogPath)}>
              {home.blog}
            </ButtonLink>
          )}
        </div>
      </header>
      <Parts items={items} />
      {posts.length > 0 && <Latest posts={posts} />}
    </main>
  )
}

const publisher = ({ origin, name }: ThemeBrand) => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name,
  url: `${origin}/`,
})

/** The first page below an item of the tree. */
function pathOf(item: SidebarItem): string | undefined {
  if (item.kind === 'doc') return item.path
  return item.kind === 'category' ? (item.path ?? item.items.map(pathOf).find(Boolean)) : undefined
}

/** A card for each page and category at the top of the tree. */
function Parts({ items }: { items: readonly SidebarItem[] }) {
  const { home } = useWords()
  const parts = items.flatMap((item) => {
    const path = pathOf(item)
    return path ? [{ item, path }] : []
  })
  if (parts.length < 2) return null
  return (
    <section className={cx(wrap, section)} aria-labelledby="parts" data-search="no">
      <h2 id="parts">{home.parts}</h2>
      <ul className={grid}>
        {parts.slice(0, 9).map(({ item, path }) => (
          <li key={item.id} className={cardSurface}>
            <h3>
              <a href={path}>{item.label}</a>
            </h3>
            {item.kind === 'category' && <p>{labelsIn(item)}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

const labelsIn = ({ items }: SidebarCategory): string =>
  items
    .slice(0, 4)
    .map(({ label }) => label)
    .join(' · ')

function Latest({ posts }: { posts: readonly Post[] }) {
  const { blog } = useWords()
  return (
    <section className={cx(wrap, section)} aria-labelledby="latest" data-search="no">
      <h2 id="latest">{blog.recent}</h2>
      <div className={postGrid}>
        {posts.map((post) => (
          <PostCard key={post.path} post={post} heading="h3" />
        ))}
      </div>
    </section>
  )
}

const head = css`
  padding: clamp(3.5rem, 2rem + 7vw, 8rem) var(--edge) clamp(3rem, 2rem + 4vw, 5rem);
  text-align: center;

  > p {
    max-width: 40rem;
    margin: var(--s-5) auto 0;
    color: var(--c-muted);
    font-size: var(--t-4);
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-3);
    justify-content: center;
    margin-top: var(--s-8);
  }
`

const section = css`
  padding-block: var(--rhythm);

  > h2 {
    margin-bottom: var(--s-6);
    font-size: var(--t-6);
  }
`

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  gap: var(--s-5);

  > li {
    position: relative;
    padding: var(--s-5) var(--s-6);
  }
  h3 {
    font-size: var(--t-5);
  }
  a {
    color: inherit;
  }
  a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  p {
    margin-top: var(--s-2);
    color: var(--c-muted);
    font-size: var(--t-2);
  }
`
