/** The Markdown of pages, for programs: figures and parts of data by the options of the sections alone, whoever reads the data files. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { docs } from '../../../plugins/docs/index.ts'
import type { DataParts, Figures } from '../../../plugins/markdown/index.ts'
import { markdownSources } from '../../../plugins/markdownSources.ts'
import { createMemoryDisk } from '../../support/memoryDisk.ts'
import { createMemoryStore } from '../../support/memoryStore.ts'
import { buildInMemory } from '../../support/memorySite.ts'

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

test.run()
