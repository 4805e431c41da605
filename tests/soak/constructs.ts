/** By construct: a text of about the size that is asked for, in characters. */

export type Generator = (size: number) => string

/** The unit as often as fits; `[n]` in it is its number. */
const times =
  (unit: string, start = ''): Generator =>
  (size) => {
    const count = Math.floor((size - start.length) / unit.replaceAll('[n]', '00000').length)
    return (
      start +
      (unit.includes('[n]') ? many(count, (index) => unit.replaceAll('[n]', String(index))) : unit.repeat(count))
    )
  }

const many = (count: number, one: (index: number) => string): string =>
  Array.from({ length: Math.max(1, Math.floor(count)) }, (_, index) => one(index)).join('')

/** A text of two parts that multiply: as many of one as of the other. */
const square =
  (first: string, second: string, between = ''): Generator =>
  (size) => {
    const each = size / 2
    return times(first)(each) + between + times(second)(each)
  }

const head = (yaml: string): string => `---\n${yaml}\n---\n\ntext\n`

const commonmark: Readonly<Record<string, Generator>> = {
  paragraphs: times('a\n\n'),
  'lines of one paragraph': times('word word\n'),
  'one line': times('word '),
  'hard breaks': times('a\\\n'),
  emphasis: times('*a* '),
  'emphasis by paragraph': times('*a* **b** _c_\n\n'),
  'emphasis without an end': times('*a '),
  'code spans': times('`a` '),
  'code spans by paragraph': times('`a` `` b ``\n\n'),
  links: times('[a](/b) '),
  'links by paragraph': times('[a](/b "c")\n\n'),
  'link without an end': times('[a]('),
  brackets: times('[]'),
  'brackets by paragraph': times('[a] [b]\n\n'),
  'brackets that open': times('['),
  images: times('![a](/b.png) '),
  'images by paragraph': times('![a](/b.png)\n\n'),
  autolinks: times('<http://a.b> '),
  'autolinks by paragraph': times('<http://a.b>\n\n'),
  definitions: times('[a[n]]: /b\n'),
  'definitions, each used': square('[a[n]]: /b\n', '[a[n]] ', '\n'),
  'one long definition, used often': (size) => `[a]: /${'b'.repeat(size / 2)}\n\n${times('[a] ')(size / 2)}`,
  'one long title, used often by paragraph': (size) =>
    `[a]: /b "${'c'.repeat(size / 2)}"\n\n${times('[a]\n\n')(size / 2)}`,
  'images by reference': (size) => `[a]: /${'b'.repeat(size / 2)}\n\n${times('![a] ')(size / 2)}`,
  entities: times('&amp;'),
  'entities by paragraph': times('&amp; &#35;\n\n'),
  escapes: times('\\*'),
  headings: times('## a\n\n'),
  'headings with the same words': times('## some more words\n'),
  'underlined headings': times('a\n=\n\n'),
  'lines as headings': times('a\n---\n'),
  'dividing lines': times('***\n'),
  'tight list': times('- a\n'),
  'tight list of empty items': times('-\n'),
  'loose list': times('- a\n\n'),
  'list with indented text': times('- a\n  b\n'),
  'list with lazy lines': times('- a\nb\n'),
  'numbered list': times('1. a\n'),
  'lists of many kinds': times('- a\n+ a\n* a\n'),
  'lists of two levels': times('- a\n  - b\n'),
  'lists of many levels': (size) => times(many(20, (index) => `${'  '.repeat(index)}- a\n`))(size),
  'items with code': times('- a\n\n      b\n'),
  'lists and paragraphs': times('- a\n\nb\n\n'),
  'quote of many lines': times('> a\n'),
  quotes: times('> a\n\n'),
  'quote with lazy lines': times('> a\nb\n'),
  'quotes within quotes': times('> > > a\n'),
  'quotes of growing depth': (size) => times(many(40, (index) => `${'>'.repeat(index + 1)} a\n`))(size),
  'lists in quotes': times('> - a\n'),
  'quotes in lists': times('- > a\n'),
  'indented code': times('    a\n'),
  fences: times('```\na\n```\n'),
  'fence of one language': times('const a = "b" // c\n', '```js\n'),
  'fences of one language': times('```js\nlet a = [n]\n```\n'),
  'fence in a quote': times('> ```\n'),
  'fences never closed in lists': times('- ```\n'),
  'html lines': times('<b>a</b>\n'),
  'html blocks': times('<div>a</div>\n\n'),
  'html within text': times('a <b>c</b> '),
  'html with attributes': times('<b title="a" id="b">c</b> '),
  'html with refused tags': times('<video></video> '),
  'html tags that open': times('<b>\n\n'),
  'html tags that open in one block': times('<div>'),
  'html inline tags that open in one block': times('<b id="[n]">', '<div>\n'),
  'html inline tags that open, then paragraphs': (size) =>
    `${times('<b id="[n]">')(Math.min(size / 2, 1200))}\n\n${times('a\n\n')(size / 2)}`,
  'html inline tags that open, then items': (size) =>
    `<div>\n${times('<b id="[n]">')(Math.min(size / 2, 1200))}\n${times('<li>a\n')(size / 2)}`,
  'html tables': times('<tr><td>a</td></tr>', '<table>'),
  'html comments': times('<!-- a -->\n\n'),
  'blank lines': times('\n'),
  'tabs and spaces': times('\t  \n'),
  'one word': times('a'),
  chinese: times('中文**字**，'),
  'chinese by paragraph': times('中文**字**，\n\n'),
}

