/** `site import docusaurus`: heads of pages that are written as JSON, as in sites that came from other tools. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { openTempFolder } from '../../support/tempFolder.ts'
import { imported } from './support/imported.ts'

const test = suite('import: heads in JSON')
const { path: folder, end } = openTempFolder()
test.after(end)

test('a head in JSON becomes one of lines, with the values that Docusaurus takes for others, and places stay right', async () => {
  const { told, read } = await imported({
    tool: 'docusaurus',
    folder,
    name: 'json',
    files: {
      'docusaurus.config.js': `export default { title: 'A', url: 'https://a.example', baseUrl: '/', presets: ['classic'] }`,
      'docs/a.md':
        '---\n{\n    "title": "",\n    "sidebar_position": "2",\n    "id": 5\n}\n---\n\n# A\n\n<Unknown />\n',
      'blog/b.md': "---\n{ 'title': 'B', 'authorURL': 'https://b.example', 'author': 'Me', }\n---\n\nText.\n",
      'blog/c.md': "---\n{ 'title': 'C', 'date': '2024/1/5' }\n---\n\nText.\n",
      'blog/d.md': '---\n{ broken\n---\n\nText.\n',
    },
  })
  assert.match(read('content/en/docs/a.md'), /^---\nsidebar_position: 2\nid: "5"\n+---\n\n# A\n/)
  assert.match(
    read('content/en/blog/b.md'),
    /^---\ndate: \d{4}-\d\d-\d\d\ntitle: B\nauthor_url: https:\/\/b\.example\nauthor: Me\n---\n/,
  )
  assert.match(read('content/en/blog/c.md'), /^---\ntitle: C\ndate: 2024-01-05\n---\n/)
  assert.match(read('content/en/blog/d.md'), '{ broken')
  const places = told.notes.flatMap(({ files = [] }) => files)
  assert.ok(
    places.every((place) => !place.startsWith('docs/a.md') || place === 'docs/a.md:11'),
    places.join(),
  )
})

test.run()
