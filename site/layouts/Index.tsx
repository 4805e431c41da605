/** Groups of links: tags, the archive, authors, generated indexes of a documentation. */
import { css, cx } from '@linaria/core'
import type { IndexProps } from '../../plugins/blog/types.ts'
import { PageHead } from '../ui/PageHead.tsx'
import { Seo } from '../ui/Seo.tsx'
import { wrap } from '../ui/wrap.ts'

export default function Index({ title, description, groups }: IndexProps) {
  return (
    <main id="main" tabIndex={-1} className={cx(wrap, index)}>
      <Seo title={title} description={description} />
      <PageHead title={title} lead={description === title ? undefined : description} />
      {groups.map(({ label, id, items }) => (
        <section key={id ?? label} id={id}>
          {label && <h2>{label}</h2>}
          <ul>
            {items.map(({ label, path, note, count }) => (
              <li key={path}>
                <a href={path}>{label}</a>
                {count !== undefined && <span>{count}</span>}
                {note && <small>{note}</small>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  )
}

const index = css`
  padding-bottom: var(--s-24);

  section + section {
    margin-top: var(--s-10);
  }
  h2 {
    margin-bottom: var(--s-4);
    font-size: var(--t-5);
  }
  ul {
    display: grid;
    gap: var(--s-1) var(--s-8);
    grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  }
  li {
    display: grid;
    grid-template-columns: 1fr auto;
    align-content: start;
    align-items: baseline;
    gap: 0 var(--s-3);
    padding-block: var(--s-2);
    border-bottom: 1px solid var(--c-line);
  }
  span {
    color: var(--c-muted);
    font-size: var(--t-2);
    font-variant-numeric: tabular-nums;
  }
  small {
    grid-column: 1 / -1;
    color: var(--c-muted);
  }
`
