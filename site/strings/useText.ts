/** Texts of a brand carry all languages; this picks the one being rendered. */
import { useLocale } from '../../engine/client/index.ts'
import type { Text } from '../text.ts'
import { pick } from './pick.ts'

export function useText(): (text: Text) => string {
  const { id } = useLocale()
  return (text) => pick(text, id)
}
