/** A post of the blog. */
import { cx } from '@linaria/core'
import { useLocalized, useRoute, useSite } from '../../engine/client/index.ts'
import type { Locale } from '../../engine/types.ts'
import type { BlogPostProps } from '../../plugins/blog/types.ts'
import { sectionImages } from '../../plugins/socialImages/shared.ts'
import { post, related } from '../blog.styles.ts'
import { AuthorBox } from '../AuthorBox.tsx'
import { PostCard, type Art } from '../PostCard.tsx'
import { Share } from '../Share.tsx'
import { useWords } from '../words/useWords.ts'
import { CopyMarkdown } from '../CopyMarkdown.tsx'
import { DateText } from '../DateText.tsx'
import { Icon } from '../ui/Icon.tsx'
import { ArticleLd } from '../JsonLd.tsx'
import { Meta } from '../Meta.tsx'
import { Notice } from '../Notice.tsx'
import { useOriginal } from '../Original.tsx'
import { Pager } from '../Pager.tsx'
import { Phrases } from '../ui/Phrases.tsx'
import { Prose } from '../Prose.tsx'
import { Seo } from '../Seo.tsx'
import { Tags } from '../Tags.tsx'
import { Toc } from '../Toc.tsx'
import { UnpublishedNotice } from '../Unpublished.tsx'
import { useBlogPath } from '../useBlogPath.ts'
import { leadAlone } from '../ui/leadCard.ts'
import { swipeRow } from '../ui/swipeRow.ts'
import { wrap } from '../ui/wrap.ts'

export default function BlogPost({ art, ...props }: BlogPostProps & { art?: Art }) {
  const { blog } = useWords()
  const localized = useLocalized()
  const home = useBlogPath()
  const { path } = useRoute()
  const site = useSite()
  const { locale, locales } = site
  // Where the build draws pictures for links, it draws one for each post without a picture.
  const drawn = sectionImages(locale.id).read(site) ? `/social${path.slice(0, -1)}.png` : undefined
  const image = props.image ?? drawn
  const original = locales.find(({ id }) => id === props.fallbackFrom)
  return (
    <main id="main" tabIndex={-1}>
      <Seo {...props} image={image} type="article" published={props.date} modified={props.lastUpdate} feeds={home} />
      <ArticleLd
        {...props}
        image={image}
        kind="BlogPosting"
        published={props.date}
        modified={props.lastUpdate}
        trail={[{ label: props.blog, path: localized(home) }]}
        original={original}
      />
      <article className={cx(wrap, post)}>
        <PostHeader post={props} original={original} />
        {!props.hideToc && <Toc label={blog.onThisPage} levels={props.tocLevels} original={original} />}
        <Prose original={original} />
        <footer>
          <Share title={props.title} />
          {props.authors.length > 0 && (
            <section aria-label={blog.writers}>
              {props.authors.map((author) => (
                <AuthorBox key={author.name} author={author} />
              ))}
            </section>
          )}
          <Pager label={blog.pager} words={blog} previous={props.previous} next={props.next} />
        </footer>
      </article>
      {props.related.length > 0 && <Related cards={props.related} art={art} />}
    </main>
  )
}

type PostHeaderProps = { post: BlogPostProps; original: Locale | undefined }

function PostHeader({ post, original }: PostHeaderProps) {
  const { blog, docs } = useWords()
  const home = useLocalized()(useBlogPath())
  return (
    <header>
      <div data-print="no">
        <a href={home}>
          <Icon name="back" />
          {blog.back}
        </a>
        <Tags label={docs.tags} tags={post.tags} />
      </div>
      <h1 id={useRoute().bodies[0]?.titleId} {...useOriginal(original)}>
        <Phrases text={post.title} />
      </h1>
      <Meta>
        {post.authors.map(({ name, path }) =>
          path ? (
            <a key={name} href={path}>
              {name}
            </a>
          ) : (
            name
          ),
        )}
        <DateText date={post.date} />
        {post.lastUpdate && (
          <span>
            {docs.updated} <DateText date={post.lastUpdate} />
          </span>
        )}
        {blog.readingTime(post.readingMinutes)}
        <CopyMarkdown />
      </Meta>
      <UnpublishedNotice {...post} />
      {original && <Notice>{docs.fallback(original.name)}</Notice>}
      {post.image && <img src={post.image} alt={post.imageAlt ?? ''} width={1280} height={720} fetchPriority="high" />}
    </header>
  )
}

function Related({ cards, art }: { cards: BlogPostProps['related']; art: Art | undefined }) {
  const { blog } = useWords()
  return (
    <section className={related} aria-labelledby="post-related" data-print="no">
      <div className={wrap}>
        <h2 id="post-related">{blog.related}</h2>
        <div className={cx(swipeRow, leadAlone)}>
          {cards.map((card) => (
            <PostCard key={card.path} post={card} heading="h3" art={art} />
          ))}
        </div>
      </div>
    </section>
  )
}
