/** Code fences: what follows the language, comments about lines, languages, and colours (C-10). */
import type { bundledLanguages } from 'shiki/langs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { highlight } from '../../../plugins/markdown/code/highlight.ts'
import { languageOf } from '../../../plugins/markdown/code/languages.ts'
import { readAnnotations } from '../../../plugins/markdown/code/annotations.ts'
import { createLruCache } from '../../../plugins/markdown/code/lruCache.ts'
import { readMeta } from '../../../plugins/markdown/code/meta.ts'
import { brief, htmlOf, problemsOf } from './support/read.ts'
import { forgetful } from '../../support/forgetful.ts'

const nothing = { title: undefined, file: undefined, ranges: [], firstNumber: undefined, wrap: false, noCopy: false }
const metas: readonly (readonly [string, object])[] = [
  ['', {}],
  ['title="a b"', { title: 'a b' }],
  ['title=\'a "b" | 中文\'', { title: 'a "b" | 中文' }],
  ['title=a.js {1}', { title: 'a.js', ranges: [[1, 1]] }],
  [
    '{1,3-5, 7 - 9}',
    {
      ranges: [
        [1, 1],
        [3, 5],
        [7, 9],
      ],
    },
  ],
  ['{a,1-,-2,}', {}],
  ['{}', {}],
  ['showLineNumbers', { firstNumber: 1 }],
  ['showLineNumbers=5 wrap noCopy', { firstNumber: 5, wrap: true, noCopy: true }],
  ['showLineNumbers{5}', { firstNumber: 5 }],
  ['ins={2} collapse={3-4} {1}', { ranges: [[1, 1]] }],
  ['title="wrap {9} showLineNumbers"', { title: 'wrap {9} showLineNumbers' }],
  ['unwrap wrapping', {}],
  ['title=""', {}],
  ['file="./a b.ts#L3-L9" title=x {2}', { file: './a b.ts#L3-L9', title: 'x', ranges: [[2, 2]] }],
  ['profile=a', {}],
]

for (const [meta, expected] of metas)
  test(`meta ${JSON.stringify(meta)}`, () => assert.equal(readMeta(meta), { ...nothing, ...expected }))

const annotated = (code: string, language?: string): [string, Record<number, string>] => {
  const { code: kept, annotations } = readAnnotations(code, language)
  return [kept, Object.fromEntries([...annotations].map(([line, names]) => [line, [...names].join()]))]
}

test('annotations in the comments of any language', () => {
  const toTheEnd = `// # -- ; ;; % ! ' *> REM`.split(' ').map((sign) => `${sign} [!code ++]`)
  const closed = ['<!-- [!code ++] -->', '/* [!code ++] */', '{/* [!code ++] */}', '(* [!code ++] *)']
  for (const comment of [...toTheEnd, ...closed]) assert.equal(annotated(`a ${comment}`), ['a', { 0: 'add' }], comment)
})

test('Markdown that shows annotated code keeps its annotations, and has annotations in comments of its own', () => {
  const shown = '```js\na // [!code ++]\n// highlight-next-line\nb\n```'
  assert.equal(annotated(shown, 'md'), [shown, {}])
  assert.equal(annotated('a <!-- [!code ++] -->\n{/* highlight-next-line */}\nb', 'mdx'), [
    'a\nb',
    { 0: 'add', 1: 'highlight' },
  ])
})

test('annotations of lines to come', () => {
  assert.equal(annotated('# highlight-next-line\na\nb'), ['a\nb', { 0: 'highlight' }])
  assert.equal(annotated('// highlight-start\na\nb\n// highlight-end\nc'), [
    'a\nb\nc',
    { 0: 'highlight', 1: 'highlight' },
  ])
  assert.equal(annotated('<!-- highlight-start -->\na'), ['a', { 0: 'highlight' }])
  assert.equal(annotated("' highlight-next-line\nDim a"), ['Dim a', { 0: 'highlight' }])
  assert.equal(annotated('// [!code focus:2]\na\nb\nc'), ['a\nb\nc', { 0: 'focus', 1: 'focus' }])
  assert.equal(annotated('// highlight-next-line\na // [!code --]'), ['a', { 0: 'highlight,remove' }])
})

