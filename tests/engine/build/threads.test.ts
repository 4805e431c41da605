/** Large sites are rendered by threads, small ones without: the bytes are the same. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { OutputManifest } from '../../../engine/emit/manifest.ts'
import { pagesWorthThreads } from '../../../engine/render/threads.ts'
import { errorsIn, failureOf, openSite } from '../../support/buildSite.ts'

const site = openSite('pair')
test.after(() => site.end())

const count = pagesWorthThreads + 10
const fileOf = (index: number) => `content/shared/zh/docs/many/p${index}.md`
const page = (index: number) => `---
title: Page ${index}
sidebar_position: ${index}
tags: [t${index % 7}]
---

See [next](./p${(index + 1) % count}.md#part) and ![dot](../guide/img/dot.svg)

## Part {#part}

\`\`\`ts
const page = ${index}
\`\`\`
`
for (let index = 0; index < count; index++) site.write(fileOf(index), page(index))

/** The largest number of pages that were rendered in one go. */
function watching() {
  let largest = 0
  return {
    report: {
      stage: () => {},
      note: () => {},
      progress: (_: string, _done: number, total: number) => void (largest = Math.max(largest, total)),
    },
    largest: () => largest,
  }
}

const threaded = watching()
const built = await site.build({ report: threaded.report })
const tree = site.tree()

test('D-10 the list of files is in order, whichever thread was done first', () => {
  const { brands } = JSON.parse(readFileSync(join(site.root, 'dist/.site-manifest.json'), 'utf8')) as OutputManifest
  for (const { files } of Object.values(brands)) assert.equal(Object.keys(files), Object.keys(files).toSorted())
})

test('a large site is rendered by threads', () => {
  assert.ok(threaded.largest() >= pagesWorthThreads)
  assert.equal(built.diagnostics, [])
  assert.is(built.rendered, built.pages)
  // A thread more may read a text that two locales show at the same time.
  assert.ok(built.bodies >= count + 8 && built.bodies <= 2 * (count + 8), String(built.bodies))
})

test('what threads make is what the main thread makes', async () => {
  // A title is in no other page here, so that each round renders few pages, and all of them in the end.
  for (let start = 0; start < count; start += 50) {
    const some = Array.from({ length: Math.min(50, count - start) }, (_, offset) => start + offset)
    for (const index of some) site.write(fileOf(index), `${page(index)}\nMore.\n`)
    const first = watching()
    await site.build({ report: first.report })
    for (const index of some) site.write(fileOf(index), page(index))
    const second = watching()
    const { rendered } = await site.build({ report: second.report })
    assert.ok(rendered >= some.length * 2 && second.largest() < pagesWorthThreads, `${rendered} ${second.largest()}`)
  }
  assert.equal(site.tree(), tree)
})

test('C-02 a page that fails in a thread is told like any other, and the old site stands', async () => {
  site.write(fileOf(3), page(3).replace('](./p4.md#part)', '](./p4.md#nowhere)'))
  site.write(
    'site/layouts/Doc.tsx',
    site
      .read('site/layouts/Doc.tsx')
      .replace(
        'return (',
        "if (title === 'Page 7' || title === 'Page 90') throw new Error('no such page')\n  return (",
      ),
  )
  const problems = errorsIn(await site.build())
  const told = (code: string) => problems.filter((problem) => problem.code === code).map(({ message }) => message)
  // Four pages of two brands have the same problem; it is told once, where it is thrown.
  const failed = problems.filter(({ code }) => code === 'page-failed')
  assert.equal(
    failed.map(({ message, place, hint }) => [message, place?.file, hint]),
    [['This component failed: no such page', 'site/layouts/Doc.tsx', 'A page that shows it: /docs/many/p7/.']],
  )
  const lines = site.read('site/layouts/Doc.tsx').split('\n')
  assert.match(lines[failed[0]!.place!.line! - 1]!, "throw new Error('no such page')")
  assert.equal(told('anchor-broken').length, 1)
  assert.equal(site.tree(), tree)
})

test('C-02 what all pages share fails when a thread loads it: told once with its line, and the old site stands', async () => {
  site.write('site/app.tsx', site.read('site/app.tsx').replace('sidebar: Sidebar ', 'sidebar: Sidebarbar '))
  const problems = await failureOf(() => site.build())
  assert.equal(
    problems.map(({ code, message, place }) => [code, message, place?.file]),
    [['page-failed', 'No page can be rendered: Sidebarbar is not defined', 'site/app.tsx']],
  )
  assert.match(site.read('site/app.tsx').split('\n')[problems[0]!.place!.line! - 1]!, 'Sidebarbar')
  assert.equal(site.tree(), tree)
})

test.run()
