/** Where lines of a Chinese heading may end. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { clausesOf, hyphenatedWord, withNoBreakSpaces, wordsOf } from '../../../theme/ui/phraseParts.ts'

const endsOf = (text: string) =>
  clausesOf(text)
    .map((clause) => wordsOf(clause).join('|'))
    .join('//')

test('a line never ends within a word', () => {
  assert.is(endsOf('用 CloudDM 个人版管理 MySQL'), '用 CloudDM 个人版|管理 MySQL')
  assert.is(endsOf('把 SQL 工单审批接入企业微信'), '把 SQL 工单|审批接入|企业微信')
})

test('small words go with what they lead to, punctuation with what it ends', () => {
  assert.is(endsOf('为查询结果配置数据脱敏'), '为查询|结果|配置|数据脱敏')
  assert.is(endsOf('什么是变更数据捕获（CDC）'), '什么是|变更|数据|捕获（CDC）')
  assert.is(endsOf('全托管模式上线：改表、索引与外部表'), '全托管|模式|上线：//改表、//索引|与外部表')
})

test('a Latin word stays with the noun after it, and small words with what they lead to', () => {
  const shown = (text: string) => withNoBreakSpaces(text).replaceAll('\u00A0', '~')
  assert.is(shown('实时复制和 ELT 集成如何选择'), '实时复制和 ELT~集成如何选择')
  assert.is(shown('OLAP 与 OLTP 的关键差别'), 'OLAP 与 OLTP~的关键差别')
  assert.is(shown('MySQL to Kafka'), 'MySQL to Kafka')
})

test('a line does not begin with a dash', () => {
  const shown = (text: string) => withNoBreakSpaces(text).replaceAll('\u00A0', '~')
  assert.is(
    shown('Logs compared - binlog, and a real-time log – or none'),
    'Logs compared~- binlog, and a real-time log~– or none',
  )
  assert.is(shown('-5 or 3-4'), '-5 or 3-4')
})

test('other languages end their lines at spaces as ever', () => {
  assert.is(endsOf('What is it: a test, or two?'), 'What is it: a test, or two?')
})

test('a word with a hyphen is found, a dash and a chain of words are not', () => {
  const found = (text: string) => text.split(hyphenatedWord).filter((_, index) => index % 2)
  assert.equal(found('Compared with Airbyte - real-time replication or trade-offs'), ['real-time', 'trade-offs'])
  assert.equal(found('识别 gh-ost 与 pt-osc'), ['gh-ost', 'pt-osc'])
  assert.equal(found('MySQL to ClickHouse in real time - engines, state-of-the-art'), [])
})

test('a day is found, a number with a sign and a range are not', () => {
  const found = (text: string) => text.split(hyphenatedWord).filter((_, index) => index % 2)
  assert.equal(found('published figures, as of 2026-01-16, airbyte.com'), ['2026-01-16'])
  assert.equal(found('Airbyte：2026-01-16 的公开数据'), ['2026-01-16'])
  assert.equal(found('-5, 10-500 and 2026-01'), [])
})

test('nothing is lost', () => {
  const text = '从 Oracle 到 Elasticsearch 的实时同步：15 种数据源、59 条规则，一套《规范》？'
  assert.is(clausesOf(text).flatMap(wordsOf).join(''), text)
})

test.run()
