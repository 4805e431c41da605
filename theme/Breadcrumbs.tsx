/** Breadcrumbs. The last entry is the page itself. */
import { css } from '@linaria/core'
import { useLocalized } from '../engine/client/index.ts'
import type { Locale } from '../engine/types.ts'
import { Original } from './Original.tsx'
import { useWords } from './words/useWords.ts'
import { quietText } from './styles/quietText.ts'

type Crumb = { readonly label: string; readonly path?: string | undefined }

type BreadcrumbsProps = {
  items: readonly Crumb[]
  /** Where the title of the page is in another language: that language. */
  original?: Locale | undefined
}

export function Breadcrumbs({ items, original }: BreadcrumbsProps) {
  const { docs } = useWords()
  const localized = useLocalized()
  return (
    <nav className={crumbs} aria-label={docs.breadcrumbs}>
      <ol>
        <li>
          <a href={localized('/')}>{docs.home}</a>
        </li>
        {items.slice(0, -1).map(({ label, path }, index) => (
          <li key={index}>{path ? <a href={path}>{label}</a> : label}</li>
        ))}
        {items.slice(-1).map(({ label }) => (
          <li key={label} aria-current="page">
            <Original locale={original}>{label}</Original>
          </li>
        ))}
      </ol>
    </nav>
  )
}

const crumbs = css`
  margin-bottom: var(--s-3);
  ${quietText}

  ol {
    display: flex;
    flex-wrap: wrap;
    gap: 2px var(--s-2);
  }
  li {
    display: flex;
    align-items: center;
    min-height: 24px;
    gap: var(--s-2);
  }
  li + li::before {
    color: var(--c-line-strong);
    content: '/' / '';
  }
  a {
    display: inline-block;
    min-width: 24px;
    color: inherit;
    text-align: center;
  }
  a:hover {
    color: var(--c-link);
  }
`
