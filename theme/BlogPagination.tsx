/** Links to the other pages of a list that is divided into pages. */
import { css, cx } from '@linaria/core'
import type { BlogListProps } from '../plugins/blog/types.ts'
import { useWords } from './words/useWords.ts'
import { framedLinks } from './ui/framedLinks.ts'

export function BlogPagination({ pages = [] }: Pick<BlogListProps, 'pages'>) {
  const { blog } = useWords()
  if (pages.length < 2) return null
  const at = pages.findIndex(({ active }) => active)
  const ends = pages.filter(
    ({ number }, index) => index === 0 || index === pages.length - 1 || Math.abs(number - at - 1) < 3,
  )
  return (
    <nav className={cx(framedLinks, list)} aria-label={blog.pages}>
      <ul>
        {ends.map(({ number, path, active }, index) => (
          <li key={path} className={cx(index > 0 && number - ends[index - 1]!.number > 1 && gap)}>
            <a href={path} aria-label={blog.page(number)} aria-current={active ? 'page' : undefined}>
              {number}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const list = css`
  margin-top: var(--s-10);

  ul {
    justify-content: center;
  }
  a {
    display: inline-grid;
    min-width: 40px;
    height: 40px;
    place-items: center;
    border-radius: var(--r-1);
    color: var(--c-text);
  }
`

const gap = css`
  &::before {
    margin-inline-end: var(--s-2);
    color: var(--c-muted);
    content: '…' / '';
  }
`
