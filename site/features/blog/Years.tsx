/** All posts, by year. The newest year is open. */
import { css } from '@linaria/core'
import type { BlogListProps } from '../../../plugins/blog/types.ts'
import { useStrings } from '../../strings/index.ts'

export function Years({ years }: Pick<BlogListProps, 'years'>) {
  const { blog } = useStrings()
  return (
    <aside className={list}>
      <nav aria-label={blog.years}>
        <h2>{blog.years}</h2>
        {years.map(({ year, posts }, index) => (
          <details key={year} open={index === 0}>
            <summary>
              {year} <small>{posts.length}</small>
            </summary>
            <ul>
              {posts.map(({ title, path }) => (
                <li key={path}>
                  <a href={path}>{title}</a>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </nav>
    </aside>
  )
}

const list = css`
  font-size: var(--t-2);
  line-height: 1.45;

  h2 {
    margin-bottom: var(--s-3);
    font-size: var(--t-2);
  }
  summary {
    padding-block: var(--s-1);
    font-weight: 600;
  }
  small {
    color: var(--c-muted);
    font-weight: 400;
  }
  ul {
    padding: 0 0 var(--s-3) var(--s-4);
  }
  a {
    display: block;
    padding-block: var(--s-1);
    color: var(--c-muted);
  }
  a:hover {
    color: var(--c-link);
  }

  @media (width >= 1100px) {
    position: sticky;
    top: calc(var(--bar) + var(--s-6));
    max-height: calc(100dvh - var(--bar) - var(--s-12));
    overflow-y: auto;
    scrollbar-width: thin;
  }
`
