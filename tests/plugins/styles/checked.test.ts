/** What is told of a style that cannot be made, with its place in the module. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { build } from 'vite'
import { viteConfig } from '../../../engine/bundle/viteConfig.ts'
import { toDiagnostics } from '../../../engine/errors/foreign.ts'
import type { Diagnostic } from '../../../engine/types.ts'
import { openSite } from '../../support/buildSite.ts'

const site = openSite('pair', { isCold: true })
test.after(() => site.end())
site.write(
  'site.config.ts',
  `import { styles } from '../../../plugins/styles/index.ts'\n${site.read('site.config.ts').replace('plugins: [', 'plugins: [styles(), ')}`,
)
const config = await site.config()

/** Of a bundle of this one module; the first line is the import of `css`. */
async function toldOf(lines: string, others: Readonly<Record<string, string>> = {}): Promise<readonly Diagnostic[]> {
  const files = { ...others, 'site/look.ts': `import { css } from '@linaria/core'\n${lines}` }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(site.root, file)), { recursive: true })
    writeFileSync(join(site.root, file), text)
  }
  const shared = viteConfig({ config })
  const input = join(site.root, 'site/look.ts')
  const rolldownOptions = { input, preserveEntrySignatures: 'strict' as const }
  try {
    await build({ ...shared, logLevel: 'silent', build: { write: false, rolldownOptions } })
    return []
  } catch (error) {
    return toDiagnostics(error, { root: site.root })
  }
}

/** Code, message and place of the only problem. */
async function theOne(lines: string, others?: Readonly<Record<string, string>>): Promise<string> {
  const [first, ...more] = await toldOf(lines, others)
  assert.equal(more, [])
  assert.ok(first, 'nothing is told')
  const { code, message, place } = first
  return `${code} ${message} ${place?.file}:${place?.line}:${place?.column}`
}

test('G-03 a name that is not there, in the module or in another', async () => {
  const style = 'export const look = css`\n  top: 0;\n  color: ${tone};\n`\n'
  assert.is(
    await theOne(`const tome = 'red'\n${style}`),
    'style-invalid A style uses "tone", which this module neither declares nor imports site/look.ts:5:12',
  )
  assert.is((await toldOf(`const tome = 'red'\n${style}`))[0]!.hint, 'Did you mean "tome"?')
  assert.is(
    await theOne(`import type { Tone } from './brand.ts'\nimport { tone } from './gone.ts'\n${style}`),
    'module-missing "./gone.ts" is imported, but is not there site/look.ts:3:22',
  )
  const exporting = (text: string) => ({ 'site/tones.ts': text })
  assert.is(
    await theOne(`import { tone } from './tones.ts'\n${style}`, exporting("export const tones = 'red'\n")),
    'export-missing "site/tones.ts" exports no "tone" site/look.ts:2:10',
  )
  assert.is((await toldOf(`import { tone } from './tones.ts'\n${style}`))[0]!.hint, 'Did you mean "tones"?')
  assert.is(
    await theOne(`import tone from './tones.ts'\n${style}`, exporting("export const tone = 'red'\n")),
    'export-missing "site/tones.ts" has no default export site/look.ts:2:8',
  )
})

test('G-03 JSON that a style uses, through another module or not, is told where it stops being JSON', async () => {
  const style = 'export const look = css`color: ${tone};`\n'
  const broken = { 'site/tones.json': '{\n  "red": "#f00",\n  blue: "#00f"\n}\n' }
  const told = 'json-invalid "site/tones.json" is no JSON: Expected double-quoted property name site/tones.json:3:3'
  assert.is(await theOne(`import { red as tone } from './tones.json'\n${style}`, broken), told)
  const through = { ...broken, 'site/through.ts': "import tones from './tones.json'\nexport const tone = tones.red\n" }
  assert.is(await theOne(`import { tone } from './through.ts'\n${style}`, through), told)
})

test('G-03 a module that a style takes values from is told where it is wrong, and one that hands on what is not there', async () => {
  const style = "import { tone } from './through.ts'\nexport const look = css`color: ${tone};`\n"
  const through = (text: string) => ({ 'site/through.ts': text, 'site/tones.ts': "export const red = '#f00'\n" })
  const told = await toldOf(style, through("import './tones.ts'\nexport const tone = '#f00\n"))
  assert.is(told.length, 1)
  const { code, message, place, hint } = told[0]!
  assert.equal(
    [code, message, place],
    ['bundle-failed', 'Unterminated string', { file: 'site/through.ts', line: 2, column: 21 }],
  )
  assert.match(hint!, 'left open')
  const missing = 'export-missing "site/tones.ts" exports no "rad" site/through.ts:1:10'
  assert.is(await theOne(style, through("export { rad as tone } from './tones.ts'\n")), missing)
  const all = 'export-missing "site/through.ts" exports no "tone" site/look.ts:2:10'
  assert.is(await theOne(style, through("export * from './tones.ts'\n")), all)
  const circle = { ...through("export * from './tones.ts'\n"), 'site/tones.ts': "export * from './through.ts'\n" }
  assert.is(await theOne(style, circle), all, 'both hand everything on to the other')
})

