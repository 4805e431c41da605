/** What a page knows of its prose: headings, anchors, links, sections, excerpt (C-11, C-12). */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { prose } from '../../../theme/words/zh/prose.ts'
import { images } from './support/images.ts'
import { readMarkdown } from '../../../plugins/markdown/index.ts'
import { bodyOf, brief, htmlOf, mdxPage, page, problemsOf } from './support/read.ts'

test('sections hold the text and the code below h2 and h3, for search', async () => {
  const { sections } = await bodyOf(
    '# Title\n\nIntro *text* with `code`.\n\n## First\n\nOne[^1].\n\n```js\nhidden()\n```\n\n:::tip[Hint]\nInside\n:::\n\n| a | b |\n|---|---|\n| c | d |\n\n### Deeper\n\n- x\n- y\n\n#### Fourth\n\nz\n\n<Tabs>\n<TabItem value="t">\npanel\n</TabItem>\n</Tabs>\n\n## Empty\n\n[^1]: A note.',
  )
  assert.equal(sections, [
    { id: '', title: '', text: 'Intro text with code.' },
    { id: 'first', title: 'First', text: 'One. Hint Inside a b c d', code: 'hidden()' },
    { id: 'deeper', title: 'Deeper', text: 'x y Fourth z t panel' },
    { id: 'empty', title: 'Empty', text: 'A note.' },
  ])
})

test('the code of a section is that of its blocks with their titles, of raw and of indented ones, without drawings', async () => {
  const { sections } = await bodyOf(
    '```sh title="run.sh"\na --b\n  c\n```\n\n<pre>raw <b>code</b></pre>\n\n    indented\n\n## Next\n\nText.',
  )
  assert.equal(sections, [
    { id: '', title: '', text: '', code: 'run.sh\na --b\n  c\nraw code\nindented' },
    { id: 'next', title: 'Next', text: 'Text.' },
  ])
})

test('C-12 headings of any depth and order', async () => {
  const { headings } = await bodyOf('#### Four\n\n## Two\n\n###### Six *em*\n\n### `Three`\n\n# One\n\n##### Five')
  assert.equal(headings, [
    { depth: 4, id: 'four', text: 'Four' },
    { depth: 2, id: 'two', text: 'Two' },
    { depth: 6, id: 'six-em', text: 'Six em' },
    { depth: 3, id: 'three', text: 'Three' },
    { depth: 5, id: 'five', text: 'Five' },
  ])
  assert.equal((await bodyOf('no heading')).headings, [])
})

test('C-12 a thousand headings of one name', async () => {
  const { headings, anchors } = await bodyOf('## Same\n\n'.repeat(1000))
  assert.is(headings.length, 1000)
  assert.is(new Set(anchors).size, 1000)
  assert.is(anchors.at(-1), 'same-999')
})

test('anchors are all ids of the html', async () => {
  const { html, anchors } = await bodyOf(
    '## A\n\n<a id="b"></a> x[^1]\n\n## B {#c}\n\n- <span id="d">e</span>\n\n[^1]: n',
  )
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id!)
  assert.equal([...anchors].toSorted(), ids.toSorted())
})

test('links and images, with their places', async () => {
  const text =
    '---\ntitle: x\n---\n[a](./b.md#c) [d](/e/)\n![f](/g.png)\n\n- [h](#i) <https://j.example> [k](mailto:l@m.n)\n- [o](../p/)\n- <a href="./q.mdx">r</a>'
  assert.equal((await bodyOf(text)).links, [
    { target: 'doc:content/set/en/docs/b.md#c', kind: 'link', line: 4, column: 1 },
    { target: '/e/', kind: 'link', line: 4, column: 15 },
    { target: '/g.png', kind: 'image', line: 5, column: 1 },
    { target: '#i', kind: 'link', line: 7, column: 3 },
    { target: 'https://j.example', kind: 'link', line: 7, column: 11 },
    { target: 'mailto:l@m.n', kind: 'link', line: 7, column: 31 },
    { target: 'doc:content/set/en/p/', kind: 'link', line: 8, column: 3 },
    { target: 'doc:content/set/en/docs/q.mdx', kind: 'link', line: 9, column: 3 },
  ])
})

