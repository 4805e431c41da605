/** The bar of documentation pages below 1024 px: it replaces the site's navbar there. */
import { useBrand, useLocalized, useSite } from '../engine/client/index.ts'
import type { VersionLink } from '../plugins/docs/types.ts'
import type { ThemeBrand } from './brand.ts'
import { useWords } from './words/useWords.ts'
import { Icon } from './ui/Icon.tsx'
import { Dropdown } from './ui/Dropdown.tsx'
import { SearchButton } from './SearchButton.tsx'
import { ThemeButton } from './ThemeButton.tsx'
import { iconButton } from './ui/iconButton.ts'
import { Versions } from './Versions.tsx'
import { bar, home, language, version } from './DocsBar.styles.ts'

/** `value`: the first page of each version, where there are several. */
export function DocsBar({ value }: { value?: readonly VersionLink[] | undefined }) {
  const brand = useBrand<ThemeBrand>()
  const localized = useLocalized()
  const { docs, nav } = useWords()
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
