/** Links to the rest of the site, on small screens, where the bar of the documentation has no menus. */
import { css } from '@linaria/core'
import { useLocalized } from '../engine/client/index.ts'
import { useEntries } from './useEntries.ts'
import { useWords } from './words/useWords.ts'
import { useText } from './words/useText.ts'

export function SiteLinks() {
  const { docs } = useWords()
  const localized = useLocalized()
  const text = useText()
  const links = useEntries()
    .flatMap((entry) => (entry.kind === 'dropdown' ? entry.items : [entry]))
    .flatMap((link) => (link.kind === 'link' ? [link] : []))
  return (
    <nav className={site} aria-label={docs.site}>
      <ul>
        {links.map(({ id, label, path }) => (
          <li key={id}>
            <a href={localized(path)}>{text(label)}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const site = css`
  padding-block: var(--s-4);
  border-top: 1px solid var(--c-line);
  font-size: var(--t-2);

  @media (width >= 64em) {
    display: none;
  }
  ul {
    display: grid;
    grid-template-columns: 1fr 1fr;
  }
  a {
    display: block;
    padding: calc(var(--tap) / 2 - 8px) var(--s-3);
    color: var(--c-muted);
  }
`
