/** All posts of a blog, or those with one tag. */
import { cx } from '@linaria/core'
import type { BlogListProps } from '../../plugins/blog/types.ts'
import { besideYears, leadFirst, list, postGrid } from '../blog.styles.ts'
import { Categories } from '../Categories.tsx'
import { BlogPagination } from '../BlogPagination.tsx'
import { PostCard, type Art } from '../PostCard.tsx'
import { Years } from '../Years.tsx'
import { useBlogPath } from '../useBlogPath.ts'
import { useWords } from '../words/useWords.ts'
import { PageHead } from '../PageHead.tsx'
import { Seo } from '../Seo.tsx'
import { wrap } from '../ui/wrap.ts'

export default function BlogList({ art, ...props }: BlogListProps & { art?: Art }) {
  const { title, description, posts, years, categories, tag, author, pages } = props
  const { blog } = useWords()
  return (
    <main id="main" tabIndex={-1} className={cx(wrap, list)}>
      <Seo title={title} description={description} feeds={useBlogPath()} />
      <PageHead title={tag ? blog.tagged(tag.count, tag.label) : title} lead={tag?.description ?? description}>
        {author?.url && <a href={author.url}>{author.url.replace(/^https:\/\/|\/$/g, '')}</a>}
      </PageHead>
      <Categories categories={categories} />
      <div className={besideYears}>
        {posts.length ? (
          <div className={cx(postGrid, posts.length > 2 && leadFirst)}>
            {posts.map((post) => (
              <PostCard key={post.path} post={post} art={art} />
            ))}
          </div>
        ) : (
          <p>{blog.empty}</p>
        )}
        {years.length > 0 && <Years years={years} />}
      </div>
      <BlogPagination pages={pages} />
    </main>
  )
}
