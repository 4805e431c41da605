/** The search dialog of all pages of a locale. */
import { cx } from '@linaria/core'
import { useLocale, useLocalized } from '../../engine/client/index.ts'
import { mark, searchMarks } from '../client/behaviour.ts'
import { useWords } from '../words/useWords.ts'
import { modal } from '../ui/dialog.styles.ts'
import SearchDialog from './SearchDialog.island.tsx'
import { layer, off } from './SearchLayer.styles.ts'
import { useSearchSource } from './useSearchSource.ts'

export function SearchLayer() {
  const { id } = useLocale()
  const { search } = useWords()
  const localized = useLocalized()
  const source = useSearchSource()
  return (
    <dialog id="site-search" className={cx(modal, layer)} aria-label={search.label} closedby="any">
      {source.kind === 'none' ? (
        <div className={off} {...mark(searchMarks.off)}>
          <p>{search.off}</p>
          <button type="button" {...mark(searchMarks.close)}>
            {search.close}
          </button>
        </div>
      ) : (
        <SearchDialog locale={id} source={source} page={localized('/search/')} />
      )}
    </dialog>
  )
}
