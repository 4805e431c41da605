/** The plugins that the documentation shows do what it says. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createActor, fromPromise, waitFor } from 'xstate'
import { startCompanions } from '../../cli/companions.ts'
import { csv } from '../../docs/examples/csv.ts'
import { figures } from '../../docs/examples/figures.ts'
import { mockApi } from '../../docs/examples/mockApi.ts'
import { requiredPages } from '../../docs/examples/requiredPages.ts'
import { starsMachine } from '../../docs/examples/stars.machine.ts'
import { titleLength } from '../../docs/examples/titleLength.ts'
import type { CheckContext, Config, EmitContext, LinkTargets, PageRecord, Site } from '../../engine/types.ts'
import { createServer } from 'node:http'
import { registerHooks } from 'node:module'
import type { AddressInfo } from 'node:net'
import { routeInMemory } from '../support/memorySite.ts'

// The examples import the package by its name.
registerHooks({
  resolve: (name, context, next) =>
    next(name === 'site-engine' ? new URL('../../preset/index.ts', import.meta.url).href : name, context),
})
const { glossary } = await import('../../docs/examples/glossary.ts')
const { pageList } = await import('../../docs/examples/pageList.ts')
const { releases } = await import('../../docs/examples/releases.ts')

const page = (fields: Partial<PageRecord>) =>
  ({ path: '/a/', key: '/a/', locale: 'en', title: 'A', noindex: false, ...fields }) as PageRecord
const site = { brand: { id: 'acme', origin: 'https://acme.example', locales: ['en', 'zh'] } } as unknown as Site
const targets = {} as LinkTargets

test('a list of pages is written', async () => {
  const files = await pageList().emit!({ pages: [page({}), page({ noindex: true })], site } as unknown as EmitContext)
  assert.equal(
    files.map(({ path, body }) => [path, JSON.parse(String(body))]),
    [['pages.json', [{ title: 'A', url: 'https://acme.example/a/' }]]],
  )
  const bare = { ...site, brand: { ...site.brand, trailingSlash: 'never' } }
  const [file] = await pageList().emit!({ pages: [page({ path: '/中/' })], site: bare } as unknown as EmitContext)
  assert.is(JSON.parse(String(file!.body))[0].url, 'https://acme.example/%E4%B8%AD')
})

test('a long title is told at its page', () => {
  const found = titleLength({ most: 3 }).checkPage!({ page: page({ title: 'Long', source: 'a.md' }), site, targets })
  assert.equal(
    found.map(({ code, place }) => [code, place]),
    [['title-long', { file: 'a.md', line: 1 }]],
  )
  assert.equal(titleLength().checkPage!({ page: page({}), site, targets }), [])
})

test('a page that is missing in one language is an error, if all pages are known', async () => {
  const check = (isComplete: boolean) =>
    requiredPages(['/imprint/']).check!({
      pages: [page({ key: '/imprint/' })],
      site,
      isComplete,
    } as unknown as CheckContext)
  assert.equal(
    (await check(true)).map(({ message }) => message),
    ['acme has no page /imprint/ in "zh"'],
  )
  assert.equal(await check(false), [])
})

test('what a service answers becomes a page; an error of it is thrown', async () => {
  const service = createServer(({ url }, response) => {
    response.statusCode = url === '/' ? 200 : 500
    response.end('["1.0"]')
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => service.once('listening', resolve))
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/`
  const ask = async (address: string) =>
    releases({ url: address, view: 'site/layouts/Releases.tsx' }).load!({
      config: {} as Config,
      signal: AbortSignal.timeout(5000),
    })
  assert.equal(await ask(url), [{ file: 'releases.json', text: '["1.0"]' }])
  const error = await ask(`${url}broken`).catch(String)
  assert.is(error, `Error: ${url}broken answered 500`)
  service.close()
})

test('a file of data becomes a page in each language', async () => {
  const { routes, diagnostics } = await routeInMemory({
    files: {
      'content/acme/en/glossary.json': '{ "brand": "an identity" }',
      'content/acme/zh/glossary.json': '{ "品牌": "一种身份" }',
    },
    plugins: [glossary('site/layouts/Glossary.tsx')],
  })
  assert.equal(diagnostics, [])
  assert.equal([...routes.keys()].sort(), ['/en/glossary/', '/glossary/'])
  assert.equal(routes.get('/glossary/')!.props, { terms: { 品牌: '一种身份' } })
})

test('a fence becomes a table, and text stays text', async () => {
  assert.match(await csv('a,b\n1,<i>', 'csv-'), '<tr><td>1</td><td>&lt;i></td></tr></tbody>')
})

test('figures are read from their file', () => {
  assert.equal(figures.read({ file: 'data/limits.json', text: '{ "cells": 50000 }' }), { 'limit:cells': '50,000' })
})

test('the stand-in answers while it runs', async () => {
  const lines: string[] = []
  const { origin, start } = mockApi({ port: 18_390 }).companion!({ config: {} as Config })!
  const { close } = await start({ log: (line) => void lines.push(line), memory: true })
  const answer = await fetch(`${origin}/stars`)
  assert.equal(await answer.json(), { stars: 42 })
  assert.equal(lines, ['GET /stars'])
  await close()
})

test('where another program has the port already, it is left out', async () => {
  const notes: string[] = []
  const config = { plugins: [mockApi({ port: 18_391 }), mockApi({ port: 18_391 })] } as unknown as Config
  const { started, close } = await startCompanions(config, (line) => void notes.push(line))
  assert.is(started.length, 1)
  assert.equal(notes, ['Mock API: localhost:18391 is taken; pages use what answers there.'])
  await close()
})

test('the machine asks again after a failure, and ends with an answer', async () => {
  let calls = 0
  const load = fromPromise(async () => {
    if (!calls++) throw new Error('offline')
    return 42
  })
  const actor = createActor(starsMachine.provide({ actors: { load } })).start()
  actor.send({ type: 'ask' })
  await waitFor(actor, (snapshot) => snapshot.matches('failed'))
  actor.send({ type: 'ask' })
  const { context } = await waitFor(actor, (snapshot) => snapshot.status === 'done')
  assert.is(context.count, 42)
})

test.run()