test('hashes are compared as text', async () => {
  const { links } = await bodyOf('[a](#%E4%B8%AD) [b](#中) [c](./d.md#%E4%B8%AD) [e](#100%)')
  assert.equal(
    links.map(({ target }) => target),
    ['#中', '#中', 'doc:content/set/en/docs/d.md#中', '#100%25'].map((target) =>
      target === '#100%25' ? '#100%' : target,
    ),
  )
})

test('footnotes are no links of the page', async () => assert.equal((await bodyOf('a[^1]\n\n[^1]: b')).links, []))

test('the excerpt ends at the first marker between blocks', async () => {
  const body = await bodyOf('One.\n\n<!--truncate-->\n\nTwo.\n\n<!-- truncate -->\n\nThree.')
  assert.is(body.excerpt, '<p>One.</p>')
  assert.is(body.html, '<p>One.</p>\n<p>Two.</p>\n<p>Three.</p>')
  assert.is((await bodyOf('One.')).excerpt, undefined)
  assert.is((await bodyOf('> One.\n>\n> <!-- truncate -->\n\nTwo.')).excerpt, undefined)
  assert.is((await bodyOf('<!-- truncate -->\n\nTwo.')).excerpt, '')
  assert.is((await bodyOf('One.\n\n<!--more-->\n\nTwo.')).excerpt, '<p>One.</p>', 'as Hugo, Hexo and VuePress write it')
  assert.is((await bodyOf('One.\n\n<!-- more of it -->\n\nTwo.')).excerpt, undefined)
})

test('a first heading stands in place of the title, a later one goes where it is the title', async () => {
  assert.is(await htmlOf('# A\n\nb'), '<p>b</p>')
  assert.is(await htmlOf('---\ntitle: "A `b`"\n---\n\n# A b\n\nc'), '<p>c</p>')
  const other = '---\ntitle: Other\n---\n\n<!-- x -->\n\n# A `b`\n\nc'
  assert.is(await htmlOf(other), '<p>c</p>')
  const { title, heading } = readMarkdown({ file: page, text: other, hash: '' })
  assert.equal([title, heading], ['Other', 'A b'])
  assert.is(readMarkdown({ file: page, text: 'One\n===\n\nb', hash: '' }).heading, 'One')
  assert.match(await htmlOf('---\ntitle: Other\n---\n\n## B\n\n# A'), '<h1 id="a">A</h1>')
  assert.is(await htmlOf('---\ntitle: Other\n---\n\nb\n\n# A'), '<p>b</p>')
})

test('pictures of the heading that is the title stand below it, and their addresses are no part of the title', async () => {
  const badge = (name: string) => `[![${name}](/${name}${'-'.repeat(200)}.svg)](https://${name}.example)`
  const text = `# A \`b\` ${badge('one')} ${badge('two')}${badge('three')} ![four][f]\n\nc\n\n[f]: /four.svg`
  assert.is(readMarkdown({ file: page, text, hash: '' }).title, 'A b')
  const html = await htmlOf(text)
  assert.match(html, /^<p>(?:<a [^>]*><img [^>]*><\/a> ){3}<img [^>]*><\/p>\s*<p>c<\/p>$/)
  const linked = '# A <a href="https://a.example"><img src="/a.svg" alt="a"></a>![b](/b.svg)\n\nb'
  assert.match(await htmlOf(linked), /^<p><a [^>]*><img [^>]*><\/a> <img [^>]*><\/p>\s*<p>b<\/p>$/)
  const inMdx = await htmlOf('# A <a href="https://a.example"><img src="/a.svg" alt="a" /></a>\n\nb', { file: mdxPage })
  assert.match(inMdx, /^<a [^>]*><img [^>]*><\/a>\s*<p>b<\/p>$/)
  assert.is(await htmlOf('# <a href="https://a.example">A</a>\n\nb'), '<p>b</p>')
  assert.match(await htmlOf('# A <img src="/a.svg" alt="a">\n\nb'), /^<p><img [^>]*><\/p>\s*<p>b<\/p>$/)
})

