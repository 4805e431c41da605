import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { decodeEntities } from '../../../engine/html/decodeEntities.ts'
import { escapeHtml, escapeText } from '../../../engine/html/escape.ts'
import { elements, xmlProblems } from '../../support/xml.ts'

const special = `& < > " ' &amp; &#60; &lt; ]]> é 中 😀 \u2028`

test('text and attributes are escaped as React escapes them', () => {
  assert.is(
    renderToStaticMarkup(createElement('p', { title: special }, special)),
    `<p title="${escapeHtml(special)}">${escapeHtml(special)}</p>`,
  )
})

test('escaped text is text in XML too', async () => {
  const xml = `<?xml version="1.0"?><a b="${escapeHtml(special)}"><c>${escapeHtml(special)}</c></a>`
  assert.equal(await xmlProblems({ 'a.xml': xml }), [])
  assert.equal(elements(xml, 'c'), [special])
})

test('text between tags keeps its quotation marks', () => {
  assert.is(escapeText(`a < b && c > "d" 'e'`), `a &lt; b &amp;&amp; c > "d" 'e'`)
})

test('decoding gives back what was escaped, and decodes once', () => {
  for (const escape of [escapeHtml, escapeText]) assert.is(decodeEntities(escape(special)), special)
  assert.is(decodeEntities('&#x3C;&#60;&#X27;&apos;&#x1F600;&amp;lt;'), "<<''😀&lt;")
})

test.run()
