/** URLs of a text are replaced where they stand; nothing else of it changes. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { rewriteUrls } from '../../../plugins/markdown/rewriteUrls.ts'

const rewritten = (text: string, isMdx = false) =>
  rewriteUrls(text, isMdx, async (target, isImage) => `${isImage ? 'I' : 'L'}:${target}`)

async function same(text: string, isMdx = false): Promise<void> {
  assert.is(await rewritten(text, isMdx), text)
}

test('links, images and definitions', async () => {
  assert.is(
    await rewritten('[a](x.md) ![b](y.png "t") [![c](z.png)](<w w.md>) [d][r] ![e][s]\n\n[r]: x.md\n[s]: y "T"\n'),
    '[a](L:x.md) ![b](I:y.png "t") [![c](I:z.png)](L:w%20w.md) [d][r] ![e][s]\n\n[r]: L:x.md\n[s]: I:y "T"\n',
  )
})

test('escapes and entities are read, and what would end a URL is encoded', async () => {
  assert.is(
    await rewritten(String.raw`[a](x\_y.md) [b](a&amp;b) [c](d(e))`),
    '[a](L:x_y.md) [b](L:a&b) [c](L:d%28e%29)',
  )
})

test('in lists, quotes, tables, callouts and footnotes', async () => {
  const text = (url: string) =>
    `- a\n\n  [x](${url})\n\n> > [x](${url})\n\n| a |\n|---|\n| [x](${url}) |\n\n::: tip Title\n\n[x](${url})\n\n:::\n\n[^1]: A\n\n    [x](${url})\n`
  assert.is(await rewritten(text('x.md')), text('L:x.md'))
})

test('attributes of tags, whatever their quotes', async () => {
  assert.is(
    await rewritten(
      `<a\n href='x.md' title=" href=y">a</a> <img data-src="a" src=b.png>\n\n<video poster='c.png'></video>\n\n<div>\n<a href="x.md?a&amp;b">\n</div>`,
    ),
    `<a\n href="L:x.md" title=" href=y">a</a> <img data-src="a" src="I:b.png">\n\n<video poster="I:c.png"></video>\n\n<div>\n<a href="L:x.md?a&amp;b">\n</div>`,
  )
})

test('components, their content and summaries', async () => {
  assert.is(
    await rewritten(
      '<Tabs>\n<TabItem>\n\na\n\n    [x](x.md)\n\n</TabItem>\n</Tabs>\n\n<details><summary>[x](x.md)</summary>\n\n<Card href="x.md">\n',
    ),
    '<Tabs>\n<TabItem>\n\na\n\n    [x](L:x.md)\n\n</TabItem>\n</Tabs>\n\n<details><summary>[x](L:x.md)</summary>\n\n<Card href="L:x.md">\n',
  )
  assert.is(await rewritten('<img src="x.png" width={3} /> [x](x.md)'), '<img src="I:x.png" width={3} /> [x](L:x.md)')
})

test('in .mdx, where an indented line is no code', async () => {
  assert.is(
    await rewritten(
      '<Card href="x.md" on={a}>\n\n    [x](x.md) {/* [x](x.md) */} <!-- [x](x.md) -->\n\n</Card>\n',
      true,
    ),
    '<Card href="L:x.md" on={a}>\n\n    [x](L:x.md) {/* [x](x.md) */} <!-- [x](x.md) -->\n\n</Card>\n',
  )
  // Not well-formed: it is read as Markdown.
  assert.is(await rewritten('a { b\n\n[x](x.md)\n', true), 'a { b\n\n[x](L:x.md)\n')
})

test('code, comments and text stay as they are', async () => {
  await same('    [x](x.md)\n\n```\n\n[x](x.md)\n\n```\n\n`[x](x.md)` \\[x](x.md)\n')
  await same(
    '- a\n\n  ~~~\n\nb\n\n[x](x.md)\n'
      .replace('\n\nb', '\n  b\n  ~~~\n\n      [x](x.md)\n\n')
      .replace('\n[x](x.md)\n', ''),
  )
  await same('<!--\n\n[x](x.md)\n\n-->\n\n<pre>\n\n[x](x.md)\n\n</pre>\n')
  await same('src="x" and href=y are words, [x] (x.md) is none\n')
})

test('the time is linear in the length of the text', async () => {
  const pieces = ['[', '![', '<a "', '<!--', '\n \n', '](a\n\n', '`[a](', '[a]: ', ' href=', '<!-- --> [a](b) ']
  for (const piece of pieces) {
    const before = process.cpuUsage().user
    await rewritten(`[a](b.md)\n\n${piece.repeat(5000)}\n  x`)
    assert.ok((process.cpuUsage().user - before) / 1e6 < 10, piece)
  }
})

test.run()
