/** Task types of a pair follow from what its source offers, from the kinds of its ends, and from rules of the data. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { tasksOf } from '../../../plugins/connectors/pairProps.ts'

type Pair = Parameters<typeof tasksOf>[0]

const pair: Pair = {
  source: 'relational',
  target: 'relational',
  modes: ['full', 'incremental'],
  hasDdl: false,
  isTwoWay: false,
}

const table: readonly [Partial<Pair>, string][] = [
  [{}, 'structure full incremental check'],
  [{ hasDdl: true, isTwoWay: true }, 'structure full incremental ddl check twoWay'],
  [{ target: 'stream' }, 'full incremental'],
  [{ source: 'stream', modes: ['incremental'] }, 'incremental'],
  [{ source: 'warehouse', modes: ['full'] }, 'structure full check'],
  [{ source: 'cache', target: 'cache' }, 'full incremental check'],
  [{ source: 'file', modes: ['full'] }, 'full'],
]

test('task types follow from both ends', () => {
  for (const [ends, expected] of table) assert.is(tasksOf({ ...pair, ...ends }, []).join(' '), expected)
})

test('a rule adds and takes away', () => {
  const tasks = tasksOf(pair, [
    { has: ['compare'], lacks: ['check'] },
    { has: ['scan'], lacks: [] },
  ])
  assert.equal(tasks, ['structure', 'full', 'incremental', 'scan', 'compare'])
})

test.run()
