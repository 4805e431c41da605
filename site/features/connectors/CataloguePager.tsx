/** Pages of the list. A button that cannot be used stays, so that the focus has a place. */
import { pagerItems } from './catalogueState.ts'
import type { CatalogueWords } from './words.ts'

type CataloguePagerProps = {
  words: CatalogueWords
  page: number
  pages: number
  isNarrow: boolean
  onTurn: (page: number) => void
}

export function CataloguePager({ words, page, pages, isNarrow, onTurn }: CataloguePagerProps) {
  const step = (label: string, to: number) => {
    const isPossible = to >= 1 && to <= pages
    return (
      <button type="button" data-step="" aria-disabled={!isPossible} onClick={() => isPossible && onTurn(to)}>
        {label}
      </button>
    )
  }
  return (
    <nav aria-label={words.pager}>
      {step(words.previous, page - 1)}
      <ol>
        {pagerItems(page, pages, isNarrow).map((item, index) => (
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