test('what only looks like an annotation stays', () => {
  for (const code of [
    '"[!code ++]"',
    "'highlight-next-line'",
    'theorem [!code ++]',
    'highlight-start',
    '// [!code unknown]',
    'x = "// highlight-next-line"y',
    'a',
  ])
    assert.is(readAnnotations(code).code, code)
})

test('languages: aliases, case, plain text', () => {
  assert.equal(languageOf('shell'), { name: 'bash', grammar: 'bash' })
  assert.equal(languageOf('YML'), { name: 'yaml', grammar: 'yaml' })
  assert.equal(languageOf('MySQL'), { name: 'sql', grammar: 'sql' })
  for (const plain of ['', 'text', 'Plain', 'txt'])
    assert.equal(languageOf(plain), { name: 'text', grammar: undefined })
  for (const unknown of ['nope', 'constructor', '__proto__', 'toString']) assert.is(languageOf(unknown), undefined)
  const used = 'text shell bash sh sql json properties java python xml yml javascript plain http'
  for (const name of used.split(' ')) assert.ok(languageOf(name), name)
})

test('C-10 an unknown language is shown as text, with a warning and the nearest name', async () => {
  assert.match(
    await htmlOf('```nolang\na <b>\n```'),
    '<figure class="code" data-lang="text"><pre tabindex="0"><code>a &lt;b></code></pre></figure>',
  )
  const [problem] = await problemsOf('```pyhton\nx\n```')
  assert.equal(
    [problem!.code, problem!.severity, problem!.hint],
    ['code-language-unknown', 'warning', 'Did you mean "python"?'],
  )
})

test('one letter classes, no inline styles', async () => {
  const html = await htmlOf('```js\nconst a = "b" // c\n```')
  assert.match(html, '<i class=k>const </i>')
  assert.not.match(html, 'style')
  assert.not.match(html, 'span')
})

