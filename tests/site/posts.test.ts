/** Which posts pages show that are not the blog's. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import fastGlob from 'fast-glob'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { chooseInTurn } from '../../site/features/blog/chooseInTurn.ts'
import { en } from '../../site/strings/en/index.ts'
import { zh } from '../../site/strings/zh/index.ts'

const root = resolve(import.meta.dirname, '../..')

test('terms take turns, and a post of two terms is shown once', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((path) => ({ path })) as [Post, Post, Post, Post]
  assert.equal(chooseInTurn([[a, b, c], [a, d], []]), [a, b, d])
  assert.equal(chooseInTurn([[a, b], [c]]), [a, c, b])
  assert.equal(chooseInTurn([]), [])
})

type Post = { readonly path: string }

for (const [locale, { solutions }] of Object.entries({ en, zh })) {
  test(`each term that a solution names is a keyword of a post: ${locale}`, () => {
    const lists = fastGlob
      .sync(`content/*/${locale}/blog/**/*.md`, { cwd: root })
      .map((file) => /^keywords: \[(.*)\]$/m.exec(readFileSync(resolve(root, file), 'utf8'))?.[1] ?? '')
    const keywords = new Set(lists.flatMap((list) => list.split(', ')))
    for (const { posts } of [solutions.analytics, solutions.rag, solutions.collaboration])
      for (const term of posts) assert.ok(keywords.has(term), term)
  })
}

test.run()
