/** Words of code that a comment marks. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { htmlOf, problemsOf } from './support/read.ts'

test('[!code word:x] marks a word from there on, whatever colours its letters have', async () => {
  const marked = async (code: string) => /<code>([^]*)<\/code>/.exec(await htmlOf(`\`\`\`js\n${code}\n\`\`\``))![1]!
  const plain = async (code: string) =>
    (await marked(code)).replaceAll(/<\/?(?:i|span)\b[^>]*>/g, '').replaceAll('</mark><mark>', '')
  assert.is(await plain('x = 1\n// [!code word:x]\nx = x\nx'), 'x = 1\n<mark>x</mark> = <mark>x</mark>\n<mark>x</mark>')
  assert.is(await plain('// [!code word:x:1]\nx = 1\nx'), '<mark>x</mark> = 1\nx')
  assert.is(await plain('a(x) // [!code word:a(x:1]\na(x)'), '<mark>a(x</mark>)\na(x)')
  assert.is(await plain("'a<b&amp;' // [!code word:<b&]"), "'a<mark>&lt;b&amp;</mark>amp;'")
  assert.is(await plain("'a:b' // [!code word:a\\:b]"), "'<mark>a:b</mark>'")
  assert.is(
    await plain('xx // [!code word:x:1]\n// [!code hl]\nx').then((text) => text.split('\n')[0]),
    '<mark>xx</mark>',
  )
  const many = Array.from({ length: 101 }, (_, index) => `a${index} // [!code word:a${index}]`).join('\n')
  assert.equal(
    (await problemsOf(`\`\`\`js\n${many}\n\`\`\``)).map(({ hint }) => hint),
    ['A block marks up to 100 words.'],
  )
})

test.run()
