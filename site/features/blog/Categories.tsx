/** Links to the parts of the blog, as a row that scrolls sideways on small screens. */
import { css } from '@linaria/core'
import type { BlogListProps } from '../../../plugins/blog/types.ts'
import { useStrings } from '../../strings/index.ts'

export function Categories({ categories }: Pick<BlogListProps, 'categories'>) {
  const { blog } = useStrings()
  if (!categories.length) return null
  return (
    <nav className={row} aria-label={blog.categories}>
      <ul>
        {categories.map(({ label, path, active }) => (
          <li key={path}>
            <a href={path} aria-current={active ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const row = css`
  margin: 0 calc(-1 * var(--edge)) var(--s-8);
  padding-inline: var(--edge);
  overflow-x: auto;
  scrollbar-width: none;

  ul {
    display: flex;
    gap: var(--s-2);
    padding-block: var(--s-1);
  }
  a {
    display: block;
    padding: var(--s-1) var(--s-4);
    border: 1px solid var(--c-line);
    border-radius: 99px;
    color: var(--c-text);
    font-size: var(--t-2);
    white-space: nowrap;
  }
  a:hover {
    border-color: var(--c-primary);
    text-decoration: none;
  }
  a[aria-current] {
    border-color: var(--c-primary);
    background: var(--c-primary);
    color: var(--c-on-primary);
  }
`
