/** Search with an address. Search engines stay out: `noindex.ts`. */
import { css, cx } from '@linaria/core'
import SearchPage from '../search/SearchPage.island.tsx'
import { useSearchProps } from '../search/useSearchProps.ts'
import { useWords } from '../words/useWords.ts'
import { Notice } from '../Notice.tsx'
import { PageHead } from '../PageHead.tsx'
import { Seo } from '../Seo.tsx'
import { wrap } from '../ui/wrap.ts'

export default function Search() {
  const { search } = useWords()
  const props = useSearchProps()
  return (
    <main id="main" tabIndex={-1} className={cx(wrap, page)}>
      <Seo title={search.open} description={search.description} />
      <PageHead title={search.open} />
      {props ? (
        <>
          <noscript>
            <Notice>{search.noScript}</Notice>
          </noscript>
          <SearchPage {...props} />
        </>
      ) : (
        <Notice>{search.off}</Notice>
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
