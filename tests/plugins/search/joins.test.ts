/** Pages that join things: first for who names them all and nothing else, last for who names one of them. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readJoins, tierOf, writeJoins } from '../../../plugins/search/joins.ts'
import { indexOf, pageOf, titlesOf } from './support/indexes.ts'

test('what pages join is read as it was written', () => {
  const joins = [[], ['MySQL', 'Kafka'], [], [], ['Kafka', 'MySQL'], ['SQL Server', 'ＭySQL', 'Kafka']]
  assert.equal(
    [...readJoins(writeJoins(joins))],
    [
      [1, ['mysql', 'kafka']],
      [4, ['kafka', 'mysql']],
      [5, ['sql server', 'mysql', 'kafka']],
    ],
  )
  assert.equal([...readJoins(writeJoins([]))], [])
  assert.throws(() => readJoins([['x'], 'ACA']), RangeError)
})

test('all names in order and nothing else: first; without one of them: last', () => {
  const tier = (phrase: string, ...names: readonly string[]) => tierOf(names, [phrase])
  for (const phrase of [
    'mysql to kafka',
    'mysql → kafka',
    'mysql到kafka',
    'mysql kafka',
    'mysql-kafka',
    'mysql 至 kafka',
  ])
    assert.is(tier(phrase, 'mysql', 'kafka'), 1, phrase)
  for (const phrase of ['kafka to mysql', 'mysql to kafka latency', 'mysql 同步 kafka', 'rds mysql kafka'])
    assert.is(tier(phrase, 'mysql', 'kafka'), 0, phrase)
  for (const phrase of ['mysql', 'kafka', 'mysqlx kafka', 'oracle to kafka', ''])
    assert.is(tier(phrase, 'mysql', 'kafka'), -1, phrase)
  assert.equal([tier('mysql', 'mysql', 'mysql'), tier('mysql to mysql', 'mysql', 'mysql')], [-1, 1])
  // A name in a longer one is found once.
  assert.is(tier('aurora for mysql', 'mysql', 'aurora for mysql'), -1)
  assert.is(tier('aurora for mysql', 'aurora for mysql', 'mysql'), -1)
  assert.is(tier('mysql to aurora for mysql', 'mysql', 'aurora for mysql'), 1)
  assert.is(tierOf(['postgresql', 'kafka'], ['pg to kafka', 'postgresql to kafka']), 1)
  assert.is(tierOf(undefined, ['mysql']), 0)
})

const ends = ['MySQL', 'Kafka', 'Oracle', 'SQL Server', 'PostgreSQL', 'Redis', 'Doris', 'Hive']
const pairs = ends.flatMap((source) =>
  ends.map((target) =>
    pageOf({
      title: `${source} to ${target}`,
      href: `/${source}-${target}/`,
      text: `From ${source} to ${target}.`,
      joins: [source, target],
    }),
  ),
)
const hay = 'Some other words about something else entirely. '.repeat(20)
const docs = ['Settings of MySQL', 'Logs'].map((title) => pageOf({ title, text: `${hay} mysql ${hay} kafka ${hay}` }))
const shelf = indexOf([...pairs, ...docs], [['pg', 'postgresql']])
const find = async (query: string) => titlesOf(await shelf.finder.find(query, 6))

test('a pair is the first answer to its names, and its pages the last to one name', async () => {
  for (const query of ['mysql to kafka', 'MySQL → Kafka', 'mysql到kafka', 'ｍｙｓｑｌ kafka', 'mysql kafka'])
    assert.is((await find(query))[0], 'MySQL to Kafka', query)
  assert.is((await find('kafka mysql'))[0], 'Kafka to MySQL')
  assert.is((await find('pg到kafka'))[0], 'PostgreSQL to Kafka')
  assert.is((await find('sql server to sql server'))[0], 'SQL Server to SQL Server')
  const one = await find('mysql')
  assert.equal(one.slice(0, 2), ['Settings of MySQL', 'Logs'])
  assert.is(one.length, 6)
})

test.run()
