/** What a first query loads, and what making the index costs, at a thousand pages. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { compressed, finderOf, indexOf, manyPages, realPages } from './support/indexes.ts'

const test = suite('weight of the search')

const limit = 60_000
const queries = {
  zh: [
    '数据脱敏',
    'MySQL',
    '审批流程',
    '数据源管理',
    '如何配置数据脱敏策略',
    '安全规则',
    'docker 安装',
    '权限',
    '2.7.1',
    'sql_policy',
    'plicati',
    '数',
  ],
  en: [
    'data masking',
    'MySQL',
    'approve tickets',
    'replicating',
    'security rules',
    'docker',
    'how do I install',
    'cati',
    '2.7.1',
    'sql_policy',
    'ma',
    'msaking',
  ],
}

const real = await realPages(['clouddm/zh', 'clouddm/en'])

for (const locale of ['zh', 'en'] as const) {
  const pages = manyPages(real[`clouddm/${locale}`]!, 1000)
  const started = process.cpuUsage()
  const { files } = indexOf(pages)
  const { user, system } = process.cpuUsage(started)

  test(`a thousand pages of ${locale} are indexed in seconds`, () => {
    // Under two on an idle machine.
    assert.ok((user + system) / 1e6 < 6, `${(user + system) / 1e6} s`)
  })

  for (const query of queries[locale]) {
    test(`the first query "${query}" of ${locale} loads at most 60 kB`, async () => {
      const { finder, loaded } = finderOf(files)
      await finder.find(query, 6)
      const bytes = compressed(files, loaded)
      assert.ok(bytes <= limit, `${bytes} bytes in ${loaded.length} files`)
    })
  }
}

test.run()
