/** The content of the dialog. The dialog itself, and opening it, need no script of ours; see `client/search.ts`. */
import { basePath, island } from '../../engine/client/index.ts'
import { attribute, searchAttributes } from '../client/behaviour.ts'
import { SearchPanel, type SearchProps } from './SearchPanel.tsx'
import { wordsOf } from './words.ts'

function SearchDialog(props: SearchProps) {
  const { close, keys, asPage } = wordsOf(props.locale)
  return (
    <SearchPanel
      {...props}
      tools={
        <button type="button" {...attribute(searchAttributes.close)} aria-label={`${close} Esc`}>
          <kbd aria-hidden="true">Esc</kbd>
          <span aria-hidden="true">{keys.close}</span>
        </button>
      }
      // oxlint-disable-next-line react/no-unstable-nested-components -- a function that renders, not a component: it has no state to lose
      foot={(query) => (
        <footer>
          <p aria-hidden="true">
            <span>
              <kbd>↑</kbd> <kbd>↓</kbd> {keys.select}
            </span>
            <span>
              <kbd>↵</kbd> {keys.open}
            </span>
            <span>
              <kbd>Esc</kbd> {keys.close}
            </span>
          </p>
          <a href={basePath() + props.page + (query && `?q=${encodeURIComponent(query)}`)}>{asPage}</a>
        </footer>
      )}
    />
  )
}

export default island(SearchDialog, { on: 'interaction' })