test('G-03 what linaria refuses by itself is told at its value', async () => {
  const within = (value: string) =>
    `const none: null = null, no = { way: false as const }\nexport const look = css\`\n  top: 0;\n  color: ${value};\n\`\n`
  const cases: readonly (readonly [value: string, told: string])[] = [
    ['${none}', 'A style uses a value that is null: none site/look.ts:5:12'],
    ['${no.way}', 'A style uses a value that is false: no.way site/look.ts:5:12'],
    [
      '${(p: { tone: string }) => p.tone}',
      'A style uses a value that would have to be computed: (p: { tone: string }) => p.tone site/look.ts:5:12',
    ],
  ]
  for (const [value, told] of cases) {
    const [first, ...more] = await toldOf(within(value))
    assert.equal(more, [])
    assert.is(`${first!.message} ${first!.place?.file}:${first!.place?.line}:${first!.place?.column}`, told)
    assert.ok(first!.hint)
  }
  assert.is(
    await theOne("import * as linaria from '@linaria/core'\nexport const look = linaria.css`color: ${tone};`\n"),
    'style-invalid A style uses "tone", which this module neither declares nor imports site/look.ts:3:42',
  )
})

test('G-03 all of a module that is there is not told as missing', async () => {
  const [problem] = await toldOf(
    "import * as tones from './tones.ts'\nexport const look = css`color: ${tones.tone};`\n",
    {
      'site/tones.ts': 'export const tone = String(Math.random())\n',
    },
  )
  assert.match(problem!.message, 'would have to be computed: tones.tone')
})

test('G-03 a value that would have to be computed is the one that is told, with all others like it', async () => {
  const told = await toldOf(
    [
      "const tone = { red: '#f00' }",
      'const size = Math.random()',
      'export const look = css`',
      '  color: ${tone.red};',
      '  width: ${size}px;',
      '  height: ${Date.now()}px;',
      '`',
    ].join('\n'),
  )
  assert.equal(
    told.map(({ code, message, place }) => [code, message, place?.line, place?.column]),
    [
      ['style-invalid', 'A style uses a value that would have to be computed: size', 6, 12],
      ['style-invalid', 'A style uses a value that would have to be computed: Date.now()', 7, 13],
    ],
  )
  assert.match(told[0]!.hint!, 'constants')
})

test('G-03 a value that another module computes', async () => {
  const style = "import { tone } from './tones.ts'\nexport const look = css`color: ${tone};`\n"
  assert.is(
    await theOne(style, { 'site/tones.ts': 'export const tone = String(Math.random())\n' }),
    'style-invalid A style uses a value that would have to be computed: tone site/look.ts:3:34',
  )
})

test('G-03 what is no CSS, at the declaration or the rule', async () => {
  const within = (style: string) =>
    `const wide = 3, one = css\`top: 0;\`\nexport const look = css\`\n  color: red;\n${style}\n\``
  const cases: readonly (readonly [style: string, told: string])[] = [
    ['  &:hover {', '"{" of a style is never closed site/look.ts:5:11'],
    ['  }', '"}" of a style closes nothing site/look.ts:5:3'],
    ['  width ${wide}px;', 'A style has a declaration without a colon: width ${wide}px site/look.ts:5:3'],
    ['  top: 0\n  left: 0;', 'A style has no semicolon before "left" site/look.ts:6:3'],
    ['\n  @media (min-width: ) { top: 0 }', 'A style is no CSS: Invalid media query site/look.ts:6:3'],
    ['  @media (max-width 10px) { top: 0 }', 'A style is no CSS: Unexpected "10px" site/look.ts:5:3'],
    ['  & > > b { top: 0 }', 'A style is no CSS: Invalid dangling combinator in selector site/look.ts:5:5'],
    ['  content: "abc;\n  top: 0;', 'A style is no CSS: Unexpected "abc;", which is never closed site/look.ts:5:3'],
  ]
  for (const [style, told] of cases) assert.is(await theOne(within(style)), `style-invalid ${told}`)
})

