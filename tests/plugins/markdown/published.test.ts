/** Plugins of remark and rehype, installed as anybody would. */
import type { Root as HastRoot } from 'hast'
import type { Root } from 'mdast'
import rehypeExternalLinks from 'rehype-external-links'
import rehypeKatex from 'rehype-katex'
import remarkEmoji from 'remark-emoji'
import remarkMath from 'remark-math'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { VFile } from 'vfile'
import { bodyOf, problemsOf } from './support/read.ts'

const math = { remark: [remarkMath], rehype: [[rehypeKatex, { output: 'mathml' }]] } as const
const given = { remark: [...math.remark], rehype: [...math.rehype.map((each) => [...each])] as never }

test('formulas of remark-math and rehype-katex are drawn, without inline styles and without a warning', async () => {
  const { html, diagnostics, sections } = await bodyOf('Area $a^2$, and\n\n$$\n\\frac{a}{b}\n$$\n\nfor $5.\n', given)
  assert.equal(diagnostics, [])
  assert.match(html, /<p>Area <span class="katex"><math [^>]*><semantics><mrow><msup><mi>a<\/mi><mn>2<\/mn><\/msup>/)
  assert.match(html, /<mfrac><mi>a<\/mi><mi>b<\/mi><\/mfrac>/)
  assert.match(html, 'for $5.')
  assert.not.match(html, 'style=')
  assert.ok(sections[0]!.text.includes('Area'))
})

test('without them a formula is text, and told', async () => {
  const { html, diagnostics } = await bodyOf('Area $a^2$\n')
  assert.match(html, 'Area $a^2$')
  assert.equal(
    diagnostics.map(({ code }) => code),
    ['math-not-shown'],
  )
})

test('transformers of both kinds run, with options, in .md and .mdx, in callouts and beside HTML of writers', async () => {
  const options = {
    remark: [remarkEmoji],
    rehype: [[rehypeExternalLinks, { rel: ['nofollow'], target: '_blank' }]] as never,
  }
  const text =
    ':tada: [out](https://other.example) [in](/docs/)\n\n:::note\n\n:dog: [out](https://other.example)\n\n:::\n\n<b>bold</b>\n'
  for (const file of ['content/a/zh/docs/x.md', 'content/a/zh/docs/x.mdx']) {
    const { html } = await bodyOf(text, { ...options, file })
    assert.match(html, '🎉')
    assert.match(html, '🐶')
    assert.is(html.match(/ rel="nofollow noopener" target="_blank"/g)?.length, 2, html)
    assert.match(html, '<b>bold</b>')
  }
})

test('HTML of writers stays cleaned, whatever plugins add', async () => {
  const addsScript = () => (tree: HastRoot) =>
    void tree.children.push({ type: 'element', tagName: 'section', properties: { dataFrom: 'plugin' }, children: [] })
  const { html, diagnostics } = await bodyOf('<script>alert(1)</script>\n\n<b onclick="a()">b</b>\n', {
    rehype: [addsScript],
  })
  assert.match(html, '<section data-from="plugin"></section>')
  assert.not.match(html, /script|onclick/)
  assert.equal(
    diagnostics.map(({ code }) => code),
    ['html-not-allowed', 'html-not-allowed'],
  )
})

test('what a plugin says of a page is a warning with its place, what it throws an error with its name', async () => {
  const says = () => (tree: Root, file: VFile) =>
    void file.message('Too long', { place: tree.children[1]!.position!, source: 'remark-lint' })
  const { diagnostics } = await bodyOf('# A\n\nText\n', { remark: [says] })
  assert.equal(
    diagnostics.map(({ code, severity, message, place }) => [code, severity, message, place?.line, place?.column]),
    [['markdown-plugin', 'warning', 'remark-lint says: Too long', 3, 1]],
  )
  const throws = () => () => {
    throw new TypeError('x is not a function')
  }
  const [problem] = await problemsOf('---\ntitle: A\n---\n\nText\n', { rehype: [throws] })
  assert.is(problem!.code, 'markdown-plugin-failed')
  assert.match(
    problem!.message,
    /^A plugin of remark or rehype, at markdown\/published\.test\.ts:\d+, failed: x is not a function$/,
  )
  const cannotStart = () => {
    throw new Error('no such option')
  }
  assert.is((await problemsOf('Text\n', { remark: [cannotStart] }))[0]!.code, 'markdown-plugin-failed')
})

const colours = () => (tree: HastRoot) => {
  for (const pre of tree.children) {
    const [code] = pre.type === 'element' && pre.tagName === 'pre' ? pre.children : []
    if (code?.type !== 'element' || !String(code.properties['className']).includes('language-js')) continue
    const meta = { type: 'text', value: `${code.data?.meta}` } as const
    code.children = [
      {
        type: 'element',
        tagName: 'span',
        properties: { className: ['own'] },
        children: [...(code.children as never[]), meta],
      },
    ]
  }
}

test('a formula that cannot be read is told with its line and the reason', async () => {
  const { diagnostics, html } = await bodyOf('Text $\\frac{a}$.\n\n> $$\n> \\nosuch\n> $$\n', given)
  assert.match(
    html,
    /<span class="katex-error" title="[^"]*">\\frac\{a\}<\/span>/,
    'its colour would be told once more',
  )
  assert.equal(
    diagnostics.map(({ message, place }) => [message.replace(/ at .*/, ''), place?.line, place?.column]),
    [
      [
        "rehype-katex says: Could not render math with KaTeX: KaTeX parse error: Unexpected end of input in a macro argument, expected '}'",
        1,
        6,
      ],
      [
        'rehype-katex says: Could not render math with KaTeX: KaTeX parse error: Undefined control sequence: \\nosuch',
        3,
        3,
      ],
    ],
  )
})

test('code that a plugin colours stays as it made it, other code is coloured here', async () => {
  const { html } = await bodyOf('```js {1} x\na < b\n```\n\n```ts\nconst c = 1\n```\n\n```js\n```\n', {
    rehype: [colours],
  })
  assert.match(html, '<pre><code class="language-js"><span class="own">a &lt; b\n{1} x</span></code></pre>')
  assert.match(html, /<figure[^]*<pre[^>]*><code[^>]*><i class=k>const/)
})

test('a tree that a plugin puts in place of code is part of the page', async () => {
  const wraps = () => (tree: HastRoot) => {
    colours()(tree)
    tree.children = tree.children.map((child) => ({ type: 'root', children: [child] }) as never)
  }
  const { html, headings } = await bodyOf('## Two\n\n[in](/docs/)\n\n```js\na\n```\n', { rehype: [wraps] })
  assert.match(html, '<span class="own">a')
  assert.is(headings.length, 1)
})

test('a plugin that changes words alone leaves code to its colours', async () => {
  const shouts = () => (tree: HastRoot) => {
    const visit = (node: HastRoot | HastRoot['children'][number]): void => {
      if (node.type === 'text') node.value = node.value.toUpperCase()
      if ('children' in node) node.children.forEach(visit)
    }
    visit(tree)
  }
  const { html } = await bodyOf('words\n\n```ts\nconst c = 1\n```\n', { rehype: [shouts] })
  assert.match(html, '<p>WORDS</p>')
  assert.match(html, /<i class=k>const/)
})

test.run()
