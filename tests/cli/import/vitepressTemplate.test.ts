/** What `vitepress init` writes, imported and built: with each of its themes, in JavaScript and in TypeScript. */
import { readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { importVitePress } from '../../../cli/import/vitepress/index.ts'
import type { Imported } from '../../../cli/import/imported.ts'
import { assertSays } from './support/assertSays.ts'
import { buildImported } from './support/buildImported.ts'
import { pageText } from './support/pageText.ts'
import { writeTemplate, type Theme } from './support/vitepressTemplate.ts'

const test = suite('template of vitepress')
// Within the repository, so that packages are found.
const root = join(resolve(import.meta.dirname, '../../..'), '.bench', `vitepress-template-${process.pid}`)
const at = (...parts: readonly string[]) => join(root, ...parts)
test.after(() => rmSync(root, { recursive: true, force: true }))

function importTemplate(theme: Theme, isTyped = false): Promise<Imported> {
  const folder = at(`${theme}-${isTyped}`)
  writeTemplate(folder, theme, isTyped)
  return importVitePress(folder, './kit/preset/index.ts')
}

const bodiesOf = ({ draft }: Imported) => [...draft.files].filter(([, content]) => 'body' in content)
const told = ({ draft }: Imported) => draft.notes.map(({ text }) => text)
const leftOut = [
  'Blocks of Vue, <script>, were left out',
  'Expressions of Vue, {{ … }}, are shown as they are written (3 times)',
]
const ofTheme = 'The theme of its own was left behind, but for its main colour: see "site eject --list"'

test('with the default theme it is built without an error, at the same addresses, and says the same', async () => {
  const imported = await importTemplate('default')
  assert.equal(told(imported), leftOut)
  assert.equal(imported.redirects, {})
  const { code, stderr } = await buildImported(imported, at('site'))
  assert.is(code, 0, stderr)
  const codes = [...stderr.matchAll(/^(?:error|warning) \S+/gm)].map(([found]) => found)
  assert.equal([...new Set(codes)], ['warning site-url-missing'])
  const page = (file: string) => readFileSync(at('site/dist/site', file), 'utf8')
  const [home, examples, runtime] = ['index.html', 'markdown-examples.html', 'api-examples.html'].map(page)
  const links = 'Markdown Examples · API Examples'
  const hero = ['# My Awesome Project', 'A VitePress Site', 'My great project tagline', links]
  assert.equal(pageText(home!).slice(0, 5), [...hero, 'Feature A'])
  assert.match(home!, '<a href="/markdown-examples" data-entry="/markdown-examples/">Examples</a>')
  assert.match(home!, 'href="https://github.com/vuejs/vitepress"')
  const [, sidebar] = /aria-label="Documentation"[^>]*>(.*?)<\/nav>/s.exec(examples!) ?? []
  assert.match(sidebar!, '<summary>Examples</summary>')
  assert.match(sidebar!, '<a href="/api-examples">Runtime API Examples</a>')
  const boxes = ['Info', 'This is an info box.', 'Tip', 'This is a tip.', 'Warning', 'This is a warning.']
  assertSays(pageText(examples!).join('\n'), [...boxes, 'Danger\nThis is a dangerous warning.', 'Details\nThis is a'])
  assert.match(examples!, /<span class="line \w+">[^\n]*Highlighted!/)
  assertSays(pageText(runtime!).join('\n'), ['# Runtime API Examples', '### Page Data\n{{ page }}'])
  assert.not.match(runtime!, '<script setup')
})

test('in TypeScript it is the same, and a theme is told', async () => {
  const plain = bodiesOf(await importTemplate('default'))
  for (const [theme, isTyped] of [
    ['default', true],
    ['customized', false],
    ['customized', true],
  ] as const) {
    const other = await importTemplate(theme, isTyped)
    assert.equal(bodiesOf(other), plain, `${theme} ${isTyped}`)
    assert.equal(told(other), theme === 'default' ? leftOut : [...leftOut, ofTheme])
  }
})

test('with a theme of its own it is built without an error', async () => {
  const imported = await importTemplate('own', true)
  assert.equal(told(imported), [...leftOut, ofTheme])
  const { code, stderr } = await buildImported(imported, at('own'))
  assert.is(code, 0, stderr)
  assert.match(readFileSync(at('own/dist/site/index.html'), 'utf8'), '<title>My Awesome Project</title>')
})

test.run()
