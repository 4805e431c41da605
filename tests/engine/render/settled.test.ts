/** What components wait for, and what pages cost that wait for nothing. */
import { createElement, lazy, Suspense, use, type ReactNode } from 'react'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createPatience } from '../../../engine/render/patience.ts'
import { renderSettled } from '../../../engine/render/settled.ts'
import type { Place } from '../../../engine/types.ts'

const patience = createPatience({ hookTimeout: 60 }, () => undefined)
const within = (part: ReactNode) => createElement(Suspense, { fallback: 'waiting' }, part)
const html = async (part: ReactNode) => (await renderSettled(() => part, patience)).html
const later = <T>(value: T) => new Promise<T>((resolve) => setImmediate(resolve, value))
const lazily = (part: ReactNode) => lazy(() => later({ default: () => part }))

/** A promise made anew each time never comes. */
function messageOf(part: ReactNode): Promise<string> {
  return html(part).then(
    (text) => `no error: ${text}`,
    (error: Error & { isLate?: boolean }) => (error.isLate === false ? 'another each time' : error.message),
  )
}

test('what waits for nothing is rendered once, and at once', () => {
  const { then } = Promise.prototype
  let attempts = 0
  const rendered = renderSettled(() => (attempts++, createElement('p', null, 'text')), patience)
  assert.equal(rendered, { html: '<p>text</p>', islands: [], fragments: [] })
  assert.is(attempts, 1)
  assert.is(Promise.prototype.then, then)
})

test('a page that shows what another one has waited for is rendered once', async () => {
  const Part = lazily('text')
  assert.is(await html(within(createElement(Part))), 'text')
  let attempts = 0
  const second = renderSettled(() => (attempts++, within(createElement(Part))), patience)
  assert.equal(second, { html: 'text', islands: [], fragments: [] })
  assert.is(attempts, 1)
})

test('parts within parts, with and without a fallback, and what is thrown as a promise', async () => {
  const Inner = lazily('inner')
  assert.is(await html(createElement(lazily(within(createElement(Inner))))), 'inner')
  let value: string | undefined
  const coming = later('thrown').then((came) => (value = came))
  const Thrower = () => {
    if (value === undefined) throw coming
    return value
  }
  assert.is(await html(within(createElement(Thrower))), 'thrown')
})

test('a part that was rejected is an error each time it is shown', async () => {
  const Part = lazy(() => later(0).then(() => Promise.reject(new Error('no such thing'))))
  assert.is(await messageOf(within(createElement(Part))), 'no such thing')
  assert.is(await messageOf(createElement('p', null, within(createElement(Part)))), 'no such thing')
  assert.is(await messageOf(within('other')), 'no error: other')
})

test('what is rejected without an error, and a module of another shape, are errors, too', async () => {
  const Rejected = lazy(() => later(0).then(() => Promise.reject('only a text')))
  const rejected = await html(within(createElement(Rejected))).catch((reason: unknown) => reason)
  assert.is(rejected, 'only a text')
  const Shapeless = lazy(() => import('../../../engine/render/patience.ts') as never)
  assert.is(await messageOf(within(createElement(Shapeless))), 'A module that lazy() loads has no default export')
})

test('the islands of a page are told that come after it has waited, each once', async () => {
  const Part = lazily('text')
  const islands = ['site/Before', 'site/Part']
  const tree = ({ islands: found }: { readonly islands: Set<string> }) => {
    for (const island of islands) found.add(island)
    return within(createElement(Part))
  }
  assert.equal(await renderSettled(tree, patience), { html: 'text', islands, fragments: [] })
})

test('a component that looks at a promise and does not wait for it is not waited for', async () => {
  const never = new Promise<string>(() => {})
  let seen = 0
  const Looking = () => {
    never.then(
      () => seen++,
      () => seen++,
    )
    return 'shown'
  }
  assert.is(await html(within(createElement(Looking))), 'shown')
})

test('an error beside what waits is told at once', async () => {
  const never = new Promise<string>(() => {})
  const Never = () => use(never)
  const Failing = () => {
    throw new Error('broken')
  }
  assert.is(await messageOf([within(createElement(Never)), createElement(Failing)]), 'broken')
})

test('a promise made anew each time is an error', async () => {
  const Again = () => use(later('again'))
  assert.is(await messageOf(within(createElement(Again))), 'another each time')
})

test('what was late once is not waited for again, nor what the same line makes', async () => {
  const asked = new Error()
  const never = () => new Promise<never>(() => {})
  const place: Place = { file: 'site/Part.tsx', line: 1, column: 1 }
  const short = { hookTimeout: 0.05 }
  const notYet = () => false
  const known = createPatience(short, () => place)
  assert.ok((await known([{ promise: never(), asked }], notYet)).late)
  const settled = { promise: Promise.resolve(), asked }
  assert.ok((await known([{ promise: never(), asked }], notYet)).late)
  const unknown = createPatience(short, () => undefined)
  const promise = never()
  assert.is((await unknown([settled, { promise, asked }], notYet)).late?.promise, promise)
  assert.not.ok((await unknown([settled], notYet)).late)
})

test('what never comes is no longer waited for when the rest is enough', async () => {
  const asked = new Error()
  const never = new Promise<never>(() => {})
  const patience = createPatience({ hookTimeout: 3600 }, () => undefined)
  const waits = [
    { promise: Promise.reject(new Error('no')), asked },
    { promise: never, asked },
  ]
  const { late, rejected } = await patience(waits, () => true)
  assert.is(late, undefined)
  assert.is(rejected.length, 1)
})

test.run()
