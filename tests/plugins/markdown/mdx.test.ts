/** `.mdx` as a program: what it needs, what it shows, and that the same prose looks the same as in `.md`. */
import { createElement } from 'react'
import * as runtime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { normalize } from './support/normalize.ts'
import { bodyOf, brief, htmlOf, mdxPage, problemsOf } from './support/read.ts'

/** Runs a program as the engine does: React's runtime and the imported modules in, the module out. */
function show(code: string, imports: object = {}, components: object = {}): string {
  const { default: Content } = new Function(code)({ ...runtime, imports, at: () => {} })
  return renderToStaticMarkup(createElement(Content, { components }))
}

const prose =
  '## A *b*\n\nText with **bold**, [link](./x.md#y), `code`.\n\n```js {1} title="a.js"\nconst a = "<&>"\n```\n\n:::tip\nx\n:::\n\n> [!NOTE]\n> y\n\n- [x] done\n\n| a | b |\n|:-:|---|\n| c | d |\n\nNote[^1].\n\n[^1]: z\n'

test('prose with a component shows what prose without one shows', async () => {
  const { code } = await bodyOf(`${prose}\n<Marker />\n`, { file: mdxPage })
  const shown = show(code!, {}, { Marker: () => null })
  assert.is(normalize(shown), normalize(await htmlOf(prose)))
})

test('no program without components', async () => {
  for (const text of [
    prose,
    '<div className="a">x</div>',
    '{/* c */}',
    'a {""} b'.replace('{""}', ''),
    '<Tabs><TabItem value="a">x</TabItem></Tabs>',
    '<details><summary>a</summary>b</details>',
  ]) {
    assert.is((await bodyOf(text, { file: mdxPage })).code, undefined, text)
  }
})

test('imports come from the caller by their place in the project', async () => {
  const { code } = await bodyOf(
    "import Default, { Named as Other } from '../../../../site/mdx/X.tsx'\nimport * as All from './data.ts'\nimport './effect.ts'\n\n<Default x={All.value}><Other /></Default>",
    {
      file: mdxPage,
      files: { 'site/mdx/X.tsx': '', 'content/set/en/docs/data.ts': '', 'content/set/en/docs/effect.ts': '' },
    },
  )
  const Default = ({ x, children }: { x: string; children: never }) => createElement('b', { title: x }, children)
  const html = show(code!, {
    'site/mdx/X.tsx': { default: Default, Named: () => 'named' },
    'content/set/en/docs/data.ts': { value: 'v' },
  })
  assert.is(html, '<b title="v">named</b>')
  assert.not.match(code!, 'import(')
})

test('imports of a part are those of the part', async () => {
  const { code } = await bodyOf('<Include src="./parts/_a.mdx" />', {
    file: mdxPage,
    files: {
      'content/set/en/docs/parts/_a.mdx': "import X from './X.tsx'\n\n<X />",
      'content/set/en/docs/parts/X.tsx': '',
    },
  })
  assert.is(show(code!, { 'content/set/en/docs/parts/X.tsx': { default: () => 'x' } }), 'x')
})

test('exports, expressions, spreads and attributes', async () => {
  const { code } = await bodyOf(
    'export const name = "w"\n\nHello {name.toUpperCase()}{/* c */} and {1 + 1}.\n\n<Box {...{ a: 1 }} b="2" c={3} d />',
    { file: mdxPage },
  )
  const html = show(code!, {}, { Box: (props: object) => JSON.stringify(props) })
  assert.is(
    html,
    '<p>Hello W and 2.</p>\n{&quot;a&quot;:1,&quot;b&quot;:&quot;2&quot;,&quot;c&quot;:3,&quot;d&quot;:true}',
  )
})

test('D-02 names of attributes that are none are left out, wherever they were spread from', async () => {
  const { code } = await bodyOf(
    `<Box {...{ 'x onload=alert(1)': 1, 'a><img src=x onerror=alert(1)': 1, 'on"load': 1, title: 'kept' }} />`,
    { file: mdxPage },
  )
  const Box = (props: object) => createElement('p', props)
  const quiet = console.error
  console.error = () => {}
  try {
    assert.is(show(code!, {}, { Box }), '<p title="kept"></p>')
  } finally {
    console.error = quiet
  }
})

test('an unknown component is named when the program runs', async () => {
  const { code } = await bodyOf('<Fooo />', { file: mdxPage })
  assert.throws(() => show(code!), /Fooo/)
})

test('headings, links, sections and the html without components are there as well', async () => {
  const body = await bodyOf('## A\n\n<Box>\n\n### B\n\n[c](./d.md) *text*\n\n</Box>\n\n<Icon /> end', { file: mdxPage })
  assert.equal(
    body.headings.map(({ id }) => id),
    ['a', 'b'],
  )
  assert.equal(
    body.links.map(({ target }) => target),
    ['doc:content/set/en/docs/d.md'],
  )
  assert.equal(
    body.sections.map(({ id, text }) => [id, text]),
    [
      ['a', ''],
      ['b', 'c text end'],
    ],
  )
  assert.match(body.html, '<a href="doc:content/set/en/docs/d.md">c</a> <em>text</em>')
  assert.not.match(body.html, 'Box')
})

test('references of a program are those that html has', async () => {
  const { code } = await bodyOf('<Box>\n\n[a](./b.md "c&d") ![e](./f.png)\n\n</Box>', {
    file: mdxPage,
    files: { 'content/set/en/docs/f.png': new Uint8Array() },
  })
  const html = show(code!, {}, { Box: ({ children }: { children: never }) => children })
  assert.match(html, 'href="doc:content/set/en/docs/b.md"')
  assert.match(html, 'src="asset:content/set/en/docs/f.png"')
})

