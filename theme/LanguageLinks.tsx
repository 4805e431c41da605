/** This page in the other languages. The engine fills in the address; see `Fragment`. */
import { useSite } from '../engine/client/index.ts'
import { Icon } from './ui/Icon.tsx'
import { iconButton } from './ui/iconButton.ts'

export function LanguageLinks() {
  const { locale, locales } = useSite()
  return locales
    .filter(({ id }) => id !== locale.id)
    .map(({ id, name, lang }) => (
      <a key={id} className={iconButton} href={`alternate:${id}`} lang={lang} hrefLang={lang}>
        <Icon name="globe" />
        {name}
      </a>
    ))
}
