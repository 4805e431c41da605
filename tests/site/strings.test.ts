/** The types see to it that no text is missing; here, that none was left in the other language. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { en } from '../../site/strings/en/index.ts'
import { zh } from '../../site/strings/zh/index.ts'

type Leaf = readonly [path: string, text: string]

const leavesOf = (value: unknown, path: string): readonly Leaf[] => {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, path ? `${path}.${key}` : key))
}
/** Names have one or two words: `Stream Load`, `CEO`. */
const isSentence = (text: string) => text.trim().split(/\s+/).length > 2
const untranslated = (first: unknown, second: unknown) => {
  const others = new Map(leavesOf(second, ''))
  return leavesOf(first, '').filter(([path, text]) => isSentence(text) && others.get(path) === text)
}

test('no sentence is the same in both languages', () => {
  assert.equal(
    untranslated({ a: { b: 'Not yet translated' }, c: 'RAG API' }, { a: { b: 'Not yet translated' }, c: 'RAG API' }),
    [['a.b', 'Not yet translated']],
  )
  assert.equal(untranslated(en, zh), [])
})

test('no Chinese in the English texts', () => {
  assert.equal(
    leavesOf(en, '').filter(([, text]) => /\p{Script=Han}/u.test(text)),
    [],
  )
})

test.run()