test('colours do not change the text', async () => {
  const code = 'if (a < b && c > "d") { /* e */ }\n\tf("é😀")\n\n  g'
  const lines = await highlight(code, 'js', forgetful)
  assert.is(
    lines
      .join('\n')
      .replace(/<\/?i[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&amp;', '&'),
    code,
  )
})

test('C-10 each grammar of the languages in use takes strange lines in its stride', async () => {
  let seed = 7
  const random = (below: number): number => (seed = (seed * 1103515245 + 12345) % 2147483648) % below
  const pieces = [
    'a',
    ' ',
    '\t',
    '"',
    "'",
    '`',
    '(',
    ')',
    '{',
    '}',
    '[',
    ']',
    '<',
    '>',
    '/',
    '*',
    '\\',
    '#',
    '$',
    '%',
    '=',
    '+',
    '-',
    ';',
    ':',
    ',',
    '.',
    '中',
    '😀',
    '0',
    '_',
    '!',
    '//',
    '/*',
    '<!--',
    '"""',
    '${',
    'function',
    'SELECT',
  ]
  for (const grammar of [
    'bash',
    'sql',
    'json',
    'properties',
    'java',
    'python',
    'xml',
    'yaml',
    'javascript',
    'http',
    'html',
    'css',
    'tsx',
    'ini',
    'docker',
    'nginx',
    'diff',
    'powershell',
    'go',
    'md',
  ] as const) {
    const code = Array.from({ length: 200 }, () =>
      Array.from({ length: random(40) }, () => pieces[random(pieces.length)]).join(''),
    ).join('\n')
    const before = process.cpuUsage()
    assert.is((await highlight(code, grammar as keyof typeof bundledLanguages, forgetful)).length, 200, grammar)
    const { user } = process.cpuUsage(before)
    assert.ok(user / 1e6 < 15, `${grammar}: ${user / 1e6} s`)
  }
})

test('the cache drops the least recently used entry', () => {
  const cache = createLruCache<number>(2)
  cache.set('a', 1)
  cache.set('b', 2)
  cache.get('a')
  cache.set('c', 3)
  assert.equal([cache.get('a'), cache.get('b'), cache.get('c')], [1, undefined, 3])
})

const example = [
  'import a from "a"',
  '',
  '  // #region setup',
  '  const b = a()',
  '    // #region inner',
  '    b.c()',
  '    // #endregion inner',
  '  // #endregion setup',
  'export { b } // [!code ++]',
  '',
].join('\n')
const examples = {
  'content/set/en/docs/a.ts': example,
  'content/set/examples/b.sh': '# region run\necho 1\n# endregion\n',
}
const shown = async (target: string, more = '') => {
  const html = await htmlOf(`\`\`\`text file="${target}" ${more}\n\`\`\`\n`, { files: examples })
  return /<code>([^]*)<\/code>/.exec(html)![1]!.replaceAll('&quot;', '"')
}

test('code from a file: some lines, a region, or all of it without the comments that name regions', async () => {
  assert.is(await shown('./a.ts#L4'), 'const b = a()')
  assert.is(
    await shown('./a.ts#L4-L6', '{2}'),
    '<span class="line">const b = a()</span>\n<span class="line hl">  // #region inner</span>\n<span class="line">  b.c()</span>',
  )
  assert.is(await shown('./a.ts#setup'), 'const b = a()\n  b.c()')
  assert.is(await shown('a.ts#inner'), 'b.c()')
  assert.is(await shown('../../examples/b.sh#run'), 'echo 1')
  const whole = await shown('./a.ts')
  assert.not.match(whole, 'region')
  assert.match(whole, /<span class="line add">export \{ b \}<\/span>$/)
})

test('what only looks like the comment of a region is code', async () => {
  const code = 'aws s3 ls \\\\\n  --region us-east-1\nregion cn\n; region x\n'.replaceAll('\\\\', '\\')
  const html = await htmlOf('```text file=./c.sh\n```\n', { files: { 'content/set/en/docs/c.sh': code } })
  assert.is(/<code>([^]*)<\/code>/.exec(html)![1], code.trim())
})

test('code from a file that is not there, or not to be shown, is an error at the fence', async () => {
  const cases: readonly (readonly [string, string, string])[] = [
    ['./b.ts', '', 'code-file-missing'],
    ['../../../../../etc/passwd', '', 'file-outside'],
    ['/etc/passwd', '', 'code-file-missing'],
    ['../../../../.env', '', 'code-file-hidden'],
    ['%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2egit/config', '', 'code-file-hidden'],
    ['./a.ts#L9-L90', '', 'code-lines-unknown'],
    ['./a.ts#L0', '', 'code-lines-unknown'],
    ['./a.ts#setp', '', 'code-region-unknown'],
    ['./a.ts', 'const x = 1\n', 'code-file-and-text'],
  ]
  for (const [target, code, expected] of cases) {
    const problems = await problemsOf(`text\n\n\`\`\`ts file="${target}"\n${code}\`\`\`\n`, { files: examples })
    assert.equal(problems.map(brief), [`${expected} 3:1`], target)
  }
  const [problem] = await problemsOf('```ts file=./a.ts#setp\n```\n', { files: examples })
  assert.is(problem!.hint, 'Did you mean "setup"?')
})

test('what is drawn can be in a file, too', async () => {
  const html = await htmlOf('```chart file=./c.txt\n```\n', {
    files: { 'content/set/en/docs/c.txt': '1 2 3\n' },
    fences: { chart: (code) => `<svg data-code="${code}"></svg>` },
  })
  assert.match(html, '<svg data-code="1 2 3"></svg>')
})

test('a placeholder in a command is one token, a redirection stays one', async () => {
  assert.equal(await highlight('curl https://<console-host>/x', 'bash', forgetful), [
    '<i class=f>curl </i><i class=t>https://</i><i class=r>&lt;console-host></i><i class=t>/x</i>',
  ])
  assert.match(
    await highlight('nc -vz <console address> 8008', 'bash', forgetful).then(String),
    '<i class=r>&lt;console address> </i>',
  )
  for (const command of ['wc -l < in.txt', 'sort <in.txt >out.txt', 'sort <in.txt | tee all>'])
    assert.not.match((await highlight(command, 'bash', forgetful)).join(), 'class=r')
  assert.not.match((await highlight('a <b> c', 'sql', forgetful)).join(), 'class=r>&lt;b')
})

test.run()
