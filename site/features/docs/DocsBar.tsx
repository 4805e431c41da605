/** The bar of documentation pages below 1024 px: it replaces the site's navbar there. */
import { css } from '@linaria/core'
import { useBrand, useLocalized, useSite } from '../../../engine/client/index.ts'
import type { VersionLink } from '../../../plugins/docs/types.ts'
import type { SiteBrand } from '../../brand.ts'
import { useStrings } from '../../strings/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Dropdown } from '../../ui/Dropdown.tsx'
import { SearchButton } from '../../ui/SearchButton.tsx'
import { ThemeButton } from '../../ui/ThemeButton.tsx'
import { iconButton } from '../../ui/iconButton.ts'
import { Versions } from './Versions.tsx'

/** `value`: the first page of each version, where there are several. */
export function DocsBar({ value }: { value?: readonly VersionLink[] | undefined }) {
  const brand = useBrand<SiteBrand>()
  const localized = useLocalized()
  const { docs, nav } = useStrings()
  const { locale, locales } = useSite()
  return (
    <header className={bar}>
      <button type="button" popoverTarget="site-sidebar" className={iconButton} aria-label={docs.openSidebar}>
        <Icon name="menu" />
      </button>
      <a href={localized('/')} aria-label={nav.home(brand.name)} className={home}>
        <img src="/favicon.svg" alt="" width="24" height="24" />
        <span>{brand.name}</span>
      </a>
      <Versions id="docs-version" versions={value} className={version} />
      <SearchButton />
      <Dropdown
        id="docs-language"
        label={`${nav.language}: ${locale.name}`}
        align="end"
        face={
          <>
            <Icon name="globe" />
            <span className={language}>{locale.name}</span>
          </>
        }
        items={locales.map(({ id, name, lang }) => ({
          id,
          content: (
            <a
              href={`alternate:${id}`}
              lang={lang}
              hrefLang={lang}
              aria-current={id === locale.id ? 'true' : undefined}
            >
              {name}
            </a>
          ),
        }))}
      />
      <ThemeButton />
    </header>
  )
}

const home = css``

const language = css``

const bar = css`
  display: flex;
  align-items: center;
  gap: var(--s-1);
  height: 56px;
  padding-inline: var(--s-2);
  border-bottom: 1px solid var(--c-line);
  background: var(--c-glass);
  backdrop-filter: blur(12px);

  @media (width >= 1024px) {
    padding-inline: var(--edge);

    [popovertarget] {
      display: none;
    }
  }
  .${home} {
    display: flex;
    gap: var(--s-2);
    align-items: center;
    min-width: 0;
    margin-inline-end: auto;
    padding: var(--s-2);
    color: var(--c-heading);
    font-weight: 700;

    > img {
      flex: none;
    }
    > span {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
  @media (width < 480px) {
    .${language} {
      display: none;
    }
  }
  @media (width < 400px) {
    gap: 0;

    .${home} {
      padding-inline: 2px;
    }
    button {
      min-width: 36px;
      padding-inline: var(--s-1);
    }
  }
`

/* The page itself says which one it is. */
const version = css`
  @media (width < 440px) {
    display: none;
  }
`
