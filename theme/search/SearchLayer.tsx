/** The search dialog of all pages of a locale. */
import { cx } from '@linaria/core'
import { useBrand, useLocalized } from '../../engine/client/index.ts'
import { writtenHref } from '../../engine/paths/written.ts'
import { mark, searchMarks } from '../client/behaviour.ts'
import { useWordLocale } from '../words/useWordLocale.ts'
import { useWords } from '../words/useWords.ts'
import { modal } from '../ui/dialog.styles.ts'
import SearchDialog from './SearchDialog.island.tsx'
import { layer, off } from './SearchLayer.styles.ts'
import { useSearchSource } from './useSearchSource.ts'

export function SearchLayer() {
  const { search } = useWords()
  const localized = useLocalized()
  const source = useSearchSource()
  const wordLocale = useWordLocale()
  const brand = useBrand()
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
        <SearchDialog locale={wordLocale} source={source} page={writtenHref(localized('/search/'), brand)} />
      )}
    </dialog>
  )
}
