/** Scripts and styles that stand in the markup itself. */
import { createHash } from 'node:crypto'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readMarkup } from '../../../../engine/render/markup/readMarkup.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')

test('scripts that run are named by their hash; data and files are not', () => {
  const data = '{"@type":"Organization","name":"A &amp; B"}'
  const html = `<head><script>a() && "</p>"</script><script type="application/ld+json">${data}</script>
<script type="application/json" id="p">[1]</script><script type="module" src="/assets/a.js"></script>
<script type="module">b(\n)</script><script async src=/c.js></script><script></script></head>`
  const { inlineScripts, jsonLd } = readMarkup(html)
  assert.equal(inlineScripts, [hashOf('a() && "</p>"'), hashOf('b(\n)'), hashOf('')])
  assert.equal(jsonLd, [data])
})

test('line ends of a script are those that a browser makes of them', () => {
  assert.equal(readMarkup('<script>a()\r\nb()\rc()</script>').inlineScripts, [hashOf('a()\nb()\nc()')])
})

test('a script in a comment does not run, one with a JavaScript type does', () => {
  const html = '<!-- <script>no()</script> --><script type="application/javascript">yes()</script>'
  assert.equal(readMarkup(html).inlineScripts, [hashOf('yes()')])
})

test('a style attribute is found on any element and in any quotes', () => {
  for (const html of ['<p style="color:red">', `<svg><path d="" style='color:red'/></svg>`, '<p id=a STYLE=color:red>'])
    assert.is(readMarkup(html).inlineStyle, 'color:red', html)
})

test('text that looks like a style attribute is none', () => {
  const lookalikes = [
    `<script>const html = '<p style="color:red">'</script>`,
    '<!-- <p style="color:red"> -->',
    `<p title='<b style="color:red">'>`,
    '<p data-style="color:red">&lt;p style="color:red"></p>',
  ]
  for (const html of lookalikes) assert.is(readMarkup(html).inlineStyle, undefined, html)
})

test.run()
