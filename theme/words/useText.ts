/** Texts of a brand carry their languages; this picks the one being rendered, else one that stands in for it. */
import { fallbacksOf, useSite } from '../../engine/client/index.ts'
import type { Text } from '../text.ts'
import { pick } from './pick.ts'

export function useText(): (text: Text) => string {
  const { locale, locales } = useSite()
  const chain = [locale.id, ...fallbacksOf(locale.id, locales), locales[0]!.id]
  return (text) => (typeof text === 'string' ? text : pick(text, ...chain))
}