test('a heading that is one of several stays with its section, where words or a heading of HTML stand before it', async () => {
  assert.match(await htmlOf('b\n\n# A\n\nc\n\n# D'), /^<p>b<\/p>\s*<h1 id="a">A<\/h1>/)
  assert.match(await htmlOf('<h1>B</h1>\n\n# A\n\nc'), /<h1 id="a">A<\/h1>/)
  assert.is(await htmlOf('![b](/b.svg)\n\n# A\n\nc\n\n# D').then((html) => html.includes('id="a"')), false)
})

test('ids of headings have each blank between their words', async () => {
  assert.equal(
    (await bodyOf('## [1.0]  -  2020\n\n[1.0]: https://a.example')).headings.map(({ id, text }) => [id, text]),
    [['10-----2020', '[1.0] - 2020'.replaceAll(/[[\]]/g, '')]],
  )
})

test('styles with a harmless meaning become classes and attributes', async () => {
  const style = (text: string): Promise<string> => htmlOf(`<p style="${text}">x</p>`)
  assert.is(await style('text-align: center'), '<p class="align-center">x</p>')
  assert.is(await style('white-space:nowrap;vertical-align: top'), '<p class="nowrap valign-top">x</p>')
  assert.is(await style('constructor: a; __proto__: b; color: red'), '<p>x</p>')
  assert.is(
    await htmlOf('<img src="/x" style="width: 30px; height: 20px">'),
    '<img src="/x" width="30" height="20" alt="" loading="lazy" decoding="async">',
  )
})

test('a tab stands within tabs', async () => {
  assert.equal((await problemsOf('<TabItem value="a">\nx\n</TabItem>')).map(brief), ['tag-misplaced 1:1'])
  assert.equal((await problemsOf('<TabItem value="a">x</TabItem>', { file: mdxPage })).map(brief), [
    'tag-misplaced 1:1',
  ])
})

test('words that are added come from the caller, else they are English', async () => {
  assert.match(await htmlOf(':::note\nx\n:::', { labels: prose }), '注意')
  const some = await htmlOf(':::note\nx\n:::\n\n:::tip\ny\n:::\n\n- [x] z', {
    labels: { callouts: { note: 'Remarque' } },
  })
  assert.match(some, /Remarque[^]*Tip[^]*Done/)
  assert.match(await htmlOf(':::note\nx\n:::'), 'Note')
})

const folder = 'content/set/en/docs'

test('C-11 parts: links and images are relative to the part, links are reported at the include', async () => {
  const files = {
    [`${folder}/parts/_a.md`]: 'x\n\n[y](./z.md) ![i](../img/a.png)\n\n<Include src="./_b.md" />',
    [`${folder}/parts/_b.md`]: '[deep](../w.md)',
    [`${folder}/img/a.png`]: images['a.png']!,
  }
  const { links, html } = await bodyOf('text\n\n<Include src="./parts/_a.md" />', { files })
  assert.equal(links, [
    { target: `doc:${folder}/parts/z.md`, kind: 'link', line: 3, column: 1 },
    { target: `asset:${folder}/img/a.png`, kind: 'image', line: 3, column: 1 },
    { target: `doc:${folder}/w.md`, kind: 'link', line: 3, column: 1 },
  ])
  assert.match(html, 'width="640"')
})

test('C-11 problems of a part name the part', async () => {
  const files = { [`${folder}/_a.md`]: '---\nx: y\n---\n\n[y](javascript:z)' }
  const [problem] = await problemsOf('text\n\n<Include src="./_a.md" />', { files })
  assert.equal([problem!.code, problem!.place], ['link-scheme', { file: `${folder}/_a.md`, line: 5, column: 1 }])
})

test('A-12 a part that is not UTF-8 is an error with its byte', async () => {
  const files = { [`${folder}/_a.md`]: Buffer.from([0x61, 0x0a, 0xc4, 0xe3]) }
  const [problem] = await problemsOf('<Include src="./_a.md" />', { files })
  assert.equal([problem!.code, problem!.place?.file], ['file-not-utf8', `${folder}/_a.md`])
  assert.match(problem!.message, 'byte 2')
})

