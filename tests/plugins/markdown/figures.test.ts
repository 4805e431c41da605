/** `{price:…}` in prose: texts from a data file, problems with their places. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { SiteError } from '../../../engine/errors/SiteError.ts'
import type { Document } from '../../../engine/types.ts'
import { withNames, type Figures } from '../../../plugins/markdown/index.ts'
import { acme } from '../../support/memorySite.ts'
import { bodyOf, brief, htmlOf, mdxPage, problemsOf } from './support/read.ts'

const file = 'content/data/prices.txt'
const files = { [file]: 'link=$0.20\nrow=< $10' }

/** The data has a figure on each line. */
const figures: Figures = {
  names: ['price'],
  files: [file],
  read: ({ text }) =>
    Object.fromEntries(
      text.split('\n').map((line) => [`price:${line.split('=')[0]}`, line.slice(line.indexOf('=') + 1)]),
    ),
  typedIn: (text) =>
    [...text.matchAll(/\$\d+/g)].map(({ index, 0: found }) => ({
      index,
      problem: (place) => ({ code: 'typed', severity: 'error', message: found, place }),
    })),
}

test('figures stand in paragraphs, emphasis, headings, tables, titles of callouts and alternative texts', async () => {
  const text = [
    'A link is **{price:link}** an hour.',
    '## From {price:link}',
    '| a | b |\n|---|---|\n| {price:row} | {price:link} |',
    ':::tip[Only {price:link}]\nText\n:::',
    '![At {price:link}](https://example.com/a.png)',
  ].join('\n\n')
  const html = await htmlOf(text, { figures, files, imageHosts: ['https://example.com'] })
  assert.is(html.match(/\$0\.20/g)?.length, 6)
  assert.match(html, /<td>&(?:lt|#x3C|#60); \$10<\/td>/)
  assert.match(html, 'alt="At $0.20"')
  assert.not.match(html, 'price:')
})

test('figures stand in captions, titles of links and frames, and alternative texts of HTML', async () => {
  const text = [
    '![a](https://example.com/a.png "Up to {price:link}")',
    '[b](https://example.com "From {price:link}") [c][d]',
    '[d]: https://example.com "Only {price:link}"',
    '<Embed src="https://example.com/e" title="At {price:link}" />',
    '<img src="https://example.com/a.png" alt="For {price:row}" />',
  ].join('\n\n')
  const shown = { figures, files, imageHosts: ['https://example.com'], frameHosts: ['https://example.com'] }
  for (const name of ['content/set/en/docs/page.md', mdxPage]) {
    const html = await htmlOf(text, { ...shown, file: name })
    for (const words of ['Up to', 'From', 'Only', 'At']) assert.match(html, `${words} $0.20`, name)
    assert.match(html, /alt="For (?:<|&lt;|&#x3C;) \$10"/)
    assert.not.match(html, /price:|⟦/)
  }
})

test('what a component or a part of .mdx is given has figures, too', async () => {
  const parts = { ...files, 'content/set/en/docs/_part.mdx': 'It is {props.cost}.' }
  const { code } = await bodyOf('<Price label="{price:link}" />', { figures, files, file: mdxPage })
  assert.match(code!, 'label: "$0.20"')
  const text = 'import Part from \'./_part.mdx\'\n\n<Part cost="{price:link}" />'
  assert.match(await htmlOf(text, { figures, files: parts, file: mdxPage }), 'It is $0.20.')
})

test('figures and typed prices are found between tags of HTML, too, and not in its code, tags and comments', async () => {
  const text = `<table>
<tr><td title="{price:link}">{price:row}</td></tr>
<!-- {price:link} -->
<tr><td><code>{price:link}</code></td></tr>
</table>`
  const html = await htmlOf(text, { figures, files })
  assert.match(html, /<td title="\{price:link\}">&(?:lt|#x3C|#60); \$10<\/td>/)
  assert.match(html, '<code>{price:link}</code>')
  const problems = await problemsOf('<p>\n{price:lnik} or $5\n</p>', { figures, files })
  assert.equal(problems.map(brief).sort(), ['figure-unknown 2:1', 'typed 2:17'])
})

test('search finds the text of a figure', async () => {
  const { sections } = await bodyOf('It is {price:link}.', { figures, files })
  assert.is(sections[0]?.text, 'It is $0.20.')
})

test('code is no prose', async () => {
  const text = 'Write `{price:link}`, or `$5`.\n\n```sql\nVALUES ($1, {price:link})\n```\n'
  const html = await htmlOf(text, { figures, files })
  assert.is(html.match(/price/g)?.length, 2)
  assert.equal(await problemsOf(text, { figures, files }), [])
})

test('other braces are text, and without figures all are', async () => {
  assert.match(await htmlOf('{id:5} {price:}', { figures: { ...figures, names: [] }, files }), '{id:5} {price:}')
  assert.match(await htmlOf('{price:link}'), '{price:link}')
})

test('.mdx has the same notation, where braces hold code otherwise', async () => {
  const html = await htmlOf('It is {price:link}, and `{price:link}` is code. {1 + 1}', {
    figures,
    files,
    file: mdxPage,
  })
  assert.match(html, 'It is $0.20, and <code>{price:link}</code> is code.')
})

test('an unknown figure is an error at its place, with the nearest one', async () => {
  const [problem, ...others] = await problemsOf('# Title\n\nFirst line\nand {price:lnk}.', { figures, files })
  assert.equal(others, [])
  assert.is(brief(problem!), 'figure-unknown 4:5')
  assert.match(problem!.message, 'price:lnk')
  assert.match(problem!.hint!, 'Did you mean "price:link"?')
})

test('a figure that was typed is reported at its place, also in a part', async () => {
  const part = 'content/set/en/docs/_part.md'
  const text = '---\ntitle: Prices\n---\n\nIt costs **$5**.\n\n<Include src="./_part.md" />\n'
  const problems = await problemsOf(text, { figures, files: { ...files, [part]: 'Or $7.\n' } })
  assert.equal(problems.map(brief), ['typed 1:4', 'typed 5:12'])
  assert.is(problems[0]?.place?.file, part)
})

test('title and description are checked with the page', async () => {
  const text = '---\ntitle: From {price:lnk}\ndescription: Only $5\n---\n\nText\n'
  assert.equal((await problemsOf(text, { figures, files })).map(brief).sort(), ['figure-unknown 2:1', 'typed 3:1'])
})

test('a data file that is not there leaves figures unknown', async () => {
  assert.equal((await problemsOf('{price:link}', { figures })).map(brief), ['figure-unknown 1:1'])
})

test('N-05 beside a data file that is broken no figure is called unknown: it may be one of its own', async () => {
  const broken: Figures = {
    ...figures,
    read: () => {
      throw new SiteError('broken', { code: 'broken' })
    },
  }
  assert.equal((await problemsOf('{price:link} and $5', { figures: broken, files })).map(brief), ['typed 1:18'])
})

test('documents get the figures of their own locale into their fields', () => {
  const document = (name: string, data: object): Document => ({
    plugin: 'docs',
    file: name,
    hash: '',
    address: { set: 'set', locale: 'en', rest: name },
    data,
    imports: [],
  })
  const own = [document('a.md', { title: 'From {price:link}', count: 1 }), document('b.md', { title: 'Plain' })]
  const data = document('prices.txt', { figures: { en: { 'price:link': '$0.20' }, zh: { 'price:link': '1 元' } } })
  const [first, second] = withNames(own, { all: [...own, data], brand: acme })
  assert.equal(first?.data, { title: 'From $0.20', count: 1 })
  assert.is(second, own[1])
})

test.run()