test('plain HTML attributes as React names them, and the other way round', async () => {
  assert.is(
    await htmlOf('<td colSpan={2} className="a b" tabIndex={0} data-x="y" aria-label="z" hidden htmlFor="w">x</td>', {
      file: mdxPage,
    }),
    '<td colspan="2" tabindex="0" data-x="y" aria-label="z" hidden for="w" class="a b">x</td>',
  )
  const { code } = await bodyOf('<p className="a" tabIndex={0} data-x="y" aria-label="z">b</p><Dot />', {
    file: mdxPage,
  })
  assert.is(show(code!, {}, { Dot: () => '.' }), '<p tabindex="0" data-x="y" aria-label="z" class="a">b</p>\n.')
})

test('what would run is refused in HTML tags, too', async () => {
  const refused = {
    'html-not-allowed': [
      '<b onclick="x">y</b>',
      '<b constructor="x">y</b>',
      '<b __proto__ />',
      '<script>x</script>',
      '<iframe srcDoc="x" />',
      '<iframe src="data:text/html,x" />',
      '<link rel="stylesheet" href="x" />',
    ],
    'link-scheme': [
      '<a href="javascript:x">y</a>',
      '<form action="javascript:x">y</form>',
      '<video poster="javascript:x" />',
    ],
  }
  for (const [expected, texts] of Object.entries(refused))
    for (const text of texts) {
      const problems = await problemsOf(text, { file: mdxPage })
      assert.equal(
        problems.map(({ code }) => code),
        [expected],
        text,
      )
    }
})

test('front matter and imports do not shift anything into the text', async () => {
  assert.is(await htmlOf('---\ntitle: a\n---\n\nb', { file: mdxPage }), '<p>b</p>')
})

test('a command is told for each package manager', async () => {
  const html = await htmlOf('<PackageManagers>npm run lint</PackageManagers>\n', { file: mdxPage })
  assert.equal(html.match(/(?<=data-value=")\w+/g), ['npm', 'yarn', 'pnpm', 'bun'])
  assert.match(html, '<i class=f>yarn </i><i class=t>lint</i>')
})

const folder = 'content/set/en/docs'

test('a part has what it is given as its props', async () => {
  const part = `## For {props.name}

{props.of} of {props.list.length}, {props.name.toUpperCase()}, {props.missing}

<B at={props.of + 1} {...props.more}>{[1].map((props) => props)}</B>

<Deep name={props.name} />
`
  const files = {
    [`${folder}/_part.mdx`]: `import Deep from './_deep.mdx'\n\n${part}`,
    [`${folder}/_deep.mdx`]: '<B>{`deep ${props.name}`}</B>\n',
  }
  const text = `import Part from './_part.mdx'

<Part name="Ann" of={3} list={[1, 2]} more={{ title: word }} {...{ missing: 'none' }} />

export const word = 'w'
`
  const { code, headings } = await bodyOf(text, { file: mdxPage, files })
  assert.equal(
    headings.map((each) => each.text),
    ['For Ann'],
  )
  const B = ({ children, at, title }: Record<string, never>) => createElement('b', { id: at, title }, children)
  assert.equal(
    show(code!, {}, { B })
      .replace(/<h2[^]*<\/h2>/, '')
      .trim(),
    '<p>3 of 2, ANN, none</p>\n<b id="4" title="w">1</b>\n<b>deep Ann</b>',
  )
})

test('text between the tags of a part is told', async () => {
  const text = "import Part from './_part.mdx'\n\n<Part>Words</Part>\n"
  const found = await problemsOf(text, { file: mdxPage, files: { [`${folder}/_part.mdx`]: 'x\n' } })
  assert.equal(found.map(brief), ['tag-value 3:1'])
})

test('words of a component that code makes are told, other values are not', async () => {
  const text = `import Tabs from '@theme/Tabs'
import TabItem from '@theme/TabItem'
import kinds from './kinds.ts'

<Tabs defaultValue={kinds.first} values={kinds.all}><TabItem value="a" label={kinds.a}>A</TabItem></Tabs>

<Tabs values={[{ label: 'B', value: 'b' }]}><TabItem value="b">B</TabItem></Tabs>
`
  const problems = await problemsOf(text, { file: mdxPage, files: { 'content/set/en/docs/kinds.ts': '' } })
  assert.equal(
    problems.map(({ code, severity, place }) => `${severity} ${code} ${place?.line}`),
    ['warning tag-value 5', 'warning tag-value 5'],
  )
})

test('a tab that is chosen and not there is told with the nearest', async () => {
  const tabs = (attributes: string) =>
    `<Tabs ${attributes}>\n<TabItem value="npm" label="npm">\n\nA\n\n</TabItem>\n<TabItem value="pnpm">\n\nB\n\n</TabItem>\n</Tabs>\n`
  const [problem, ...more] = await problemsOf(`Text.\n\n${tabs('defaultValue="pnmp"')}\n${tabs('defaultValue="pnpm"')}`)
  assert.equal(more, [])
  assert.equal(
    [problem!.severity, brief(problem!), problem!.message, problem!.hint],
    ['warning', 'tag-value 3:1', '<Tabs> has defaultValue="pnmp", and no tab has this value', 'Did you mean "pnpm"?'],
  )
  const none = `import Tabs from '@theme/Tabs'\nimport TabItem from '@theme/TabItem'\n\n${tabs('defaultValue={null}')}`
  assert.equal(await problemsOf(none, { file: mdxPage }), [])
})

test.run()
