/** What stays as it is when the shown body is brought up to date after an edit. */
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { resolve } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { launch } from '../../support/browser.ts'

const test = suite('dev: morph')
const browser = await launch()
const page = await browser.newPage()
test.after(() => browser.close())

const sourceOf = (file: string) =>
  stripTypeScriptTypes(readFileSync(resolve(import.meta.dirname, '../../../engine', file), 'utf8'))
const source = ['client/attributes.ts', 'client/ownNodes.ts', 'dev/morph.ts']
  .map((file) => sourceOf(file).replace(/^import .*$/gm, ''))
  .join('\n')

/** Shows `before`, whose islands are hydrated, runs `use` in the page, brings it to `after`, and says what `look` finds then. */
async function morphed<Result>(before: string, after: string, use: () => void, look: () => Result): Promise<Result> {
  await page.setContent(`<!doctype html><body>${before}</body>`)
  await page.addScriptTag({ type: 'module', content: `${source}\nwindow.morph = morph` })
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('site-island')) Object.assign(island, { served: island.innerHTML })
  })
  await page.evaluate(use)
  await page.evaluate((html) => {
    const next = new DOMParser().parseFromString(html, 'text/html')
    ;(window as unknown as { morph(from: Element, to: Element): void }).morph(document.body, next.body)
  }, after)
  return page.evaluate(look)
}

const island = (props: string, text: string) =>
  `<site-island data-id="x" data-src="/x.js" data-props='${props}'><b>${text}</b></site-island>`

test('an element behind one that is new stays the same element, with what the reader did to it', async () => {
  const details = '<details><summary>One</summary></details><details><summary>Two</summary></details>'
  assert.equal(
    await morphed(
      details,
      `<details><summary>New</summary></details>${details}`,
      () => void (document.querySelectorAll('details')[1]!.open = true),
      () => [...document.querySelectorAll('details')].map(({ open }) => open),
    ),
    [false, false, true],
  )
})

test('an island behind one that is new lives on; one with other props is another one', async () => {
  const two = island('{"a":1}', 'server') + island('{"a":2}', 'server')
  const use = () => document.querySelectorAll('b').forEach((each, index) => (each.textContent = `live ${index}`))
  const look = () => [...document.querySelectorAll('b')].map(({ textContent }) => textContent)
  assert.equal(await morphed(two, island('{"a":0}', 'server') + two, use, look), ['server', 'live 0', 'live 1'])
  assert.equal(await morphed(two, island('{"a":1}', 'server') + island('{"a":3}', 'server'), use, look), [
    'live 0',
    'server',
  ])
})

test('an island that waits for its module is what the server renders', async () => {
  const wait = () => void Object.assign(document.querySelector('site-island')!, { served: undefined })
  const look = () => document.querySelector('b')!.textContent
  assert.is(await morphed(island('{}', 'before'), island('{}', 'after'), wait, look), 'after')
  assert.is(await morphed(island('{}', 'before'), island('{}', 'after'), () => {}, look), 'before')
})

test('what was typed stays when something beside it changes', async () => {
  const form = (text: string) => `<form><p>${text}</p><input name="a"><textarea name="b"></textarea></form>`
  assert.equal(
    await morphed(
      form('before'),
      form('after'),
      () => {
        document.querySelector('input')!.value = 'typed'
        document.querySelector('textarea')!.value = 'typed, too'
      },
      () => [
        document.querySelector('p')!.textContent,
        document.querySelector('input')!.value,
        document.querySelector('textarea')!.value,
      ],
    ),
    ['after', 'typed', 'typed, too'],
  )
})

test('attributes that scripts have set stay, except in prose', async () => {
  assert.equal(
    await morphed(
      '<header>a</header><main data-content><p class="old">b</p></main>',
      '<header lang="en">a</header><main data-content><p>b</p></main>',
      () => document.querySelector('header')!.setAttribute('data-scrolled', ''),
      () => [document.querySelector('header')!.outerHTML, document.querySelector('p')!.outerHTML],
    ),
    ['<header data-scrolled="" lang="en">a</header>', '<p>b</p>'],
  )
})

test('children of an island are brought up to date, and only they', async () => {
  const slotted = (text: string) =>
    `<site-island data-id="x" data-src="/x.js" data-props="{}"><i>server</i><site-slot><p>${text}</p></site-slot></site-island>`
  assert.equal(
    await morphed(
      slotted('before'),
      slotted('after'),
      () => void (document.querySelector('i')!.textContent = 'live'),
      () => [document.querySelector('i')!.textContent, document.querySelector('p')!.textContent],
    ),
    ['live', 'after'],
  )
})

test.run()
