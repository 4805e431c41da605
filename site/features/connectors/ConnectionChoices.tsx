/** Links to other pairs: every source, every target of this one. Shared by all pages of a source. */
import { css, cx } from '@linaria/core'
import type { Choices } from '../../../plugins/connectors/types.ts'
import { useStrings } from '../../strings/index.ts'
import { disclosure } from '../../../theme/ui/disclosure.ts'
import { PathList } from '../../../theme/ui/PathList.tsx'

export function ConnectionChoices({ value: { source, sources, targets } }: { value: Choices }) {
  const words = useStrings().connections
  const lists = [
    { label: words.sources, chosen: source, items: sources },
    { label: words.targets(source), chosen: undefined, items: targets },
  ]
  return (
    <nav className={cx(disclosure, choices)} aria-label={words.choose} data-print="no">
      {lists.map(({ label, chosen, items }) => (
        <details key={label} name="connections">
          <summary>
            {label}
            <small>{chosen ?? items.length}</small>
          </summary>
          <PathList links={items.map(({ name, path }) => ({ label: name, path }))} />
        </details>
      ))}
    </nav>
  )
}

const choices = css`
  margin-top: var(--s-6);
  border: 1px solid var(--c-line);
  border-radius: var(--r-2);
  font-size: var(--t-2);

  details + details {
    border-top: 1px solid var(--c-line);
  }
  summary {
    gap: var(--s-3);
    min-height: 48px;
    padding: var(--s-2) var(--s-5);
  }
  small {
    margin-inline-start: auto;
    color: var(--c-muted);
    font-size: inherit;
    font-weight: 400;
  }
  ul {
    display: grid;
    gap: 2px var(--s-3);
    grid-template-columns: repeat(auto-fill, minmax(min(12rem, 100%), 1fr));
    max-height: 22rem;
    padding: 0 var(--s-2) var(--s-3);
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  a {
    display: block;
    padding: 6px var(--s-3);
    border-radius: var(--r-1);
    color: var(--c-text);
  }
  a:hover {
    background: var(--c-sunken);
    text-decoration: none;
  }
  a[aria-current] {
    background: var(--c-tint);
    color: var(--c-link);
    font-weight: 600;
  }
`
