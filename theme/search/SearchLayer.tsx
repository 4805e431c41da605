/** The search dialog of all pages of a locale, where something answers. */
import { cx } from '@linaria/core'
import { useWords } from '../words/useWords.ts'
import { modal } from '../ui/dialog.styles.ts'
import SearchDialog from './SearchDialog.island.tsx'
import { layer } from './SearchLayer.styles.ts'
import { useSearchProps } from './useSearchProps.ts'

export function SearchLayer() {
  const { search } = useWords()
  const props = useSearchProps()
  if (!props) return null
  return (
    <dialog id="site-search" className={cx(modal, layer)} aria-label={search.label} closedby="any">
      <SearchDialog {...props} />
    </dialog>
  )
}