test('C-11 a cycle shows its chain', async () => {
  const files = {
    [`${folder}/_a.md`]: '<Include src="./_b.md" />',
    [`${folder}/_b.md`]: 'x\n\n<Include src="./_a.md" />',
  }
  const [problem] = await problemsOf('<Include src="./_a.md" />', { files })
  assert.is(problem!.code, 'include-cycle')
  assert.match(problem!.message, `${folder}/_a.md -> ${folder}/_b.md -> ${folder}/_a.md`)
  assert.equal(problem!.place, { file: `${folder}/_b.md`, line: 3, column: 1 })
  assert.is(
    (await problemsOf('<Include src="./_a.md" />', { files: { [`${folder}/_a.md`]: '<Include src="./_a.md" />' } }))[0]!
      .code,
    'include-cycle',
  )
})

test('C-11 the same part twice is no cycle', async () => {
  const files = { [`${folder}/_a.md`]: '## Part' }
  assert.equal((await bodyOf('<Include src="./_a.md" />\n\n<Include src="./_a.md" />', { files })).anchors, [
    'part',
    'part-1',
  ])
})

test('C-11 only parts of the same kind', async () => {
  assert.equal((await problemsOf('<Include src="./a.md" />')).map(brief), ['include-name 1:1'])
  assert.equal((await problemsOf('<Include src="./_a.mdx" />')).map(brief), ['include-name 1:1'])
  assert.equal((await problemsOf('<Include src="./_a.txt" />')).map(brief), ['include-name 1:1'])
  assert.match(
    await htmlOf('<Include src="./_a.md" />', { file: mdxPage, files: { [`${folder}/_a.md`]: 'a < b {c}' } }),
    'a &lt; b {c}',
  )
})

test('bodies read at the same time do not disturb each other', async () => {
  const texts = Array.from(
    { length: 30 },
    (_, index) =>
      `## H${index}\n\n\`\`\`${['js', 'bash', 'sql'][index % 3]}\nlet x = ${index}\n\`\`\`\n\n:::note\n${index}\n:::`,
  )
  const alone: string[] = []
  for (const text of texts) alone.push(await htmlOf(text))
  assert.equal(await Promise.all(texts.map((text) => htmlOf(text))), alone)
})

test('frames show pages of the hosts that the site allows, by https, and with a title', async () => {
  const frameHosts = ['https://www.youtube-nocookie.com']
  const told = async (text: string) => (await problemsOf(text, { frameHosts })).map(({ code }) => code)
  const video = 'https://www.youtube.com/watch?v=abc'
  assert.equal(await told(`<Embed src="${video}" title="A" />`), [])
  assert.equal(await told(`<Embed src="${video}" />`), ['embed-title-missing'])
  assert.equal(await told('<Embed src="https://evil.example/" title="A" />'), ['frame-host-unknown'])
  for (const src of ['http://a.example/', '/demo.html', 'javascript:alert(1)', 'data:text/html,x', ''])
    assert.equal(await told(`<Embed src="${src}" title="A" />`), ['embed-address'], src)
  assert.equal(await told('<iframe src="https://evil.example/"></iframe>'), ['frame-host-unknown'])
})

test('in .md, imports of what is built in go, and others are told at their line', async () => {
  const text = "import Tabs from '@theme/Tabs'\n\nWords.\n\nimport A from '@site/src/A'\nimport {\n  b } from './b'\n"
  assert.equal((await problemsOf(text)).map(brief), ['markdown-import 5:1', 'markdown-import 6:1'])
  assert.is(await htmlOf('---\nformat: md\n---\n\n{a} <b>c</b>', { file: mdxPage }), '<p>{a} <b>c</b></p>')
  const hints = (file?: string) =>
    problemsOf('{a', { format: 'mdx', ...(file && { file }) }).then((all) => all.map(({ hint }) => hint))
  assert.match((await hints())[0]!, 'format: md')
  assert.match((await hints(mdxPage))[0]!, 'use a .md file')
  const [split] = await problemsOf('<details><summary>a</summary>\n\nb\n\n</details>', { file: mdxPage })
  assert.match(split!.hint!, 'on lines of their own')
  assert.is(await htmlOf('{"a"}', { format: 'detect' }), '<p>{"a"}</p>')
  const asks = '---\nformat: mdx\n---\n\n{1 + 1}'
  assert.equal((await problemsOf(asks)).map(brief), ['markdown-format 2:1'])
  assert.ok((await bodyOf(asks, { format: 'detect' })).code, 'it is code where the configuration lets it be')
})

test.run()
