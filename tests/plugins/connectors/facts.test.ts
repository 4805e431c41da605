/** Data files about ends and pairs: what is said about a mistake, and how facts are joined. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { coloured } from '../../../plugins/connectors/coloured.ts'
import { readEnds } from '../../../plugins/connectors/ends.ts'
import { factsOf } from '../../../plugins/connectors/facts.ts'
import { covers, readPairFacts, readTypeTables } from '../../../plugins/connectors/pairFacts.ts'
import { factValues } from '../../../plugins/connectors/factValues.ts'
import type { FactsValue } from '../../../plugins/connectors/types.ts'
import { connections, locales, problemsOf, sourceOf } from './support.ts'

const endsOf = (text: string) => readEnds(sourceOf('content/data/ends/a.yml', text), { locales })
const typesOf = (text: string) => readTypeTables(sourceOf('content/data/types.yml', text), { locales })
const pairFactsOf = (text: string) => readPairFacts(sourceOf('content/data/pairs.yml', text), { locales })

const text = (words: string) => `{ zh: ${words}。, en: ${words}. }`
const good = `mysql:
  docs: [faq/delay]
  source:
    by: ${text('binlog')}
    reads: ${text('rows')}
    modes: [full, incremental]
    settings:
      - ${text('on')}
    rights:
      - ${text('SELECT')}
    limits:
      - ${text('purged')}
`
const like = `mariadb:
  like: mysql
  source:
    reads: ${text('other rows')}
    rights:
      - ${text('BINLOG MONITOR')}
    settings:
      - ${text('ROW')}
`
const known = ['mysql', 'mariadb', 'kafka']

test('an end that is like another one has its facts, with its own in front of them or in their place', () => {
  const facts = factsOf({ ends: [endsOf(good + like)] }, known)
  const { by, reads, rights, settings, limits, code } = facts.source('mariadb')!
  const en = (texts: readonly Readonly<Record<string, string>>[]) => texts.map((text) => text['en'])
  assert.equal(en([by, reads]), ['binlog.', 'other rows.'])
  assert.equal([en(settings), en(rights), en(limits), code], [['ROW.', 'on.'], ['BINLOG MONITOR.'], ['purged.'], []])
  assert.equal(facts.docs('mariadb', 'source'), ['faq/delay'])
})

test('code about an end has the colours of code in prose', async () => {
  const sample = '    code:\n      - { title: { zh: 授权, en: Grant }, lang: sql, text: "SELECT a < 1;\\n" }\n'
  const shown = (ends: ReturnType<typeof endsOf>) => {
    const values = factValues(connections.ends[0]!, factsOf({ ends: [ends] }, known), 'en')
    return values.flatMap(({ value }) => (value as FactsValue).code).map(({ html }) => html)
  }
  const read = endsOf(good + sample)
  assert.equal(shown(read), ['SELECT a &lt; 1;'])
  assert.equal(shown(await coloured(read)), ['<i class=k>SELECT</i> a <i class=k>&lt; </i><i class=n>1</i>;'])
})

test('an end says nothing about a side that it does not have', () => {
  const facts = factsOf({ ends: [endsOf(`${good}mariadb:\n  like: mysql\n`)] }, known)
  assert.equal(
    [facts.target('mysql'), facts.source('mariadb'), facts.source('kafka')],
    [undefined, undefined, undefined],
  )
})

test('problems of a file name their line, all at once', () => {
  const broken = good
    .replace('zh: rows。, ', '')
    .replace('incremental]', 'increment]')
    .replace('    limits:', '    limit:')
  assert.equal(
    problemsOf(() => endsOf(broken)),
    [
      'connector-data 5 "mysql.source.reads.zh" must be given, but is missing',
      'connector-data 6 "mysql.source.modes.1" must be one of full, incremental, but is "increment"',
      'connector-data-key 11 Unknown key "mysql.source.limit"',
    ],
  )
})

test('what an end lacks is told where it stands', () => {
  const bare = good.replace(/ {4}(reads|limits|rights|settings):.*\n( {6}.*\n)?/g, '')
  assert.equal(
    problemsOf(() => factsOf({ ends: [endsOf(bare)] }, known)),
    ['reads', 'limits', 'rights'].map((key) => `connection-fact-missing 1 "mysql.source.${key}" is missing`),
  )
})

test('an end stands once, is known, and is like one that has facts of its own', () => {
  const chain = `${good}${like}kafka:\n  like: mariadb\n  source: {}\n`
  assert.equal(
    problemsOf(() => factsOf({ ends: [endsOf(chain)] }, known)),
    ['connection-like-unknown 21 No end "mariadb" has facts of its own'],
  )
  assert.equal(
    problemsOf(() => factsOf({ ends: [endsOf(good), endsOf(good)] }, known)),
    ['connection-facts-twice 1 The facts of mysql stand in two places'],
  )
  assert.equal(
    problemsOf(() => factsOf({ ends: [endsOf(good)] }, ['kafka'])),
    ['connection-end-unknown 1 "mysql" is not listed under "ends"'],
  )
})

test('types of a pair stand in one table, and a slip of an end is found', () => {
  const table = 'tables:\n  - from: [mysql]\n    to: [kafka]\n    rows: { INT: "BIT, YEAR", "-": SET }\n'
  const types = typesOf(table)
  assert.equal(types.tables[0]!.rows, [
    ['INT', ['BIT', 'YEAR']],
    ['-', ['SET']],
  ])
  assert.equal(
    problemsOf(() => factsOf({ ends: [], types: typesOf(`${table}  - from: [mysql]\n    to: [kafka]\n`) }, known)),
    ['connection-types-twice 5 The types of mysql to kafka stand in two tables'],
  )
  assert.equal(
    problemsOf(() => factsOf({ ends: [], types: typesOf(table.replace('kafka', 'kafak')) }, known)),
    ['connection-end-unknown 2 "kafak" is not listed under "ends"'],
  )
})

test('facts of pairs are checked word by word', () => {
  assert.equal(
    problemsOf(() => pairFactsOf('ddl:\n  - from: [mysql]\n    does: [ad]\nnote: []\n')).map((line) =>
      line.slice(0, 62),
    ),
    ['connector-data 3 "ddl.0.does.0" must be one of add, drop, modify', 'connector-data-key 4 Unknown key "note"'].map(
      (line) => line.slice(0, 62),
    ),
  )
})

test('without sources or targets an entry is for all', () => {
  assert.ok(covers({ place: { file: '' } }, 'mysql', 'kafka'))
  assert.ok(covers({ to: ['kafka'], place: { file: '' } }, 'mysql', 'kafka'))
  assert.not(covers({ from: ['kafka'], place: { file: '' } }, 'mysql', 'kafka'))
})

test.run()
