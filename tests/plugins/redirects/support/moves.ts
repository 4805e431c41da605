/** A small site with redirects: what moves where, and what is wrong with it. */
import * as assert from 'uvu/assert'
import type { Config, Plugin } from '../../../../engine/types.ts'
import { docs } from '../../../../plugins/docs/index.ts'
import { redirects, redirectsOf } from '../../../../plugins/redirects/index.ts'
import { brief, buildInMemory } from '../../../support/memorySite.ts'

const pages = {
  'content/acme/zh/docs/new.md': '# New\n\n## Part\n',
  'content/acme/zh/docs/sso_ldap.md': '# LDAP\n',
  'content/acme/en/docs/new.md': '# New in English\n',
}
type Files = Readonly<Record<string, string>>

/** A page for what is not found, in the default locale of brands that have it. */
const notFound: Plugin = {
  name: 'not-found',
  route: ({ brand: { id, locales } }) => ({
    routes: locales
      .filter((locale) => locale === 'zh')
      .map((locale) => ({
        brand: id,
        locale,
        key: '/404/',
        path: '/404/',
        view: 'site/layouts/Doc.tsx',
        status: 404,
      })),
  }),
}

export const build = (yaml: string, more: Files = {}, common: Files = {}, config: Partial<Config> = {}) =>
  buildInMemory({
    files: { ...pages, 'content/acme/redirects.yml': yaml, ...more },
    plugins: [docs(), notFound, redirects({ common })],
    config,
  })

export const moves = async (...args: Parameters<typeof build>) => {
  const { site, diagnostics } = await build(...args)
  assert.equal(diagnostics.map(brief), [])
  return redirectsOf(site).map(({ from, to }) => `${from} -> ${to}`)
}

export const problems = async (...args: Parameters<typeof build>) =>
  (await build(...args)).diagnostics.map((each) => `${brief(each)} ${each.message}`)