const gfm: Readonly<Record<string, Generator>> = {
  'table of many rows': times('|a|b|\n', '|a|b|\n|-|-|\n'),
  'table of many rows without cells': times('a\n', '|a|b|c|d|\n|-|-|-|-|\n'),
  'table of many columns': (size) => `${'|a'.repeat(size / 4)}|\n${'|-'.repeat(size / 4)}|\n`,
  'table as wide as long': (size) => `${'|a'.repeat(size / 6)}|\n${'|-'.repeat(size / 6)}|\n${'a\n'.repeat(size / 6)}`,
  'tables as wide as long': times(`${'|a'.repeat(100)}|\n${'|-'.repeat(100)}|\n${'a\n'.repeat(100)}\n`),
  'table as wide as long in a list': (size) =>
    `- ${'|a'.repeat(size / 8)}|\n  ${'|-'.repeat(size / 8)}|\n${'  a\n'.repeat(size / 8)}`,
  'table with lazy rows in a quote': (size) =>
    `> ${'|a'.repeat(size / 6)}|\n> ${'|-'.repeat(size / 6)}|\n${'> a\n'.repeat(size / 12)}`,
  tables: times('|a|\n|-|\n|b|\n\n'),
  'delimiters in cells': times('|*a*|`b`|\n', '|a|b|\n|-|-|\n'),
  tasks: times('- [ ] a\n'),
  'tasks that are done': times('- [x] a\n\n'),
  footnotes: square('[^a[n]] ', '[^a[n]]: b\n\n', '\n\n'),
  'footnote used often': (size) => `${times('[^a] ')(size - 20)}\n\n[^a]: b\n`,
  'footnotes that use each other': times('[^a[n]]: [^a[n]]\n\n', '[^a0]\n\n'),
  'literal addresses': times('http://a.b/c '),
  'literal addresses by paragraph': times('www.a.b/c\n\n'),
  'mail addresses': times('a@b.co '),
  'mail addresses without an end': times('a@'),
  strikethrough: times('~~a~~ '),
  'strikethrough by paragraph': times('~~a~~ ~b~\n\n'),
}

const own: Readonly<Record<string, Generator>> = {
  notes: times(':::note\na\n:::\n\n'),
  'notes with titles': times(':::tip[b]\na\n:::\n\n'),
  'notes never closed': times(':::note\n'),
  'unknown notes': times(':::what\na\n:::\n\n'),
  'note of many lines': times('a\n\n', ':::note\n'),
  'notes with notes': times('::::note\n:::tip\na\n:::\n::::\n\n'),
  alerts: times('> [!NOTE]\n> a\n\n'),
  'code groups': times(':::code-group\n```js\na\n```\n:::\n\n'),
  steps: (size) => `:::steps\n${times('1. a\n')(size)}:::\n`,
  cards: (size) => `:::cards\n${times('- [a](/b)\n')(size)}:::\n`,
  tabs: times('<Tabs>\n<TabItem value="a">\n\nb\n\n</TabItem>\n</Tabs>\n\n'),
  'tabs of one group': (size) => `<Tabs>\n${times('<TabItem value="a[n]">\nb\n</TabItem>\n')(size)}</Tabs>\n`,
  details: times('<details>\n<summary>a</summary>\n\nb\n\n</details>\n\n'),
  'heading ids': times('## a {#b[n]}\n\n'),
  'one heading id': times('## a {#b}\n\n'),
  'comments as definitions': times('[//]: # a\n\n'),
  'line ranges': (size) => `\`\`\`text {${times('1-9,')(size / 2)}}\n${times('a\n')(size / 2)}\`\`\`\n`,
  'wide line ranges': (size) => `\`\`\`text {1-99999999}\n${times('a\n')(size)}\`\`\`\n`,
  'numbered lines': (size) => `\`\`\`text showLineNumbers\n${times('a\n')(size)}\`\`\`\n`,
  'titles of fences': (size) => `\`\`\`js title="${times('a')(size)}"\na\n\`\`\`\n`,
  'meta without an end': (size) => `\`\`\`js ${times('title=" ')(size)}\na\n\`\`\`\n`,
  'annotations in code': (size) => `\`\`\`js\n${times('a // [!code ++:9999]\n')(size)}\`\`\`\n`,
  placeholders: (size) => `\`\`\`bash\n${times('a <b> c\n')(size)}\`\`\`\n`,
  'placeholders in one line': (size) => `\`\`\`bash\n${times(`${'<b> '.repeat(1000)}\n`)(size)}\`\`\`\n`,
  'mermaid: nodes': (size) => `\`\`\`mermaid\nflowchart LR\n${times('a[n] --> b[n]\n')(size)}\`\`\`\n`,
  'mermaid: one chain': (size) => `\`\`\`mermaid\nflowchart LR\n${times('a --> b --> c\n')(size)}\`\`\`\n`,
  'mermaid: states': (size) => `\`\`\`mermaid\nstateDiagram-v2\n${times('a[n] --> b\n')(size)}\`\`\`\n`,
  'mermaid: sequence': (size) => `\`\`\`mermaid\nsequenceDiagram\n${times('a->>b: c\n')(size)}\`\`\`\n`,
  'mermaid: classes': (size) => `\`\`\`mermaid\nclassDiagram\n${times('A[n] <|-- B\n')(size)}\`\`\`\n`,
  'mermaid: entities': (size) => `\`\`\`mermaid\nerDiagram\n${times('A[n] ||--o{ B : c\n')(size)}\`\`\`\n`,
  'mermaid: fences': times('```mermaid\nflowchart LR\na[n] --> b\n```\n\n'),
}

