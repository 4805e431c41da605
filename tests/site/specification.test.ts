/** Each address of documentation and blog that the specification names has its own page, in both languages, with text on it. */
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import fastGlob from 'fast-glob'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { parse } from 'yaml'
import { parseFrontMatter } from '../../plugins/markdown/index.ts'
import { proseOf } from '../../plugins/markdown/prose.ts'

const root = resolve(import.meta.dirname, '../..')
const locales = ['zh', 'en'] as const
type Locale = (typeof locales)[number]

const each = (prefix: string, names: string) =>
  names
    .trim()
    .split(/\s+/)
    .map((name) => prefix + name)

/** Folder of the documentation of CloudDM: the pages that the specification names in this section. */
const sections: Readonly<Record<string, readonly string[]>> = {
  approval: [...each('approval_', 'about detail list setting'), ...each('', 'approver exec promoter')],
  console: [
    ...each('console_', 'editor execute readonly transactions'),
    ...each('obj_', 'browser ddl'),
    ...each('', 'data_operation data_table view function procedure table trigger fake_data visual_editor'),
  ],
  'console/operate': each('', 'db2 greenplum mariadb mysql oceanbase oracle polardbx postgre sqlserver tidb'),
  devops: each('devops_', 'about callback change flow project service trigger'),
  faq: each('', 'docker_failed info_modify init_mysql_5_6_failed upgrade_to_2_x'),
  intro: each('product_', 'arch intro'),
  license: ['license_use'],
  maintain: [
    ...each('install_', 'docker require tgz'),
    ...each('', 'uninstall_docker upgrade_docker upgrade_tgz extensions workers'),
    ...each('prerequisites_', 'centos docker ubuntu'),
  ],
  manual: [...each('modify_', 'email password phone'), ...each('login_', 'ad internal ldap main'), 'my_authorizations'],
  operation: [
    ...each('', 'accounts audit auth environment passwords query roles'),
    ...each('security_', 'configs rules spec'),
    ...each('datasource_', 'aliyun aws azure huawei self_maintained'),
  ],
  permission: [
    ...each('', 'data_auth perm_sys'),
    ...each('role_info_', 'admin dba developer pm'),
    ...each('role_auth_', 'query rules tickets projects providers accounts'),
    ...each('role_auth_', 'roles query_settings environment datasource audit preferences'),
  ],
  practice: ['least_privilege'],
  protocol: ['privacy_policy', 'terms_of_use'],
  quick: ['quick_start'],
  resource: ['resource_download'],
}

/** Pages that the specification names in one section and that stand in another: a redirect leads to them. */
const elsewhere: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['dingtalk', 'feishu', 'wechat'].flatMap((service) => [
      [`/docs/approval/${service}_approval/`, `integrations/${service}_approval`],
      [`/docs/devops/devops_im_${service}/`, `integrations/devops_im_${service}`],
    ]),
  ),
  ...Object.fromEntries(
    ['gitee', 'github'].map((service) => [
      `/docs/devops/devops_cicd_${service}/`,
      `integrations/devops_cicd_${service}`,
    ]),
  ),
  ...Object.fromEntries(
    ['ad', 'dingtalk', 'feishu', 'ldap', 'oidc', 'wechat'].map((service) => [
      `/docs/operation/sso_${service}/`,
      `integrations/sso_${service}`,
    ]),
  ),
}

/** A release is as long as what it changed, so these have to be there and say something. */
const releases = [
  ...each(
    'releaseinfo/team_',
    `1_2_0_0 1_3_0_0 1_4_0_0 1_4_3_0 1_4_4_0 2_0_0_0 2_1_0_0 2_1_1_0 2_2_0_0 2_3_0_0 2_3_1_0 2_3_2_0 2_4_0_0
     2_5_0_0 2_6_0_0 2_7_0_0 2_7_1_0 2_8_0_0 2_8_1_0 3_0_0_0`,
  ),
  ...each(
    'releasenote_personal/desktop_',
    `2_0_2 2_0_3 2_0_4 2_0_5 2_1_0 2_1_1 2_1_2 2_1_3 2_2_0 2_3_0 2_3_1 2_3_2 2_3_3 2_3_4 2_4_0 2_4_1 2_4_2 2_4_3
     2_4_4 2_4_5 2_5_0 2_6_0 2_7_0 2_8_0 2_8_1 2_8_2 2_8_3 2_8_4 2_9_0 3_0_0 3_0_1 3_0_2 3_0_3 3_0_4 3_0_5 3_0_6
     3_0_7 latest`,
  ),
]

