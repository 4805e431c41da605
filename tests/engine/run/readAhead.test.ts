/** What is read while the bundler runs. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { BodySource } from '../../../engine/render/bodies.ts'
import { pagesWorthThreads } from '../../../engine/render/threads.ts'
import type { RoutedSite } from '../../../engine/route/route.ts'
import { readAhead } from '../../../engine/run/readAhead.ts'
import type { Run } from '../../../engine/run/run.ts'

const name = (index: number) => `content/acme/zh/docs/p${index}.md`
const sourceOf = (index: number): BodySource => ({ file: name(index), plugin: 'docs', hash: `h${index}` })

/** A site of so many pages, each of one document. */
const siteOf = (count: number, locale = 'zh') =>
  ({
    site: {
      documents: Array.from({ length: count }, (_, index) => ({ ...sourceOf(index), data: {} })),
      routes: Array.from({ length: count }, (_, index) => ({ path: `/p${index}/`, locale, documents: [name(index)] })),
    },
  }) as unknown as RoutedSite

function started(
  sites: readonly RoutedSite[],
  { known = [] as readonly string[], locales = undefined as readonly string[] | undefined } = {},
) {
  const asked: BodySource[] = []
  let isEnded = false
  const run = {
    options: { locales, signal: new AbortController().signal },
    bodies: { isKnown: ({ file }: BodySource) => known.includes(file) },
    threads: () => ({
      async read(sources: readonly BodySource[], signal: AbortSignal) {
        asked.push(...sources)
        await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
        isEnded = true
      },
    }),
  } as unknown as Run
  return { end: readAhead(sites, run), asked, isEnded: () => isEnded }
}

test('bodies that the cache does not have are read, each once, until they are wanted', async () => {
  const many = siteOf(pagesWorthThreads + 5)
  const { end, asked, isEnded } = started([many, many], { known: [name(3)] })
  const wanted = Array.from({ length: pagesWorthThreads + 5 }, (_, index) => sourceOf(index))
  assert.equal(
    asked,
    wanted.filter(({ file }) => file !== name(3)),
  )
  assert.not.ok(isEnded())
  await end()
  assert.ok(isEnded())
})

test('nothing is read where it is not worth the threads, or not wanted', async () => {
  const many = siteOf(pagesWorthThreads + 5)
  const files = Array.from({ length: 10 }, (_, index) => name(index))
  for (const { end, asked } of [
    started([siteOf(pagesWorthThreads - 1)]),
    started([many], { known: files }),
    started([many], { locales: ['en'] }),
    started([]),
  ]) {
    await end()
    assert.equal(asked, [])
  }
})

test('what went wrong in a thread is told at the end, not before', async () => {
  const failing = {
    options: { signal: new AbortController().signal },
    bodies: { isKnown: () => false },
    threads: () => ({ read: async () => Promise.reject(new Error('slow hook')) }),
  } as unknown as Run
  const end = readAhead([siteOf(pagesWorthThreads)], failing)
  await new Promise((resolve) => setImmediate(resolve))
  await end().then(
    () => assert.unreachable(),
    (error: Error) => assert.is(error.message, 'slow hook'),
  )
})

test.run()