const frontMatter: Readonly<Record<string, Generator>> = {
  'yaml: keys': (size) => head(times('a[n]: b\n')(size)),
  'yaml: one list': (size) => head(`tags:\n${times('  - a\n')(size)}`),
  'yaml: one flow list': (size) => head(`tags: [${times('a, ')(size)}]`),
  'yaml: lists within lists': (size) => head(`a: ${'['.repeat(size / 2)}${']'.repeat(size / 2)}`),
  'yaml: maps within maps': (size) => head(many(Math.sqrt(size), (index) => `${' '.repeat(index)}a:\n`)),
  'yaml: anchors and aliases': (size) => head(`a: &a b\n${times('a[n]: *a\n')(size)}`),
  'yaml: aliases of aliases': (size) =>
    head(
      `a0: &a0 [b, b]\n${many(Math.min(size / 40, 99), (index) => `a${index + 1}: &a${index + 1} [*a${index}, *a${index}]\n`)}`,
    ),
  'yaml: one key': (size) => head(`${times('a')(size)}: b`),
  'yaml: one explicit key': (size) => head(`? ${times('a')(size)}\n: b`),
  'yaml: one value': (size) => head(`a: ${times('b ')(size)}`),
  'yaml: block text': (size) => head(`a: |\n${times('  b\n')(size)}`),
  'yaml: quoted': (size) => head(`a: "${times('\\n')(size)}"`),
  'yaml: comments': (size) => head(`a: b\n${times('# c\n')(size)}`),
  'yaml: errors': (size) => head(times('a: b: c\n')(size)),
  'yaml: twice the same key': (size) => head(times('a: b\n')(size)),
}

const mdx: Readonly<Record<string, Generator>> = {
  'mdx: expressions': times('{1} '),
  'mdx: expressions by paragraph': times('{a}\n\n'),
  'mdx: one expression': (size) => `{[${times('1,')(size)}]}\n`,
  'mdx: one long sum': (size) => `{${times('1+')(size)}1}\n`,
  'mdx: brackets': (size) => `{${'['.repeat(size / 2)}${']'.repeat(size / 2)}}\n`,
  'mdx: expression never closed': times('{a\n\n'),
  'mdx: expression of many lines': (size) => `{[\n${times('1,\n')(size)}]}\n`,
  'mdx: elements': times('<A />\n\n'),
  'mdx: elements with text': times('<A>b</A>\n\n'),
  'mdx: elements within text': times('a <A>b</A> '),
  'mdx: html elements': times('<b>a</b> '),
  'mdx: elements within elements': (size) => {
    const depth = Math.min(90, size / 8)
    return times(`${'<A>'.repeat(depth)}${'</A>'.repeat(depth)}\n\n`)(size)
  },
  'mdx: elements never closed': times('<A>\n\n'),
  'mdx: attributes': (size) => `<A ${times('a[n]="b" ')(size)}/>\n`,
  'mdx: attributes with code': (size) => `<A ${times('a[n]={b} ')(size)}/>\n`,
  'mdx: element of many lines': (size) => `<A\n${times('b="c"\n')(size)}/>\n`,
  'mdx: imports': times("import A[n] from './a[n].tsx'\n"),
  'mdx: imports by paragraph': times("import A[n] from './a[n].tsx'\n\n"),
  'mdx: imports never finished': times('import {a\n'),
  'mdx: exports': times('export const a[n] = 1\n\n'),
  'mdx: one export': (size) => `export const a = [${times('1,')(size)}]\n`,
  'mdx: one export with blank lines': (size) => `export const a = [\n${times('1,\n\n')(size)}]\n`,
  'mdx: comments': times('{/* a */}\n\n'),
  'mdx: paragraphs': times('a\n\n'),
  'mdx: tight list': times('- a\n'),
  'mdx: table as wide as long': gfm['table as wide as long']!,
}

export const constructs: Readonly<Record<string, Generator>> = { ...commonmark, ...gfm, ...own, ...frontMatter, ...mdx }

/** The file a text of a construct is read as. */
export const fileOf = (name: string): string => `content/set/en/docs/page.${name.startsWith('mdx') ? 'mdx' : 'md'}`
