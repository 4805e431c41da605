/** This page in all languages, as a menu. The engine fills in the addresses; see `Fragment`. */
import { useSite } from '../engine/client/index.ts'
import { attribute, samePlaceAttributes } from './client/behaviour.ts'
import { Dropdown } from './ui/Dropdown.tsx'
import { Icon } from './ui/Icon.tsx'
import { named } from './words/named.ts'
import { useWords } from './words/useWords.ts'

/** `id`: of the menu, which a page may have in two bars. */
export function LanguageMenu({ id: menu }: { id: string }) {
  const { locale, locales } = useSite()
  const { nav } = useWords()
  return (
    <Dropdown
      id={menu}
      label={named(locale.lang, nav.language, locale.name)}
      align="end"
      face={<Icon name="globe" />}
      items={locales.map(({ id, name, lang }) => ({
        id,
        content: (
          <a
            href={`alternate:${id}`}
            lang={lang}
            hrefLang={lang}
            aria-current={id === locale.id ? 'true' : undefined}
            {...attribute(samePlaceAttributes.link)}
          >
            {name}
          </a>
        ),
      }))}
    />
  )
}
