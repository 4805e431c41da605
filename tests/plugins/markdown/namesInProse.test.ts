/** The Markdown of pages, for programs: figures and parts of data by the options of the sections alone, whoever reads the data files. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Plugin } from '../../../engine/types.ts'
import { docs } from '../../../plugins/docs/index.ts'
import type { DataParts, Figures } from '../../../plugins/markdown/index.ts'
import { markdownSources } from '../../../plugins/markdownSources.ts'
import { createMemoryDisk } from '../../support/memoryDisk.ts'
import { createMemoryStore } from '../../support/memoryStore.ts'
import { prosePages } from '../../../plugins/prosePages/index.ts'
import { acme, brief, buildInMemory } from '../../support/memorySite.ts'

const limits = 'data/limits.json'
const api = 'data/api.json'
const figures: Figures = {
  names: ['limit'],
  files: [limits],
  read: ({ text }) => ({ 'limit:cells': (JSON.parse(text) as { cells: string }).cells }),
  typedIn: () => [],
}
const parts: DataParts = { file: api, read: ({ text }) => JSON.parse(text) as Record<string, string> }
const files = {
  [limits]: '{ "cells": "1,000" }',
  [api]: '{ "workers": "- start {limit:cells}\\n" }',
  'content/acme/en/docs/a.md':
    '# A\n\nAt most {limit:cells}, `{limit:cells}`.\n\n<Include src="../../../../data/api.json#workers" />\n',
}
const plugins = [docs({ figures: () => figures, dataParts: () => parts }), markdownSources()]

test('figures and parts stand in the Markdown of a page, as in the page', async () => {
  const { files: written } = await buildInMemory({ files, plugins })
  assert.match(written.get('en/docs/a/index.html')!, 'At most 1,000')
  assert.match(written.get('en/docs/a/index.md')!, 'At most 1,000, `{limit:cells}`.\n\n- start 1,000\n')
})

test('they follow the data', async () => {
  const disk = createMemoryDisk(files)
  const store = createMemoryStore()
  await buildInMemory({ files, disk, store, plugins })
  disk.files.set(limits, '{ "cells": "2,000" }')
  const { files: written } = await buildInMemory({ files, disk, store, plugins })
  assert.match(written.get('en/docs/a/index.md')!, 'At most 2,000')
})

const view = 'site/layouts/Doc.tsx'
const named = '---\ntitle: About {limit:cells}\ndescription: At most {limit:cells}.\n---\n\nText.\n'

test('a figure in a title or a description is told where no plugin gives it', async () => {
  const told = async (...more: readonly Plugin[]) => {
    const pages = [docs({ figures: () => figures }), prosePages({ figures: () => figures, view })]
    const own = { [limits]: files[limits], 'content/acme/en/docs/a.md': named, 'content/acme/en/pages/b.md': named }
    const { diagnostics, routes } = await buildInMemory({ files: own, plugins: [...pages, ...more] })
    const props = ['/en/docs/a/', '/en/b/'].map((path) => routes.get(path)!.props as Record<string, string>)
    return [diagnostics.map(brief), props.map(({ title, description }) => `${title}: ${description}`)]
  }
  const [a, b] = ['content/acme/en/docs/a.md', 'content/acme/en/pages/b.md']
  const [problems] = await told()
  assert.equal(problems, [`figure-not-shown ${a}:1`, `figure-not-shown ${b}:1`])
  const texts = { en: { 'limit:cells': '1,000' } }
  const data: Plugin = { name: 'limits', include: [limits], read: () => ({ data: { figures: texts } }) }
  assert.equal(await told(data), [[], ['About 1,000: At most 1,000.', 'About 1,000: At most 1,000.']])
})

test('pages of prose name the brand in their title and description', async () => {
  const { routes } = await buildInMemory({
    files: { 'content/acme/en/pages/b.md': '---\ntitle: About [[brand]]\n---\n\nWith [[brand]].\n' },
    plugins: [prosePages({ view })],
    config: { brands: [{ ...acme, words: { zh: { brand: 'Acme' }, en: { brand: 'Acme' } } }] },
  })
  const { title, description } = routes.get('/en/b/')!.props as { title: string; description: string }
  assert.equal([title, description], ['About Acme', 'With Acme.'])
})

test.run()
