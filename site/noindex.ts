/** Pages that search engines should not keep: steps of a flow, samples, and what another brand's site is about. */
import type { SiteBrand } from './brand.ts'

/** `/clouddm/` shows what the collaboration tool's own home page shows, so it is the copy everywhere. */
const always = [
  '/clouddm/',
  '/loading/',
  '/markdown-page/',
  '/search/',
  '/login/',
  '/register/',
  '/registerFromMarket/',
  '/resetPwd/',
]

const about: Readonly<Record<SiteBrand['offering'], readonly string[]>> = {
  replication: ['/why/', '/connector/', '/solution1/', '/solution2/'],
  management: ['/clouddm_solution/'],
}

/** `key` is a path in the default locale. */
export function isNoindex(key: string, { offering }: Pick<SiteBrand, 'offering'>): boolean {
  const other = offering === 'management' ? 'replication' : 'management'
  return always.includes(key) || about[other].includes(key)
}
