/** This page in the other languages: a link to the other one of two, a menu of more. The engine fills in the address; see `Fragment`. */
import { useSite } from '../engine/client/index.ts'
import { attribute, samePlaceAttributes } from './client/behaviour.ts'
import { LanguageMenu } from './LanguageMenu.tsx'
import { Icon } from './ui/Icon.tsx'
import { iconButton } from './ui/iconButton.ts'

/** `id`: of the menu, which a page may have in two bars. */
export function LanguageLinks({ id: menu = 'site-language' }: { id?: string }) {
  const { locale, locales } = useSite()
  if (locales.length > 2) return <LanguageMenu id={menu} />
  return locales
    .filter(({ id }) => id !== locale.id)
    .map(({ id, name, lang }) => (
      <a
        key={id}
        className={iconButton}
        href={`alternate:${id}`}
        lang={lang}
        hrefLang={lang}
        {...attribute(samePlaceAttributes.link)}
      >
        <Icon name="globe" />
        {name}
      </a>
    ))
}
