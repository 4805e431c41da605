/** Breadcrumbs. The last entry is the page itself. */
import { css } from '@linaria/core'
import { useLocalized } from '../engine/client/index.ts'
import { useWords } from './words/useWords.ts'
import { quietText } from './styles/quietText.ts'

type Crumb = { readonly label: string; readonly path?: string | undefined }

export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  const { docs } = useWords()
  const localized = useLocalized()
  return (
    <nav className={crumbs} aria-label={docs.breadcrumbs}>
      <ol>
        <li>
          <a href={localized('/')}>{docs.home}</a>
        </li>
        {items.map(({ label, path }, index) => (
          <li key={index} aria-current={index === items.length - 1 ? 'page' : undefined}>
            {path && index < items.length - 1 ? <a href={path}>{label}</a> : label}
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
  }
  a:hover {
    color: var(--c-link);
  }
`
