/** Nodes that are replaced in a tree, however deep it is. */
import type { Emphasis, Root, Text } from 'mdast'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { replaceNodes } from '../../../plugins/markdown/mdast/replaceNodes.ts'

test('C-08 a tree of any depth is walked, and what stands in place of a node is not looked into', () => {
  const name: Text = { type: 'text', value: 'name' }
  let inner: Emphasis | Text = name
  for (let level = 0; level < 100_000; level++) inner = { type: 'emphasis', children: [inner] }
  const tree: Root = { type: 'root', children: [{ type: 'paragraph', children: [inner, { ...name }] }] }
  const met: string[] = []
  replaceNodes(tree, (node) => {
    if (node.type !== 'text') return undefined
    met.push(node.value)
    return { type: 'emphasis', children: [{ ...name }] }
  })
  assert.equal(met, ['name', 'name'])
  assert.equal((tree.children[0] as { children: unknown[] }).children[1], { type: 'emphasis', children: [name] })
})

test.run()
