/** The bar of documentation pages below 1024 px: it replaces the site's navbar there. */
import { css } from '@linaria/core'
import { useBrand, useLocalized } from '../../../engine/client/index.ts'
import type { VersionLink } from '../../../plugins/docs/types.ts'
import type { SiteBrand } from '../../brand.ts'
import { useStrings } from '../../strings/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { LanguageLinks } from '../../ui/LanguageLinks.tsx'
import { SearchButton } from '../../ui/SearchButton.tsx'
import { ThemeButton } from '../../ui/ThemeButton.tsx'
import { tool } from '../../ui/tool.ts'
import { Versions } from './Versions.tsx'

/** `value`: the first page of each version, where there are several. */
export function DocsBar({ value }: { value?: readonly VersionLink[] | undefined }) {
  const brand = useBrand<SiteBrand>()
  const localized = useLocalized()
  const { docs, nav } = useStrings()
  return (
    <header className={bar}>
      <button type="button" popoverTarget="site-sidebar" className={tool} aria-label={docs.openSidebar}>
        <Icon name="menu" />
      </button>
      <a href={localized('/')} aria-label={nav.home(brand.name)} data-home="">
        {brand.name}
      </a>
      <Versions versions={value} />
      <SearchButton />
      <LanguageLinks />
      <ThemeButton />
    </header>
  )
}

const bar = css`
  display: flex;
  align-items: center;
  gap: var(--s-1);
  height: 56px;
  padding-inline: var(--s-2);
  border-bottom: 1px solid var(--c-line);
  background: var(--c-glass);
  backdrop-filter: blur(12px);

  @media (width >= 996px) {
    padding-inline: var(--edge);

    [popovertarget] {
      display: none;
    }
  }
  [data-home] {
    margin-inline-end: auto;
    padding: var(--s-2);
    color: var(--c-heading);
    font-weight: 700;
  }
  /* The page itself says which one it is. */
  [data-version] {
    @media (width < 440px) {
      display: none;
    }
  }
`
