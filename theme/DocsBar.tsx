/** The bar of documentation pages below 1024 px. It is the site's bar, but its button opens the tree, which has the site's links, too. */
import type { VersionLink } from '../plugins/docs/types.ts'
import { LanguageLinks } from './LanguageLinks.tsx'
import { Logo } from './Logo.tsx'
import { logo, tools } from './Navbar.styles.ts'
import { SearchButton } from './SearchButton.tsx'
import { ThemeButton } from './ThemeButton.tsx'
import { Versions } from './Versions.tsx'
import { bar, version } from './DocsBar.styles.ts'
import { Icon } from './ui/Icon.tsx'
import { iconButton } from './ui/iconButton.ts'
import { useWords } from './words/useWords.ts'

/** `value`: the first page of each version, where there are several. */
export function DocsBar({ value }: { value?: readonly VersionLink[] | undefined }) {
  const { docs } = useWords()
  return (
    <header className={bar}>
      <Logo className={logo} />
      <Versions id="docs-version" versions={value} className={version} />
      <div className={tools}>
        <SearchButton />
        <LanguageLinks id="docs-language" />
        <ThemeButton />
        <button type="button" popoverTarget="site-sidebar" className={iconButton} aria-label={docs.openSidebar}>
          <Icon name="menu" />
        </button>
      </div>
    </header>
  )
}
