/** How an open page and the server name it: `acme /docs/%E5%AE%A1/`. */
import { tryTo } from '../errors/tryTo.ts'
import { encodePath } from '../paths/paths.ts'

export const pageName = (brand: string, path: string): string => `${brand} ${encodePath(path)}`

/** Brand and path; both are empty where the text is not such a name. */
export function readPageName(name: string): readonly [brand: string, path: string] {
  const [, brand = '', encoded = ''] = /^(\S+) (\/\S*)$/.exec(name) ?? []
  const path = tryTo(() => decodeURIComponent(encoded))
  return path === undefined ? ['', ''] : [brand, path]
}
