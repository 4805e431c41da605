/** The search dialog of all pages of a locale. */
import { cx } from '@linaria/core'
import { attribute, searchAttributes } from '../client/behaviour.ts'
import { useWords } from '../words/useWords.ts'
import { modal } from '../ui/dialog.styles.ts'
import SearchDialog from './SearchDialog.island.tsx'
import { layer, off } from './SearchLayer.styles.ts'
import { useHasSearch, useSearchProps } from './useSearchProps.ts'

export function SearchLayer() {
  const { search } = useWords()
  const props = useSearchProps()
  if (!useHasSearch()) return null
  return (
    <dialog id="site-search" className={cx(modal, layer)} aria-label={search.label} closedby="any">
      {props ? (
        <SearchDialog {...props} />
      ) : (
        <div className={off} {...attribute(searchAttributes.off)}>
          <p>{search.off}</p>
          <button type="button" {...attribute(searchAttributes.close)}>
            {search.close}
          </button>
        </div>
      )}
    </dialog>
  )
}
