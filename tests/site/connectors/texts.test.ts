/** Templates of connectors and pairs: no case is left without words. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { statements, tasks } from '../../../plugins/connectors/types.ts'
import { capabilityOf, checklistOf } from '../../../site/features/connectors/capability.ts'
import { drawings } from '../../../site/marks/drawings.ts'
import { en } from '../../../site/strings/en/index.ts'
import { zh } from '../../../site/strings/zh/index.ts'

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
    for (const category of ['database', 'cache'] as const) {
      const titles = (reached?: readonly string[]) =>
        connectorGuide.patterns[category]('TDengine', reached).map(({ title }) => title)
      assert.is(titles().length, 3)
      assert.is(titles(['MySQL', 'MariaDB']).length, 1)
      assert.match(titles(['MySQL', 'MariaDB'])[0]!, 'MySQL')
      assert.not.match(titles(['MySQL', 'MariaDB'])[0]!, 'Oracle')
      assert.is(titles([]).length, 1)
      assert.not.match(titles([])[0]!, /Kafka|MySQL|StarRocks/)
    }
  }
})

test('every task type and every statement has words', () => {
  for (const { connections } of [en, zh]) {
    for (const task of tasks) assert.is(connections.tasks[task].length, 2)
    for (const statement of statements) assert.ok(connections.ddl.statements[statement])
  }
})

test.run()
