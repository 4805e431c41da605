/** One page of every type, for proofs and pictures. Paths are those of the default locale. */
import type { BrandId } from '../support/builtSite.ts'

const post = {
  replication: '/blog/tech_share/mysql_clickhouse_sync/',
  management: '/blog/data_management/sql_review_upgrade/',
}
const doc = { replication: '/docs/quick/quick_start_byoc/', management: '/docs/maintain/install_require/' }

type Path = string | { readonly replication?: string; readonly management?: string }

const paths: Readonly<Record<string, Path>> = {
  home: '/',
  doc,
  docTags: { management: '/docs/tags/' },
  docCategory: { management: '/docs/category/版本说明/' },
  connection: { replication: '/docs/dataMigrationAndSync/connection/mysql-to-kafka/' },
  blog: '/blog/',
  post,
  archive: '/blog/archive/',
  authors: '/blog/authors/',
  blogTags: '/blog/tags/',
  blogTag: '/blog/tags/announcement/',
  why: '/why/',
  analytics: '/solution1/',
  rag: '/solution2/',
  collaboration: '/clouddm/',
  collaborationSolution: '/clouddm_solution/',
  about: '/about/',
  connectors: '/connector/',
  connector: { replication: '/connector/mysql/' },
  pricing: '/pricing/',
  login: '/login/',
  register: '/register/',
  registerFromMarket: '/registerFromMarket/',
  reset: '/resetPwd/',
  search: '/search/',
  markdown: '/markdown-page/',
  missing: '/no-such-page/',
}

export const pageTypes: readonly string[] = Object.keys(paths)

/** Undefined where the brand has no such page. */
export function pathOf(type: string, brand: BrandId): string | undefined {
  const path = paths[type]
  return typeof path === 'object' ? path[brand === 'clouddm' ? 'management' : 'replication'] : path
}