const posts = [
  'announcement/dameng_compatible',
  ...each(
    'data_management/',
    'data_masking_for_security data_masking_in_minutes database_sql_policy integrate_with_oa',
  ),
  ...each('data_management/', 'sql_review_tool_vs sql_review_upgrade starrocks_visual_management'),
  'data_management/team_use_database_challenges',
  ...each('tutorials/', 'clouddm_install dingtalk_sql_review feishu_sql_review wecom_sql_review mysql_management'),
]

/** Categories of the blogs, by the last part of their address. */
const categories: Readonly<Record<string, readonly string[]>> = {
  clouddm: ['announcement', 'management', 'tutorials'],
  replication: ['ai', 'insights', 'stories', 'announcement', 'tutorials', 'tech_share'],
}

const least = { zh: { count: 225, of: 'Chinese characters' }, en: { count: 150, of: 'words' } } as const
const leastOfRelease = 20

/** One problem a line. */
function none(problems: readonly string[]): void {
  if (problems.length) throw new Error(problems.join('\n'))
}

/** What a reader reads: no front matter, code, addresses, tags and ids. */
function lengthOf(text: string, locale: Locale): number {
  const { bodyStart } = parseFrontMatter({ file: 'page.md', text })
  const prose = proseOf(text.slice(bodyStart))
    .join('\n')
    .replaceAll(/`+[^`\n]*`+|\]\([^)\n]*\)|\{#[\w-]+\}|<[^>\n]*>/g, ' ')
  return prose.match(locale === 'zh' ? /\p{Script=Han}/gu : /\p{L}[\p{L}\p{N}'’-]*/gu)?.length ?? 0
}

/** What is wrong with the page of an address, in one sentence; nothing where it is as it should be. */
function problemOf(page: { address: string; path: string; locale: Locale; least: number }): readonly string[] {
  const { address, path, locale } = page
  const shown = locale === 'zh' ? address : `/en${address}`
  const file = [`${path}.md`, `${path}.mdx`].find((name) => existsSync(resolve(root, name)))
  if (!file) return [`${shown} has no page: expected ${path}.md`]
  const text = readFileSync(resolve(root, file), 'utf8')
  const { attributes } = parseFrontMatter({ file, text })
  const moved = ['id', 'slug', 'draft', 'publishAt'].filter((key) => key in attributes)
  if (moved.length) return [`${shown} is not where ${file} is shown: its front matter has ${moved.join(', ')}`]
  const found = lengthOf(text, locale)
  if (found >= page.least) return []
  return [`${shown} is thin: ${file} has ${found} ${least[locale].of}, expected at least ${page.least}`]
}

const docProblem = (path: string, locale: Locale, count: number = least[locale].count, address = `/docs/${path}/`) =>
  problemOf({ address, path: `content/clouddm/${locale}/docs/${path}`, locale, least: count })

for (const [folder, names] of Object.entries(sections))
  for (const locale of locales)
    test(`the documentation has what is named of ${folder}, in ${locale}`, () => {
      none(names.flatMap((name) => docProblem(`${folder}/${name}`, locale)))
    })

for (const locale of locales)
  test(`the documentation has the release notes that are named, in ${locale}`, () => {
    assert.is(releases.length, 58)
    none(releases.flatMap((path) => docProblem(path, locale, leastOfRelease)))
  })

const rules = Object.entries(
  parse(readFileSync(resolve(root, 'content/clouddm/redirects.yml'), 'utf8')) as Readonly<Record<string, string>>,
)

/** Where a line of `redirects.yml` sends an address. */
function redirectOf(address: string): string | undefined {
  for (const [from, to] of rules) {
    const [before = '', after] = from.split('*')
    if (after === undefined ? from === address : address.startsWith(before) && address.endsWith(after))
      return after === undefined ? to : to.replace('*', address.slice(before.length, address.length - after.length))
  }
  return undefined
}

for (const locale of locales)
  test(`what is named in another section is redirected to its page, in ${locale}`, () => {
    const problems = Object.entries(elsewhere).flatMap(([address, path]) => {
      const to = redirectOf(address)
      if (to === `/docs/${path}/`) return docProblem(path, locale, least[locale].count, address)
      return [`${address} leads to ${to ?? 'nothing'}: expected /docs/${path}/ in content/clouddm/redirects.yml`]
    })
    none(problems)
  })

for (const locale of locales)
  test(`the blog of CloudDM has the articles that are named, in ${locale}`, () => {
    const problems = posts.flatMap((post) => {
      const path = `content/clouddm/${locale}/blog/${post}`
      return problemOf({ address: `/blog/${post}/`, path, locale, least: least[locale].count })
    })
    none(problems)
  })

const attributesIn = (folder: string) =>
  fastGlob
    .sync('**/*.{md,mdx}', { cwd: resolve(root, folder), ignore: ['**/_*'] })
    .map((file) => parseFrontMatter({ file, text: readFileSync(resolve(root, folder, file), 'utf8') }).attributes)
const list = (value: unknown) => (Array.isArray(value) ? value : [value]) as readonly unknown[]

for (const [set, names] of Object.entries(categories))
  for (const locale of locales)
    test(`blog, authors, tags and categories of ${set} have what they list, in ${locale}`, () => {
      const folder = `content/${set}/${locale}/blog`
      const entries = <T>(file: string) =>
        Object.entries(parse(readFileSync(resolve(root, folder, file), 'utf8')) as Readonly<Record<string, T>>)
      const articles = attributesIn(folder)
      assert.ok(articles.length, `/blog/ and /blog/archive/ have no article: expected one in ${folder}`)
      assert.ok(entries('authors.yml').length, `/blog/authors/ has no author: expected one in ${folder}/authors.yml`)
      const tags = entries<{ permalink: string }>('tags.yml')
      const problems = names.flatMap((name) => {
        const tag = tags.find(([, { permalink }]) => permalink === `/${name}`)?.[0]
        if (!tag) return [`/blog/tags/${name}/ is no tag: expected its permalink in ${folder}/tags.yml`]
        if (articles.some(({ tags }) => list(tags).includes(tag))) return []
        return [`/blog/tags/${name}/ is empty: expected an article with the tag ${tag} in ${folder}`]
      })
      none(problems)
    })

for (const locale of locales)
  test(`the index of tags of the documentation has tags, in ${locale}`, () => {
    const tagged = attributesIn(`content/clouddm/${locale}/docs/releaseinfo`).flatMap(({ tags = [] }) => list(tags))
    assert.ok(new Set(tagged).size >= 4, `/docs/tags/: ${[...new Set(tagged)].join(', ')}`)
  })

test('words are counted as a reader sees them', () => {
  const page =
    '---\ntitle: One two\n---\n\n# Three {#four}\n\nfive [six](./seven.md) `eight` <b>nine</b>\n\n```sh\nten\n```\n'
  assert.is(lengthOf(page, 'en'), 4)
  assert.is(lengthOf('---\ntitle: 标题\n---\n\n正文，`代码` and words\n', 'zh'), 2)
})

test('redirects are followed by their pattern', () => {
  assert.is(redirectOf('/docs/operation/sso_ad/'), '/docs/integrations/sso_ad/')
  assert.is(redirectOf('/docs/nowhere/'), undefined)
})

test.run()
