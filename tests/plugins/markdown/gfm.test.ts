/** GFM beyond CommonMark, after the examples of its specification (https://github.github.com/gfm/), and its footnotes. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { prose } from '../../../theme/words/zh/prose.ts'
import { normalize } from './support/normalize.ts'
import { htmlOf } from './support/read.ts'

const table = (inside: string): string =>
  `<div aria-label="Table" class="table" role="group" tabindex="0"><table>${inside}</table></div>`

const cases: readonly (readonly [name: string, markdown: string, html: string])[] = [
  [
    'table',
    '| foo | bar |\n| --- | --- |\n| baz | bim |',
    table('<thead><tr><th>foo</th><th>bar</th></tr></thead><tbody><tr><td>baz</td><td>bim</td></tr></tbody>'),
  ],
  [
    'table: alignment, rows without outer pipes',
    '| abc | defghi |\n:-: | -----------:\nbar | baz',
    table(
      '<thead><tr><th class="align-center">abc</th><th class="align-right">defghi</th></tr></thead><tbody><tr><td class="align-center">bar</td><td class="align-right">baz</td></tr></tbody>',
    ),
  ],
  [
    'table: escaped pipes',
    '| f\\|oo  |\n| ------ |\n| b `\\|` az |\n| b **\\|** im |',
    table(
      '<thead><tr><th>f|oo</th></tr></thead><tbody><tr><td>b <code>|</code> az</td></tr><tr><td>b <strong>|</strong> im</td></tr></tbody>',
    ),
  ],
  [
    'table: ended by a quote',
    '| abc | def |\n| --- | --- |\n| bar | baz |\n> bar',
    `${table('<thead><tr><th>abc</th><th>def</th></tr></thead><tbody><tr><td>bar</td><td>baz</td></tr></tbody>')}<blockquote><p>bar</p></blockquote>`,
  ],
  [
    'table: a line of text is a row',
    '| abc | def |\n| --- | --- |\n| bar | baz |\nbar\n\nbar',
    `${table('<thead><tr><th>abc</th><th>def</th></tr></thead><tbody><tr><td>bar</td><td>baz</td></tr><tr><td>bar</td><td></td></tr></tbody>')}<p>bar</p>`,
  ],
  ['table: the delimiter row must match', '| abc | def |\n| --- |\n| bar |', '<p>| abc | def | | --- | | bar |</p>'],
  [
    'table: missing and excess cells',
    '| abc | def |\n| --- | --- |\n| bar |\n| bar | baz | boo |',
    table(
      '<thead><tr><th>abc</th><th>def</th></tr></thead><tbody><tr><td>bar</td><td></td></tr><tr><td>bar</td><td>baz</td></tr></tbody>',
    ),
  ],
  ['table: no body', '| abc | def |\n| --- | --- |', table('<thead><tr><th>abc</th><th>def</th></tr></thead>')],
  [
    'task list',
    '- [ ] foo\n- [x] bar',
    '<ul class="contains-task-list"><li class="task-list-item"><input aria-label="Open" disabled type="checkbox"> foo</li><li class="task-list-item"><input aria-label="Done" checked disabled type="checkbox"> bar</li></ul>',
  ],
  [
    'task list: nested',
    '- [x] foo\n  - [ ] bar\n- [ ] bim',
    '<ul class="contains-task-list"><li class="task-list-item"><input aria-label="Done" checked disabled type="checkbox"> foo<ul class="contains-task-list"><li class="task-list-item"><input aria-label="Open" disabled type="checkbox"> bar</li></ul></li><li class="task-list-item"><input aria-label="Open" disabled type="checkbox"> bim</li></ul>',
  ],
  ['strikethrough', '~~Hi~~ Hello, ~there~ world!', '<p><del>Hi</del> Hello, <del>there</del> world!</p>'],
  [
    'strikethrough: not across paragraphs',
    'This ~~has a\n\nnew paragraph~~.',
    '<p>This ~~has a</p><p>new paragraph~~.</p>',
  ],
  ['strikethrough: three tildes are none', 'This will ~~~not~~~ strike.', '<p>This will ~~~not~~~ strike.</p>'],
  [
    'autolink: www',
    'www.commonmark.org',
    '<p><a class="external" href="http://www.commonmark.org" rel="noopener">www.commonmark.org</a></p>',
  ],
  [
    'autolink: path',
    'Visit www.commonmark.org/help for more.',
    '<p>Visit <a class="external" href="http://www.commonmark.org/help" rel="noopener">www.commonmark.org/help</a> for more.</p>',
  ],
  [
    'autolink: trailing punctuation',
    'Visit www.commonmark.org.',
    '<p>Visit <a class="external" href="http://www.commonmark.org" rel="noopener">www.commonmark.org</a>.</p>',
  ],
  [
    'autolink: balanced parentheses',
    '(www.google.com/search?q=Markup+(business))',
    '<p>(<a class="external" href="http://www.google.com/search?q=Markup+(business)" rel="noopener">www.google.com/search?q=Markup+(business)</a>)</p>',
  ],
  [
    'autolink: parentheses inside',
    'www.google.com/search?q=(business))+ok',
    '<p><a class="external" href="http://www.google.com/search?q=(business))+ok" rel="noopener">www.google.com/search?q=(business))+ok</a></p>',
  ],
  [
    'autolink: entity at the end',
    'www.google.com/search?q=commonmark&hl;',
    '<p><a class="external" href="http://www.google.com/search?q=commonmark" rel="noopener">www.google.com/search?q=commonmark</a>&#x26;hl;</p>',
  ],
  [
    'autolink: ended by <',
    'www.commonmark.org/he<lp',
    '<p><a class="external" href="http://www.commonmark.org/he" rel="noopener">www.commonmark.org/he</a>&#x3C;lp</p>',
  ],
  [
    'autolink: https',
    '(Visit https://encrypted.google.com/search?q=Markup+(business))',
    '<p>(Visit <a class="external" href="https://encrypted.google.com/search?q=Markup+(business)" rel="noopener">https://encrypted.google.com/search?q=Markup+(business)</a>)</p>',
  ],
  [
    'autolink: ended by the punctuation of Chinese and Japanese',
    '见https://a.org/路径，再看 https://b.org。（https://c.org/x）与(https://d.org)。',
    '<p>见<a class="external" href="https://a.org/%E8%B7%AF%E5%BE%84" rel="noopener">https://a.org/路径</a>，再看 <a class="external" href="https://b.org" rel="noopener">https://b.org</a>。（<a class="external" href="https://c.org/x" rel="noopener">https://c.org/x</a>）与(<a class="external" href="https://d.org" rel="noopener">https://d.org</a>)。</p>',
  ],
  [
    'autolink: within emphasis before such punctuation',
    '**https://a.org**（见「文」）',
    '<p><strong><a class="external" href="https://a.org" rel="noopener">https://a.org</a></strong>（见「文」）</p>',
  ],
  [
    'the end of a line between Chinese or Japanese characters is nothing, between others a space',
    '中文，\n**中文**\n[中](https://a.org)\n「中」 \nEnglish\n中 `code`\n中\nかな\n한국어\n한국어  \n中\n\n- 一\n  二\n- 三\n',
    '<p>中文，<strong>中文</strong><a class="external" href="https://a.org" rel="noopener">中</a>「中」 English 中 <code>code</code> 中かな 한국어 한국어<br> 中</p><ul><li>一二</li><li>三</li></ul>',
  ],
  ['autolink: address', 'foo@bar.baz', '<p><a href="mailto:foo@bar.baz">foo@bar.baz</a></p>'],
  [
    'autolink: plus in an address',
    "hello@mail+xyz.example isn't valid, but hello+xyz@mail.example is.",
    `<p>hello@mail+xyz.example isn't valid, but <a href="mailto:hello+xyz@mail.example">hello+xyz@mail.example</a> is.</p>`,
  ],
  [
    'autolink: last characters of an address',
    'a.b-c_d@a.b. a.b-c_d@a.b- a.b-c_d@a.b_',
    '<p><a href="mailto:a.b-c_d@a.b">a.b-c_d@a.b</a>. a.b-c_d@a.b- a.b-c_d@a.b_</p>',
  ],
  [
    'a page that needs several extensions at once',
    '~~a~~ | b\n-|-\nwww.a.org | [ ]',
    table(
      '<thead><tr><th><del>a</del></th><th>b</th></tr></thead><tbody><tr><td><a class="external" href="http://www.a.org" rel="noopener">www.a.org</a></td><td>[ ]</td></tr></tbody>',
    ),
  ],
  [
    'links are not taken for bare addresses',
    '[a](https://a.org) <https://b.org> `https://c.org`',
    '<p><a class="external" href="https://a.org" rel="noopener">a</a> <a class="external" href="https://b.org" rel="noopener">https://b.org</a> <code>https://c.org</code></p>',
  ],
]

for (const [name, markdown, html] of cases) {
  test(name, async () => assert.is(normalize(await htmlOf(markdown)), normalize(html)))
}

test('footnotes: ids are unique, references come back, labels follow the language', async () => {
  const text = 'A[^x], B[^x] and C[^y].\n\n[^x]: One.\n[^y]: Two.\n[^z]: Never used.'
  const html = await htmlOf(text, { labels: prose })
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  assert.equal(ids, ['fnref-x', 'fnref-x-2', 'fnref-y', 'footnote-label', 'fn-x', 'fn-y'])
  for (const [, target] of html.matchAll(/href="#([^"]+)"/g))
    assert.ok(ids.includes(target), `${target} does not exist`)
  assert.match(html, '<h2 class="visually-hidden" id="footnote-label">脚注</h2>')
  assert.match(html, 'aria-label="返回引用 1-2"')
  assert.not.match(html, 'Never used')
})

test.run()
