/** Transformers of Shiki, installed as anybody would, and some that do the worst. */
import { transformerMetaWordHighlight, transformerRenderWhitespace } from '@shikijs/transformers'
import type { ShikiTransformer } from 'shiki/types'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { bodyOf } from './support/read.ts'

const shownBy = async (text: string, ...codeTransformers: readonly ShikiTransformer[]) =>
  (await bodyOf(text, { codeTransformers })).html

test('published transformers mark words, of any kind of code; words of a comment are marked as in other code', async () => {
  const text = "```js\n// [!code word:World:1]\nconst b = 'World <b>, World'\nWorld\n```\n"
  const cut: ShikiTransformer = { preprocess: (code) => `first\n${code}` }
  for (const html of [await shownBy(text, transformerMetaWordHighlight()), await shownBy(text, cut)]) {
    assert.is(html.match(/<mark>(?:<span class="s">)?World/g)?.length, 2, html)
    assert.match(html, '&lt;b>')
    assert.not.match(html, '[!code')
  }
  for (const language of ['js', 'text', '']) {
    const html = await shownBy(`\`\`\`${language} /Hello/\nsay Hello\n\`\`\`\n`, transformerMetaWordHighlight())
    assert.is(/highlighted-word[^>]*>Hello</.test(html), language !== '', language)
  }
})

test('colours are classes, as in other code, and no style stands on an element', async () => {
  const text = "```ts\nconst a: string = 'x' //said\n```\n"
  const [plain, html] = [await shownBy(text), await shownBy(text, transformerRenderWhitespace())]
  assert.not.match(html, / style=|shiki|var\(/)
  assert.match(html, '<pre tabindex="0"><code><span class="line">')
  const coloured = (from: string) =>
    [...from.matchAll(/class="?([a-z])"?>([^<]+)/g)].map(([, name, of]) => `${name} ${of!.trim()}`)
  const words = ['k const', "s 'x'", 'c //said']
  for (const word of words)
    for (const from of [plain, html]) assert.ok(coloured(from).includes(word), `${word} ${from}`)
})

test('what a fence says of its lines holds where a transformer takes lines away', async () => {
  const cut: ShikiTransformer = { enforce: 'post', preprocess: (code) => code.slice(code.indexOf('---cut---\n') + 10) }
  const text =
    '```ts title="a.ts" {2} showLineNumbers=5\nhidden // [!code --]\n// ---cut---\none // [!code ++]\ntwo\nthree // [!code focus]\n```\n'
  const html = await shownBy(text, cut)
  assert.not.match(html, 'hidden')
  assert.match(html, '<figcaption>a.ts</figcaption>')
  assert.equal(
    [...html.matchAll(/class="(line[^"]*)" data-line="(\d+)"/g)].map(([, names, line]) => `${line}: ${names}`),
    ['5: line add', '6: line hl', '7: line focus'],
  )
})

test('what is searched for is the code that is shown', async () => {
  const cut: ShikiTransformer = { preprocess: () => 'shown' }
  const { sections } = await bodyOf('```ts\nhidden\n```\n', { codeTransformers: [cut] })
  assert.is(sections[0]!.code, 'shown')
})

test('a transformer that throws is told at its fence; the others run, and where that is no error the code is shown', async () => {
  const strict: ShikiTransformer = {
    preprocess(code) {
      if (code.includes('bad')) throw new Error('2322: no string')
    },
  }
  const text = 'First.\n\n```ts\nbad()\n```\n\n```ts\ngood()\n```\n'
  const { html, diagnostics } = await bodyOf(text, {
    codeTransformers: [strict],
    severities: { 'code-transformer-failed': 'warning' },
  })
  assert.equal(
    diagnostics.map(({ code, place, message }) => [code, place?.line, message]),
    [['code-transformer-failed', 3, 'A transformer of code has failed: 2322: no string']],
  )
  assert.match(html, '<i class=f>bad</i>')
  assert.match(html, '<span class="f">good</span>')
})

test('very long lines and drawings are not given to transformers', async () => {
  const seen: string[] = []
  const watching: ShikiTransformer = { preprocess: (code) => void seen.push(code) }
  await bodyOf(`\`\`\`js\n${'x'.repeat(6000)}\n\`\`\`\n\n\`\`\`box\nb\n\`\`\`\n\n\`\`\`js\nc\n\`\`\`\n`, {
    codeTransformers: [watching],
    fences: { box: async () => '<svg></svg>' },
  })
  assert.equal(seen, ['c'])
})

test.run()
