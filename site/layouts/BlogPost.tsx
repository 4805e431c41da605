/** A post of the blog. */
import { cx } from '@linaria/core'
import { useLocalized, useRoute, useSite } from '../../engine/client/index.ts'
import type { Locale } from '../../engine/types.ts'
import type { BlogPostProps } from '../../plugins/blog/types.ts'
import { post, related, relatedGrid } from '../features/blog/blog.styles.ts'
import { AuthorBox } from '../features/blog/AuthorBox.tsx'
import { PostCard } from '../features/blog/PostCard.tsx'
import { Share } from '../features/blog/Share.tsx'
import { useStrings } from '../strings/index.ts'
import { CopyMarkdown } from '../ui/CopyMarkdown.tsx'
import { DateText } from '../ui/DateText.tsx'
import { Icon } from '../ui/Icon.tsx'
import { ArticleLd } from '../ui/JsonLd.tsx'
import { Meta } from '../ui/Meta.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Pager } from '../ui/Pager.tsx'
import { Phrases } from '../ui/Phrases.tsx'
import { Prose } from '../ui/Prose.tsx'
import { Seo } from '../ui/Seo.tsx'
import { Tags } from '../ui/Tags.tsx'
import { Toc } from '../ui/Toc.tsx'
import { UnpublishedNotice } from '../ui/Unpublished.tsx'
import { wrap } from '../ui/wrap.ts'

export default function BlogPost(props: BlogPostProps) {
  const { blog } = useStrings()
  const localized = useLocalized()
  const { path } = useRoute()
  // As the build draws it, `postCard`.
  const image = props.image ?? `/social${path.slice(0, -1)}.png`
  const original = useSite().locales.find(({ id }) => id === props.fallbackFrom)
  return (
    <main id="main" tabIndex={-1}>
      <Seo {...props} image={image} type="article" published={props.date} feeds="/blog/" />
      <ArticleLd
        {...props}
        image={image}
        kind="BlogPosting"
        published={props.date}
        authors={props.authors.map(({ name }) => name)}
        trail={[{ label: blog.label, path: localized('/blog/') }]}
      />
      <article className={cx(wrap, post)}>
        <PostHeader post={props} original={original} />
        {!props.hideToc && <Toc label={blog.onThisPage} />}
        <Prose lang={original?.lang} />
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
      {props.related.length > 0 && <Related cards={props.related} />}
    </main>
  )
}

type PostHeaderProps = { post: BlogPostProps; original: Locale | undefined }

function PostHeader({ post, original }: PostHeaderProps) {
  const { blog, docs } = useStrings()
  const localized = useLocalized()
  return (
    <header>
      <div data-print="no">
        <a href={localized('/blog/')}>
          <Icon name="back" />
          {blog.back}
        </a>
        <Tags label={docs.tags} tags={post.tags} />
      </div>
      <h1>
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
        {blog.readingTime(post.readingMinutes)}
        <CopyMarkdown />
      </Meta>
      <UnpublishedNotice {...post} />
      {original && <Notice>{docs.fallback(original.name)}</Notice>}
      {post.image && <img src={post.image} alt={post.imageAlt ?? ''} width={1280} height={720} fetchPriority="high" />}
    </header>
  )
}

function Related({ cards }: { cards: BlogPostProps['related'] }) {
  const { blog } = useStrings()
  return (
    <section className={related} aria-labelledby="related" data-print="no">
      <div className={wrap}>
        <h2 id="related">{blog.related}</h2>
        <div className={relatedGrid}>
          {cards.map((card) => (
            <PostCard key={card.path} post={card} heading="h3" />
          ))}
        </div>
      </div>
    </section>
  )
}
