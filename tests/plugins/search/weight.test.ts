/** What a first query loads, and what making the index costs, at a thousand pages. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { perPage } from '../../../theme/search/search.machine.ts'
import { synonymsOf } from '../../../site/searchFields.ts'
import { compressed, finderOf, indexOf, manyPages, realPages } from './support/indexes.ts'

const test = suite('weight of the search')

/** Sentences load most: each word has a file, and so have the pages that are shown. One page more or less is 3 kB. */
const limit = 64_000

/** Words, sentences, identifiers, parts of words, slips; of both trades, so that each finds some that no page has. */
const queries = {
  zh: `
数据脱敏|审批流程|如何配置数据脱敏策略|数据源管理|安全规则|脱敏规则|敏感数据 权限|发起工单|审批引擎|隔离级别|长事务|只读|端口
升级 TGZ|卸载|单点登录|钉钉机器人|企業微信審批|忘记密码|最小权限|团队版 2.7.1|许可证 激活|数据迁移和同步|双向同步|延迟变大|错误码
怎么把MySQL数据同步到ClickHouse|全量迁移失败怎么办|增量同步延迟|DDL 变更 审批|什么是CDC|表结构|怎样安装到ubuntu|数据源怎么添加
MySQL|MySQL到Kafka|MySQL 5.6|docker 安装|postgres|ldap|webhook gitee|CI/CD|2.7.1|sql_policy|plicati|kafk|权限|数据|数|的|sq|o
`,
  en: `
data masking|how to mask sensitive data in mysql|approve tickets|security rules|how do I install|permission denied|audit log
log in with ldap|upgrade docker|team 2.7.1.0|real-time replication latency|schema migration|kafka to clickhouse sync|create table
change data capture|error code 1236|single sign-on|how can I configure masking policies for columns|table structure|replicating
MySQL|docker|database|data|SELECT|2.7.1|sql_policy|binlog_format|webhook|least privilege|transaction isolation level|release notes
oracel|greenplumm|msaking|cati|ation|ma|us|the|a|s
`,
} as const
const listOf = (text: string): readonly string[] => text.trim().split(/[|\n]/)

/** Each language, and each trade. */
const names = ['clouddm/en', 'clougence/zh']
const offeringOf = (name: string) => (name.startsWith('clouddm') ? 'management' : 'replication')
const real = await realPages(names)

test('there are forty queries of each language', () => {
  for (const text of Object.values(queries)) assert.ok(new Set(listOf(text)).size >= 40)
})

for (const name of names) {
  const pages = manyPages(real[name]!, 1000)
  const started = process.cpuUsage()
  const { files } = indexOf(pages, synonymsOf({ offering: offeringOf(name) }, name.slice(-2)))
  const { user, system } = process.cpuUsage(started)

  test(`a thousand pages like those of ${name} are indexed in seconds, and not in minutes`, () => {
    // Two on an idle machine.
    assert.ok((user + system) / 1e6 < 40, `${(user + system) / 1e6} s`)
  })

  test(`E-07 a first query among a thousand pages like those of ${name} loads at most 64 kB`, async () => {
    const heavy: string[] = []
    for (const query of listOf(queries[name.endsWith('zh') ? 'zh' : 'en'])) {
      const { finder, loaded } = finderOf(files)
      await finder.find(query, perPage)
      const bytes = compressed(files, loaded)
      if (bytes > limit) heavy.push(`${query}: ${bytes} bytes in ${loaded.length} files`)
    }
    assert.equal(heavy, [])
  })
}

test.run()
