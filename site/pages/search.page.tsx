/** Search with an address. Search engines stay out: `noindex.ts`. */
import { css, cx } from '@linaria/core'
import { useLocale, useLocalized } from '../../engine/client/index.ts'
import SearchPage from '../features/search/SearchPage.island.tsx'
import { useSearchSource } from '../features/search/useSearchSource.ts'
import { useStrings } from '../strings/index.ts'
import { Notice } from '../ui/Notice.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { Seo } from '../ui/Seo.tsx'
import { wrap } from '../ui/wrap.ts'

export default function Search() {
  const { id } = useLocale()
  const { search } = useStrings()
  const localized = useLocalized()
  const source = useSearchSource()
  return (
    <main id="main" tabIndex={-1} className={cx(wrap, page)}>
      <Seo title={search.open} description={search.description} />
      <PageHead title={search.open} />
      {source.kind === 'none' ? (
        <Notice>{search.off}</Notice>
      ) : (
        <>
          <noscript>
            <Notice>{search.noScript}</Notice>
          </noscript>
          <SearchPage locale={id} source={source} page={localized('/search/')} />
        </>
      )}
    </main>
  )
}

const page = css`
  /* What is below stays out of sight, so that results push nothing away. */
  min-height: 100svh;
  padding-bottom: var(--s-24);

  > :not(script) {
    max-width: var(--w-text);
    margin-inline: auto;
  }
  site-island {
    display: block;
    overflow: hidden;
    border: 1px solid var(--c-line-strong);
    border-radius: var(--r-2);
    background: var(--c-surface);
  }
`
