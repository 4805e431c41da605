/** Templates of connectors and pairs: no case is left without words. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type ConnectorCard, type Mode, statements, tasks } from '../../../plugins/connectors/types.ts'
import {
  capabilityOf,
  checklistOf,
  knownOf,
  movedOf,
  readingOf,
  writingOf,
} from '../../../site/features/connectors/capability.ts'
import { drawings } from '../../../site/marks/drawings.ts'
import { en } from '../../../site/strings/en/index.ts'
import { zh } from '../../../site/strings/zh/index.ts'

test('what a connector can do has four names', () => {
  const sides = [true, false].flatMap((source) => [true, false].map((target) => ({ source, target })))
  assert.equal(sides.map(capabilityOf), ['both', 'source', 'target', 'integration'])
  assert.equal(
    sides.map(({ source, target }) => checklistOf(source ? 'changes' : undefined, target ? 'yes' : undefined)),
    [
      ['source', 'target'],
      ['source', 'downstream'],
      ['upstream', 'target'],
      ['called', 'texts'],
    ],
  )
})

test('how a connector is read follows from its pairs, and without any from its category', () => {
  const of = (category: ConnectorCard['category'], modes: readonly Mode[], upstream: readonly string[] = []) =>
    readingOf({ source: true, scan: false, category }, { modes, upstream })
  assert.is(of('database', ['full', 'incremental']), 'changes')
  assert.is(of('analytics', ['full']), 'queries')
  assert.is(of('database', ['incremental']), 'messages')
  assert.is(of('streaming', [], ['MySQL']), 'messages')
  assert.is(of('lake', []), 'queries')
  assert.is(of('database', []), 'changes')
  assert.is(of('database', [], ['MySQL']), 'asked')
  assert.is(
    readingOf({ source: true, scan: true, category: 'analytics' }, { modes: [], upstream: ['MySQL'] }),
    'queries',
  )
  assert.is(readingOf({ source: false, scan: false, category: 'lake' }, { modes: [], upstream: ['MySQL'] }), undefined)
  assert.is(movedOf({ source: true, target: true }, 'asked'), 'target')
  assert.equal(checklistOf('asked', 'yes'), ['upstream', 'target'])
  assert.equal(checklistOf('queries', 'yes'), ['read', 'target'])
})

test('a target that no pair leads to is one to ask about, unless nothing is known of its pairs', () => {
  const of = (upstream: readonly string[], downstream: readonly string[]) =>
    writingOf({ target: true }, { upstream, downstream })
  assert.is(of(['MySQL'], ['Kafka']), 'yes')
  assert.is(of([], []), 'yes')
  assert.is(of([], ['StarRocks']), 'asked')
  assert.is(writingOf({ target: false }, { upstream: [], downstream: ['StarRocks'] }), undefined)
  assert.equal(checklistOf('changes', 'asked'), ['source', 'downstream'])
})

test('every category has a drawing, a name, an introduction and three patterns', () => {
  for (const { connectors, connectorGuide } of [en, zh]) {
    for (const category of ['database', 'analytics', 'lake', 'ai', 'streaming', 'cache'] as const) {
      assert.ok(drawings[category])
      assert.ok(connectors.categories[category])
      assert.match(connectors.detail.intro[category]('MySQL', 'Own'), 'MySQL')
      assert.is(connectorGuide.patterns[category]('MySQL').length, 3)
    }
  }
})

test('patterns of a connector whose pipelines are known speak of no others', () => {
  for (const { connectorGuide } of [en, zh]) {
    for (const category of ['database', 'cache', 'analytics', 'streaming'] as const) {
      const known = (others: readonly string[]) => ({ upstream: others, downstream: others })
      const said = (others?: readonly string[]) =>
        connectorGuide.patterns[category]('TDengine', others && known(others)).map(({ title, text }) => title + text)
      assert.is(said().length, 3)
      for (const words of said(['MySQL', 'MariaDB'])) {
        assert.match(words, 'MySQL')
        assert.not.match(words, /Oracle|Kafka|StarRocks|Iceberg/)
      }
      assert.is(said([]).length, 1)
      assert.not.match(said([])[0]!, /Kafka|MySQL|StarRocks|Iceberg/)
    }
  }
})

test('what is common with a connector are pipelines that it has', () => {
  const known = { upstream: ['Db2', 'MySQL', 'TiDB', 'Kafka'], downstream: ['MySQL'] }
  const answers = [en, zh].map(({ connectorGuide }) => connectorGuide.faq.common.known)
  assert.equal(
    answers.map((answer) => answer('Kafka', known)),
    [
      'From Kafka to MySQL, and from MySQL, Db2 and TiDB into Kafka.',
      '从 Kafka 到 MySQL，以及从 MySQL、Db2、TiDB 写入 Kafka。',
    ],
  )
  assert.equal(
    answers.map((answer) => answer('Hive', { upstream: ['MySQL'], downstream: [] })),
    ['From MySQL into Hive.', '从 MySQL 写入 Hive。'],
  )
  assert.is(knownOf({ upstream: [], downstream: [] }), undefined)
})

test('every task type and every statement has words', () => {
  for (const { connections } of [en, zh]) {
    for (const task of tasks) assert.is(connections.tasks[task].length, 2)
    for (const statement of statements) assert.ok(connections.ddl.statements[statement])
  }
})

test.run()
