/** Texts of a brand carry their languages; this picks the one being rendered, else the default one. */
import { useLocale, useSite } from '../../engine/client/index.ts'
import type { Text } from '../text.ts'
import { pick } from './pick.ts'

export function useText(): (text: Text) => string {
  const { id } = useLocale()
  const { locales } = useSite()
  return (text) => (typeof text === 'string' ? text : pick(text, id, locales[0]!.id))
}