test('G-03 a stylesheet says where it is wrong, also where another imports it', async () => {
  const importing = "import './plain.css'\nexport const look = css`top: 0;`"
  const more = { 'site/more.css': 'a { top: 0 }\n\nb {\n  co lor: green;\n}\n' }
  assert.is(
    await theOne(importing, { 'site/plain.css': "@import './more.css';\n", ...more }),
    'bundle-failed Unexpected "lor" site/more.css:4:5',
  )
})

test('G-03 what a style or a stylesheet imports and is not there, and stylesheets that are no text or no CSS', async () => {
  const named = 'module-missing "./gone.css" is imported, but is not there'
  assert.is(await theOne("export const look = css`\n  @import './gone.css';\n`\n"), `${named} site/look.ts:3:11`)
  const importing = "import './plain.css'\nexport const look = css`top: 0;`\n"
  const plain = (text: string) => ({ 'site/plain.css': text })
  assert.is(await theOne(importing, plain("\n@import './gone.css';\n")), `${named} site/plain.css:2:9`)
  const [compiler] = await toldOf("import './plain.scss'\n", { 'site/plain.scss': '$a: red;\n' })
  assert.equal(compiler!.place, { file: 'site/plain.scss', line: 1, column: 1 })
  assert.match(compiler!.hint!, 'npm install -D sass-embedded')
})

test('G-03 with a configuration of PostCSS what is no CSS has its place, too', async () => {
  const postcss = (text: string) => ({ 'postcss.config.mjs': `export default { plugins: [${text}] }\n` })
  const throwing = "{ postcssPlugin: 'sour', Declaration(one) { throw one.error('no way') } }"
  const style = 'export const look = css`\n  top: 0;\n`\n'
  const importing = (name: string) => `import './${name}'\nexport const look = css\`top: 0;\`\n`
  const cases: readonly (readonly [lines: string, config: string, sheet: string, told: string])[] = [
    [
      'export const look = css`\n  top: 0;\n  content: "abc;\n  left: 0;\n`\n',
      '',
      '',
      'style-invalid A style is no CSS: Unexpected "abc;", which is never closed site/look.ts:4:3',
    ],
    [importing('plain.css'), '', 'a { top: 0;\n} }\n', 'bundle-failed Unexpected end of input site/plain.css:3:1'],
    [
      importing('plain.css'),
      '',
      'a {}\n@media (max-width 1px) {}\n',
      'bundle-failed Unexpected "1px" site/plain.css:2:1',
    ],
    [style, throwing, '', 'style-invalid PostCSS refuses a style: sour: no way site/look.ts:3:3'],
    [
      style,
      'nope',
      '',
      'config-failed The configuration of PostCSS cannot be used: nope is not defined postcss.config.mjs:1:28',
    ],
    [
      "export const look = css`\n  @import './gone.css';\n`\n",
      '',
      '',
      'module-missing "./gone.css" is imported, but is not there site/look.ts:3:11',
    ],
  ]
  try {
    for (const [lines, config, sheet, told] of cases)
      assert.is(await theOne(lines, { ...postcss(config), 'site/plain.css': sheet }), told)
  } finally {
    site.remove('postcss.config.mjs')
  }
})

test('a name of `css` of its own, values of every kind and rules of every kind are good', async () => {
  const good = [
    "import { css as style } from '@linaria/core'",
    "import { tones } from './tones.ts'",
    "import sizes, { wide } from './sizes.json'",
    "import * as all from './sizes.json'",
    "const size = 3, mixin = 'left: 0; right: 0'",
    'export const look = style`',
    '  // it\'s "open (',
    '  color: ${tones.red}; width: ${size + 1}px;',
    '  margin: ${sizes.narrow} ${wide} ${all.wide} ${tones.gap};',
    '  ${mixin};',
    '  background: url(data:image/png;base64,AA//BB=);',
    '  @keyframes go { from { left: 0 } }',
    '  animation: go 1s;',
    '  :global() { body { margin: 0 } }',
    '  @media (min-width: 1px) { b { content: "\\\\2014 }" } }',
    '`',
    'export const other = css`.${look}:hover & { top: 0 }`',
  ].join('\n')
  const others = {
    'site/sizes.json': '\uFEFF{ "narrow": "1px", "wide": "9px" }\n',
    'site/tones.ts': "import { narrow } from './sizes.json'\nexport const tones = { red: '#f00', gap: narrow }\n",
  }
  assert.equal(await toldOf(good, others), [])
})

test.run()
