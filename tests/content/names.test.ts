/** The documentation of the collaboration tool calls a menu, a permission and a kind of account by one name on all pages. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import fastGlob from 'fast-glob'
import { test } from 'uvu'
import * as assert from 'uvu/assert'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(resolve(root, file), 'utf8')
const pagesIn = (locale: string) => fastGlob.sync(`content/clouddm/${locale}/**/*.{md,mdx}`, { cwd: root }).sort()

/** Where a menu leads, in English and in Chinese. */
const menus: Readonly<Record<string, string>> = {
  'Data sources > Add data source': '数据源管理 > 新增数据源',
  'Profile > Security': '个人资料 > 安全',
  'Query settings > Environments': '查询设置 > 环境',
  'Query settings > Security policies': '查询设置 > 安全规范',
  'Query settings > Security rules': '查询设置 > 安全规则',
  'System settings > CI/CD': '系统设置 > CI/CD',
  'System settings > Operation audit': '系统设置 > 操作审计',
  'System settings > Preferences': '系统设置 > 系统偏好',
  'System settings > Roles': '系统设置 > 角色管理',
  'System settings > SQL audit': '系统设置 > SQL 审计',
  'System settings > Sub-accounts': '系统设置 > 子账号管理',
  'System settings > Third-party settings': '系统设置 > 第三方配置',
  'Tickets > To do': '工单 > 待办',
}

const pathsIn = (text: string): readonly string[] =>
  [...text.matchAll(/\*\*([^*\n]+ > [^*\n]+)\*\*/g)].map(([, path]) => path!)

test('a menu has one way to it, the same in both languages', () => {
  const files = pagesIn('en')
  assert.ok(files.length > 150, `${files.length} files`)
  for (const file of files) {
    const named = pathsIn(read(file))
    assert.equal(
      named.filter((path) => !menus[path]),
      [],
      file,
    )
    const twin = file.replace('/en/', '/zh/')
    assert.equal([...pathsIn(read(twin))].sort(), named.map((path) => menus[path]!).sort(), twin)
  }
})

/** What stands where there is one name already, with that name. */
const otherNames: Readonly<Record<string, readonly [RegExp, string][]>> = {
  en: [
    [/\*\*(?:Preferences|Environments|Security (?:rules|policies)|Query Console|SQL console)\*\*/g, 'the path'],
    [/catalog (?:\/|and) schema definition/gi, 'Catalog/schema definition'],
    [/\bMy authorizations\b/gi, 'My permissions'],
    [/\b(?:instances and|more|number of|unlimited|\d+|\}) accounts\b/gi, 'sub-accounts, where a license counts them'],
    [/\bteam (?:edition|version)\b/g, 'Team'],
    [/\bmasking rules?\b/gi, 'mask rule'],
    [/\breview stage\b/gi, 'approval stage'],
    [/\bDB2\b/g, 'Db2'],
    [/[a-z,;:] Sidecars?\b/g, 'sidecar'],
  ],
  zh: [
    [/(?:打开|进入|在) \*\*(?:偏好设置|环境管理|安全规则|安全规范|查询控制台|SQL 控制台)\*\*(?! 开关)/g, '路径'],
    [/Catalog \/ Schema 定义|库与 Schema 定义/g, '库/Schema 定义'],
    [/第三方设置/g, '第三方配置'],
    [/例程调用/g, '存储过程调用'],
    [/(?:实例数?[与和、]|更多|\d+ 个|\} 个)账号/g, '子账号'],
    [/\bDB2\b/g, 'Db2'],
  ],
}

for (const locale of ['en', 'zh'])
  test(`nothing has a second name in ${locale}`, () => {
    const files = [...pagesIn(locale), ...fastGlob.sync(`site/strings/${locale}/pricing*.ts`, { cwd: root })]
    const found = files.flatMap((file) =>
      otherNames[locale]!.flatMap(([name, better]) =>
        (read(file).match(name) ?? []).map((text) => `${file}: ${text}, better ${better}`),
      ),
    )
    assert.equal(found, [])
  })

test('readers are 你, and 您 where they agree to terms', () => {
  const files = pagesIn('zh').filter((file) => !file.includes('/protocol/'))
  assert.equal(
    files.filter((file) => read(file).includes('您')),
    [],
  )
})

test.run()
