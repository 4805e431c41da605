/** The bar of documentation pages below 1024 px: it replaces the site's navbar there. */
import { cx } from '@linaria/core'
import type { VersionLink } from '../../../plugins/docs/types.ts'
import { useWords } from '../../../theme/words/useWords.ts'
import { Icon } from '../../../theme/ui/Icon.tsx'
import { LanguageMenu } from '../../../theme/LanguageMenu.tsx'
import { Logo } from '../../../theme/Logo.tsx'
import { SearchButton } from '../../../theme/SearchButton.tsx'
import { ThemeButton } from '../../../theme/ThemeButton.tsx'
import { iconButton } from '../../../theme/ui/iconButton.ts'
import { Versions } from '../../../theme/Versions.tsx'
import { bar, home, only, version } from './DocsBar.styles.ts'

/** `value`: the first page of each version, where there are several. */
export function DocsBar({ value }: { value?: readonly VersionLink[] | undefined }) {
  const { docs } = useWords()
  return (
    <header className={bar}>
      <button type="button" popoverTarget="site-sidebar" className={iconButton} aria-label={docs.openSidebar}>
        <Icon name="menu" />
      </button>
      <Logo className={home} />
      {value ? (
        <Versions id="docs-version" versions={value} className={version} />
      ) : (
        <span className={cx(only, version)}>
          <span className="visually-hidden">{docs.version} </span>
          {docs.currentVersion}
        </span>
      )}
      <SearchButton />
      <LanguageMenu id="docs-language" />
      <ThemeButton />
    </header>
  )
}
