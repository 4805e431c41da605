/** Path of an entry of the brand's menus, so that pages link to what a brand really has. The first id found wins. */
import { useBrand, useLocalized } from '../../engine/client/index.ts'
import type { SiteBrand } from '../brand.ts'

export function useNavPath(): (...ids: readonly string[]) => string {
  const { entries, footer } = useBrand<SiteBrand>().navigation
  const localized = useLocalized()
  const links = [...entries, ...footer.columns].flatMap((entry) => ('items' in entry ? entry.items : [entry]))
  return (...ids) => {
    for (const id of ids) {
      const found = links.find((item) => item.id === id)
      if (found?.kind === 'link') return localized(found.path)
    }
    return localized('/')
  }
}
