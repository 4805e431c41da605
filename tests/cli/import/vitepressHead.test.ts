/** `site import vitepress`: keys of a page's head that VitePress does not read, or reads otherwise. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { openTempFolder } from '../../support/tempFolder.ts'
import { imported, notesOf } from './support/imported.ts'

const test = suite('import vitepress: heads')
const { path: folder, end } = openTempFolder()
test.after(end)

const heads = async (name: string, head: readonly string[]) => {
  const files = {
    '.vitepress/config.js': 'export default {}\n',
    'guide/a.md': ['---', ...head, '---', '', '# A', ''].join('\n'),
  }
  const { told, read } = await imported({ tool: 'vitepress', folder, name, files })
  return { page: read('content/en/docs/guide/a.md'), notes: notesOf(told) }
}

test('keys that VitePress does not read neither hide a page nor keep it from being built', async () => {
  const { page, notes } = await heads('others', [
    'draft: true',
    'date: in May',
    'id: 7',
    'category: web',
    'sidebar_position: first',
  ])
  assert.is(page, '---\ncategory: web\n---\n\n# A\n')
  for (const key of ['draft', 'date', 'id', 'sidebar_position'])
    assert.match(notes, new RegExp(`were left out: ${key} guide/a.md:\\d`))
})

test('titles without words are those of the first heading, and a day is a date', async () => {
  const { page, notes } = await heads('empty', [
    "title: ''",
    'date: 2024-05-31',
    'lastUpdated: 2024-06-01',
    'description: 5',
  ])
  assert.is(page, '---\ndate: 2024-05-31\ndescription: "5"\nlast_update:\n  date: 2024-06-01\n---\n\n# A\n')
  assert.is(notes, '')
})

test.run()
