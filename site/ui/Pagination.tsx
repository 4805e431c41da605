/** Buttons for the pages of a list. A button that cannot be used stays, so that the focus has a place. */
import { css } from '@linaria/core'
import { paginationItems } from './paginationItems.ts'

type PaginationProps = {
  words: {
    readonly pager: string
    readonly previous: string
    readonly next: string
    readonly pageNumber: (page: number) => string
  }
  page: number
  pages: number
  isNarrow: boolean
  onTurn: (page: number) => void
}

export function Pagination({ words, page, pages, isNarrow, onTurn }: PaginationProps) {
  const step = (label: string, to: number) => {
    const isPossible = to >= 1 && to <= pages
    return (
      <button type="button" aria-disabled={!isPossible} onClick={() => isPossible && onTurn(to)}>
        {label}
      </button>
    )
  }
  return (
    <nav className={pager} aria-label={words.pager}>
      {step(words.previous, page - 1)}
      <ol>
        {paginationItems(page, pages, isNarrow).map((item, index) => (
          <li key={item === 'gap' ? `gap ${index}` : item} aria-hidden={item === 'gap' || undefined}>
            {item === 'gap' ? (
              '…'
            ) : (
              <button
                type="button"
                aria-label={words.pageNumber(item)}
                aria-current={item === page ? 'page' : undefined}
                onClick={() => onTurn(item)}
              >
                {item}
              </button>
            )}
          </li>
        ))}
      </ol>
      {step(words.next, page + 1)}
    </nav>
  )
}

const pager = css`
  &,
  ol {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: var(--s-1);
  }
  & {
    gap: var(--s-2);
  }
  @media (width < 30em) {
    display: grid;
    grid-template-columns: 1fr 1fr;

    ol {
      grid-area: 1 / 1 / auto / -1;
    }
  }
  li {
    min-width: 24px;
    color: var(--c-muted);
    text-align: center;
  }
  button {
    min-width: 44px;
    height: 44px;
    padding-inline: var(--s-3);
    border-radius: var(--r-1);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  button:hover {
    background: var(--c-sunken);
  }
  button[aria-current] {
    background: var(--c-tint);
    color: var(--c-link);
  }
  button[aria-disabled='true'] {
    background: none;
    color: var(--c-muted);
    opacity: 0.6;
    cursor: default;
  }
`
