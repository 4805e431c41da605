/** Parts of data files in prose: what stands in place of the `<Include>`, problems with their places. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { SiteError } from '../../../engine/errors/SiteError.ts'
import type { DataParts } from '../../../plugins/markdown/index.ts'
import { bodyOf, brief, htmlOf, mdxPage, problemsOf } from './support/read.ts'

const file = 'content/data/api.txt'
const files = { [file]: 'first=## One {#one}\\nSee [two](./two.md#x).\nsecond=A [bad](javascript:x) link' }

/** The data has a part on each line. */
const dataParts: DataParts = {
  file,
  read: ({ text }) =>
    Object.fromEntries(
      text.split('\n').map((line) => {
        const [name = '', markdown = ''] = line.split('=')
        return [name, markdown.replaceAll(String.raw`\n`, '\n\n')]
      }),
    ),
}
const include = (name: string) => `<Include src="../../../data/api.txt#${name}" />`

test('a part is Markdown of the page: its headings, sections and links', async () => {
  const { html, headings, sections, links } = await bodyOf(`Before\n\n${include('first')}\n\nAfter\n`, {
    dataParts,
    files,
  })
  assert.match(html, /<p>Before<\/p>\s*<h2 id="one">/)
  assert.equal(headings, [{ depth: 2, id: 'one', text: 'One' }])
  assert.is(sections.at(-1)?.text, 'See two. After')
  assert.equal(
    links.map(({ target, line }) => `${target} ${line}`),
    ['doc:content/set/en/docs/two.md#x 3'],
  )
})

test('.mdx includes parts, too', async () => {
  assert.match(await htmlOf(`${include('first')}\n\n{1 + 1}\n`, { dataParts, files, file: mdxPage }), '<h2 id="one">')
})

test('what is wrong with a part is told at the place of its <Include>', async () => {
  const found = await problemsOf(`Text\n\n${include('second')}\n`, { dataParts, files })
  assert.equal(found.map(brief), ['link-scheme 3:1'])
})

test('a name that the data file does not have is told with the nearest one', async () => {
  const [problem, ...others] = await problemsOf(`Text\n\n${include('frst')}\n`, { dataParts, files })
  assert.equal(others, [])
  assert.is(brief(problem!), 'include-part-unknown 3:1')
  assert.match(problem!.hint!, 'Did you mean "first"?')
})

test('a data file that is not there is missing, one that is broken is told by its own plugin', async () => {
  assert.equal((await problemsOf(include('first'), { dataParts })).map(brief), ['include-missing 1:1'])
  const broken: DataParts = {
    file,
    read: () => {
      throw new SiteError('broken', { code: 'broken' })
    },
  }
  assert.equal(await problemsOf(include('first'), { dataParts: broken, files }), [])
})

test('other data files are no parts', async () => {
  const text = '<Include src="../../../data/other.txt#first" />'
  assert.equal((await problemsOf(text, { dataParts, files })).map(brief), ['include-name 1:1'])
})

test.run()
