/** Templates of connectors and pairs: no case is left without words. */
import { readFileSync } from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readConnections } from '../../../plugins/connectors/connections.ts'
import { pairsOf } from '../../../plugins/connectors/pairs.ts'
import { capabilityOf, checklistOf } from '../../../site/features/connectors/capability.ts'
import { shapes } from '../../../site/ui/connectorMarks.ts'
import { tasksOf } from '../../../site/features/connectors/tasks.ts'
import { en } from '../../../site/strings/en/index.ts'
import { zh } from '../../../site/strings/zh/index.ts'

const file = 'content/data/connections.yml'
const { all } = pairsOf(readConnections({ file, text: readFileSync(file, 'utf8'), hash: '' }), 'all')

test('what a connector can do has four names', () => {
  const sides = [true, false].flatMap((source) => [true, false].map((target) => ({ source, target })))
  assert.equal(sides.map(capabilityOf), ['both', 'source', 'target', 'integration'])
  assert.equal(sides.map(checklistOf), [
    ['source', 'target'],
    ['source', 'downstream'],
    ['upstream', 'target'],
    ['called', 'texts'],
  ])
})

test('every category has a drawing, a name, an introduction and three patterns', () => {
  for (const { connectors, connectorGuide } of [en, zh]) {
    for (const category of Object.keys(shapes) as (keyof typeof shapes)[]) {
      assert.ok(connectors.categories[category])
      assert.match(connectors.detail.intro[category]('MySQL', 'Own'), 'MySQL')
      assert.is(connectorGuide.patterns[category]('MySQL').length, 3)
    }
  }
})

test('every pair has a task that brings data, and words for each of its parts', () => {
  for (const { source, target } of all) {
    const tasks = tasksOf({ source: source.kind, target: target.kind, isMutual: true })
    assert.ok(tasks.includes('full') || tasks.includes('incremental'))
    for (const { connections } of [en, zh]) {
      for (const task of tasks) assert.is(connections.tasks[task].length, 2)
      assert.ok(connections.prepare.reads[source.kind].length && connections.prepare.writes[target.kind].length)
      assert.ok(connections.mapping.from[source.kind] && connections.mapping.to[target.kind])
    }
  }
})

const tasksTable: readonly [Parameters<typeof tasksOf>[0], string][] = [
  [{ source: 'relational', target: 'relational', isMutual: true }, 'structure full incremental ddl check twoWay'],
  [{ source: 'relational', target: 'relational', isMutual: false }, 'structure full incremental ddl check'],
  [{ source: 'relational', target: 'stream', isMutual: true }, 'full incremental'],
  [{ source: 'stream', target: 'relational', isMutual: true }, 'incremental'],
  [{ source: 'stream', target: 'stream', isMutual: true }, 'incremental'],
  [{ source: 'warehouse', target: 'relational', isMutual: false }, 'structure full check'],
  [{ source: 'cache', target: 'cache', isMutual: true }, 'full incremental twoWay'],
  [{ source: 'file', target: 'relational', isMutual: false }, 'full incremental'],
]

test('task types follow from the kinds of both ends', () => {
  for (const [ends, tasks] of tasksTable) assert.is(tasksOf(ends).join(' '), tasks)
})

test.run()
