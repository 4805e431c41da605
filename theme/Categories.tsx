/** Links to the categories of the blog. */
import { css, cx } from '@linaria/core'
import type { BlogListProps } from '../plugins/blog/types.ts'
import { useWords } from './words/useWords.ts'
import { framedLinks } from './ui/framedLinks.ts'
import { PathList } from './ui/PathList.tsx'

export function Categories({ categories }: Pick<BlogListProps, 'categories'>) {
  const { blog } = useWords()
  // The first one is all posts.
  if (categories.length < 2) return null
  return (
    <nav className={cx(framedLinks, row)} aria-label={blog.categories}>
      <PathList links={categories} />
    </nav>
  )
}

const row = css`
  margin-bottom: var(--s-8);

  a {
    display: block;
    padding: max(var(--s-1), (var(--tap) - 1lh) / 2) var(--s-4);
    border-radius: 99px;
    color: var(--c-text);
    font-size: var(--t-2);
  }
`
