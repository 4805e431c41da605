/** Diagrams in prose: drawn at build time, harmless, coloured by the style sheet. */
import { readFileSync } from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { drawnKinds, mermaid } from '../../plugins/mermaid/index.ts'
import { bodyOf, htmlOf, page, problemsOf } from './markdown/support/read.ts'

const drawn = (text: string) => htmlOf(text, { fences: { mermaid } })
const fence = (code: string, meta = '') => `\`\`\`mermaid${meta}\n${code}\n\`\`\`\n`

test('a fence becomes a drawing, with its title as caption', async () => {
  const html = await drawn(fence('flowchart LR\n  a[主库] -->|binlog| b[(目标)]', ' title="一条链路"'))
  assert.match(
    html,
    /^<figure class="drawing" data-lang="mermaid" tabindex="0"><figcaption>一条链路<\/figcaption><svg /,
  )
  for (const label of ['主库', 'binlog', '目标']) assert.match(html, `>${label}</text>`)
  assert.not.match(html, /<style|style="|<script|https?:|data-(?!lang)/)
})

test('its language may be written in capitals', async () => {
  assert.match(
    await drawn('```Mermaid\nflowchart LR\n  a --> b\n```\n'),
    /^<figure class="drawing" data-lang="mermaid"/,
  )
})

/** Texts of a drawing, links first. */
const textsIn = async (code: string) =>
  [...(await mermaid(code, 'm-')).matchAll(/<text[^>]*>(.*?)<\/text>/gs)].map(([, text]) =>
    text!.replaceAll(/<[^>]*>/g, ''),
  )

const notations: readonly (readonly [code: string, texts: readonly string[]])[] = [
  ['graph TD\n  A-->B', ['A', 'B']],
  ['graph TD\nA-->B-->C', ['A', 'B', 'C']],
  ['graph TD\nA---B\nB-.->C\nC==>D\nD<-->E', ['A', 'B', 'C', 'D', 'E']],
  [
    'graph TD\nA[Client]-->B[Load Balancer]\nB-->C[Server1]\nB-->D[Server2]',
    ['Client', 'Load Balancer', 'Server1', 'Server2'],
  ],
  ['graph TD\nA--text-->B\nB -- more --> C\nC-. dots .->D', ['text', 'more', 'dots', 'A', 'B', 'C', 'D']],
  ['graph TD\nA{Is it?}-->|Yes|B(ok)\nA -->|No| C', ['Yes', 'No', 'Is it?', 'ok', 'C']],
  ['graph TD\nmy-node-->other-node & third', ['my-node', 'other-node', 'third']],
  ['graph TD;\nA-->B;\nB-->C;', ['A', 'B', 'C']],
  ['graph TD; A-->B; B-->C', ['A', 'B', 'C']],
  ['---\ntitle: T\n---\ngraph TD\nA-->B %% a remark', ['A', 'B']],
  ['%% one\n---\ntitle: T\n---\n%% a remark\n\ngraph TD\nA-->B', ['A', 'B']],
  ['graph TD\nA["a --> b; (c) d"]-->B', ['a --&gt; b; (c) d', 'B']],
  ['graph TD\nA["`**bold** text`"]-->B["#quot;x#quot;"]', ['bold text', '&quot;x&quot;']],
  ['flowchart LR\nsubgraph one\na1-->a2\nend\none-->two', ['one', 'two', 'a1', 'a2']],
  ['classDiagram\nAnimal<|--Duck\nAnimal"1"-->"*"Leg', ['Animal', 'Duck', 'Leg', '1', '*']],
  ['flowchart\n开始 --> 结束\n一.二 --> é', ['开始', '结束', '一.二', 'é']],
  ['flowchart LR\nsubgraph 一\na\nend\n一 --> c', ['一', 'c', 'a']],
  ['flowchart LR\nA --> B\nA[Client]\nB>Server]', ['Client', 'Server']],
  ['flowchart LR\naccTitle: Two\na --> b\nclick a "/docs/"', ['a', 'b']],
  ['erDiagram\nA||--||B\nC', ['A', '(no attributes)', 'B', '(no attributes)', 'C', '(no attributes)']],
  [
    'sequenceDiagram\nautonumber\nactor U\nU->>+S: a; b\nloop often\nS--xU: c\nend\nNote over U: d',
    ['loop [often]', 'a; b', 'c', 'd', 'U', 'S'],
  ],
  ['stateDiagram-v2\n[*] --> 开\nstate "Two words" as two\n开 --> two : go', ['go', '开', 'Two words']],
  ['erDiagram\nTICKET||--o{STATEMENT : holds', ['TICKET', '(no attributes)', 'STATEMENT', '(no attributes)', 'holds']],
]
for (const [code, texts] of notations)
  test(`nothing is lost of ${JSON.stringify(code)}`, async () => assert.equal(await textsIn(code), texts))

test('what cannot be drawn is refused, and not drawn as something else', async () => {
  for (const code of [
    'graph TD\nA--xB',
    'graph TD\nA --o B',
    'graph TD\nA ~~~ B',
    'graph TD\nA@{ shape: rect }',
    'graph TD\nA["a] b"]-->B',
    'classDiagram',
    'graph TD\na -> b\nb --> c',
    'graph TD\na --> b c',
    'graph TD\na[x] b[y]',
    'graph TD\na -->',
    'graph TD\nsubgraph s\na --> b',
    'sequenceDiagram\nA->>B: hi\nB->>A hi',
    'sequenceDiagram\nloop often\nA->>B: hi',
    'stateDiagram-v2\n[*] --> a\na -> b',
    'stateDiagram-v2\n[*] --> a\nnote right of a : text',
    'classDiagram\nA <|-- B\nB - C',
    'classDiagram\nA <|-- B\nclass C["Label"]',
    'erDiagram\nA ||--o{ B : holds\nB -- C : holds',
  ])
    assert.equal(
      (await problemsOf(fence(code), { fences: { mermaid } })).map((each) => each.code),
      ['fence-broken'],
      code,
    )
})

test('a fence without anything in it is told as that', async () => {
  const [problem] = await problemsOf('```mermaid\n```\n', { fences: { mermaid } })
  assert.match(problem!.message, 'Empty mermaid diagram')
})

test('every kind is drawn', async () => {
  const kinds = [
    'sequenceDiagram\n  A->>B: hi',
    'stateDiagram-v2\n  [*] --> open\n  open --> [*]',
    'classDiagram\n  Task <|-- Sync',
    'erDiagram\n  TICKET ||--o{ STATEMENT : holds',
  ]
  for (const kind of kinds) assert.match(await drawn(fence(kind)), /<svg [^]*<\/svg><\/figure>$/)
})

/** A small diagram of each kind that is drawn. */
const smallest: Readonly<Record<(typeof drawnKinds)[number], string>> = {
  flowchart: 'LR\n  a --> b',
  graph: 'TD\n  a --> b',
  sequenceDiagram: '\n  A->>B: hi',
  stateDiagram: '\n  [*] --> open',
  'stateDiagram-v2': '\n  [*] --> open',
  classDiagram: '\n  Task <|-- Sync',
  erDiagram: '\n  A ||--o{ B : holds',
}

for (const [locale, yes, no] of [
  ['en', 'yes', 'no'],
  ['zh', '是', '否'],
] as const)
  test(`the documentation (${locale}) lists what is drawn and what is refused`, async () => {
    const file = new URL(`../../docs/content/${locale}/docs/writing/diagrams.md`, import.meta.url)
    const rows = [...readFileSync(file, 'utf8').matchAll(/^\| `([\w-]+)` \| [^|]+ \| ([^|]+) \|$/gm)]
    const kindsWith = (answer: string) => rows.flatMap(([, kind, said]) => (said === answer ? [kind!] : []))
    assert.equal(kindsWith(yes).toSorted(), drawnKinds.toSorted())
    for (const kind of drawnKinds) assert.match(await drawn(fence(`%% a remark\n${kind} ${smallest[kind]}`)), '<svg ')
    assert.ok(kindsWith(no).length > 15)
    for (const kind of kindsWith(no)) {
      const [problem] = await problemsOf(fence(`${kind}\n  a`), { fences: { mermaid } })
      assert.is(problem?.code, 'fence-broken')
      assert.match(problem!.message, `"${kind}" is not drawn`)
    }
  })

test('markup in a label stays text, and nothing can be clicked', async () => {
  const code = 'flowchart LR\n  a["<img src=x onerror=alert(1)>"] --> b\n  click a "javascript:alert(1)"'
  const html = await drawn(fence(code))
  assert.match(html, '&lt;img src=x onerror=alert(1)&gt;')
  assert.not.match(html, /<img|javascript:|<a /)
})

test('two diagrams on a page share no id, and equal text gives equal bytes', async () => {
  const text = fence('flowchart LR\n  a --> b') + '\n' + fence('flowchart LR\n  a --> c')
  const html = await drawn(text)
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id!)
  assert.ok(ids.length >= 2)
  assert.is(new Set(ids).size, ids.length)
  for (const [, id] of html.matchAll(/url\(#([^)]*)\)/g)) assert.ok(ids.includes(id!))
  assert.is(await drawn(text), html)
})

test('C-12 the same diagram often on one page, in parts of it and in excerpts of other pages has ids of its own', async () => {
  const same = fence('flowchart LR\n  a --> b')
  const files = {
    'content/set/en/docs/_part.md': `Part.\n\n${same}`,
    'content/set/en/docs/whole.md': `---\ntitle: Whole\n---\n${same}`,
  }
  const includes =
    '<Include src="./_part.md" />\n\n<Include src="./_part.md" />\n\n<Include src="./whole.md#section" />\n\n'
  const options = { fences: { mermaid }, files }
  const texts = [`${same}\n${same}\n${includes}`, same]
  const pages = await Promise.all([
    htmlOf(texts[0]!, options),
    bodyOf(texts[1]!, { ...options, file: 'content/set/en/docs/b.md' }),
  ])
  const html = pages[0] + pages[1].html
  const ids = [...html.matchAll(/ id="(m[^"]+)"/g)].map(([, id]) => id!)
  assert.is(ids.length, 12)
  assert.is(new Set(ids).size, ids.length)
  for (const [, id] of html.matchAll(/url\(#([^)]+)\)/g)) assert.ok(ids.includes(id!), `${id} is no id`)
})

test('written brackets are shown', async () => {
  assert.equal(await textsIn('sequenceDiagram\n  A->>B: #lt;b#gt; &lt;i&gt; #35;'), ['&lt;b&gt; &lt;i&gt; #', 'A', 'B'])
  assert.equal(await textsIn('flowchart LR\n  a["&lt;b&gt; &#60;i&#62; #lt;u#gt; <s>x</s>"] --> b'), [
    '&lt;b&gt; &lt;i&gt; &lt;u&gt; x',
    'b',
  ])
})

test('a diagram that cannot be drawn is reported at its fence', async () => {
  for (const [code, reason] of [
    ['flowchat LR\n  a --> b', '"flowchat" is not drawn'],
    ['xychart-beta\n  bar [1, 2]', '"xychart-beta" is not drawn'],
  ] as const) {
    const [problem] = await problemsOf(`Text.\n\n${fence(code)}`, { fences: { mermaid } })
    assert.is(problem!.code, 'fence-broken')
    assert.match(problem!.message, reason)
    assert.equal(problem!.place, { file: page, line: 3, column: 1 })
  }
})

test('without it, the fence is code; names of every object are no languages', async () => {
  assert.match(await htmlOf(fence('flowchart LR')), '<figure class="code" data-lang="mermaid">')
  assert.match(await drawn('```constructor\nx\n```\n'), '<figure class="code" data-lang="text">')
})

test.run()
