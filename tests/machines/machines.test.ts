/** Every machine can reach all its states and leave those that are not an end, and is drawn as it is. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createMachine, type AnyStateNode } from 'xstate'
import { drawAll, drawingFile } from './draw.ts'
import { loadMachines, nameOf, root, statesIn, transitionsOf } from './machines.ts'

const test = suite('machines')
const machines = await loadMachines()

const ancestors = (node: AnyStateNode): readonly AnyStateNode[] =>
  node.parent ? [node, ...ancestors(node.parent)] : [node]

/** States one is in after entering this one. */
const entered = (node: AnyStateNode): readonly AnyStateNode[] => {
  const inner = node.type === 'parallel' ? Object.values(node.states) : (node.initial?.target ?? [])
  return [node, ...inner.flatMap(entered)]
}

/** As if every guard could hold. */
function unreachable(machine: AnyStateNode): readonly string[] {
  const reached = new Set<AnyStateNode>()
  const queue = [...entered(machine)]
  for (let node = queue.pop(); node; node = queue.pop()) {
    if (reached.has(node)) continue
    reached.add(node)
    const targets = ancestors(node).flatMap((from) => transitionsOf(from).flatMap(({ target }) => target ?? []))
    queue.push(...targets.flatMap((target) => [...entered(target), ...ancestors(target)]))
  }
  return statesIn(machine)
    .filter((node) => !reached.has(node))
    .map(nameOf)
}

/** Leaves nothing leads out of, though they are no end, and nothing happens in, such as loading another page. */
const deadEnds = (machine: AnyStateNode): readonly string[] =>
  statesIn(machine)
    .filter((node) => node.type === 'atomic' && !node.invoke.length)
    .filter((node) => !ancestors(node).some((from) => transitionsOf(from).some(({ target }) => target)))
    .map(nameOf)

test('the tests themselves find what they look for', () => {
  const { root: broken } = createMachine({
    initial: 'a',
    states: {
      a: { on: { go: 'trap' } },
      trap: { on: { noise: {} } },
      island: { on: { go: 'a' } },
      end: { type: 'final' },
    },
  })
  assert.equal(unreachable(broken), ['island', 'end'])
  assert.equal(deadEnds(broken), ['trap'])
})

for (const { machine, file } of machines) {
  test(`${machine.id}: every state is reached, and none is a trap (${file})`, () => {
    assert.equal(unreachable(machine.root), [])
    assert.equal(deadEnds(machine.root), [])
  })
}

test(`${drawingFile} is what the machines are; npm run machines draws it anew`, () => {
  assert.fixture(readFileSync(join(root, drawingFile), 'utf8'), drawAll(machines))
})

test.run()
