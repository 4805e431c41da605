import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { BodyContext } from '../../../engine/types.ts'
import { colour } from '../../../plugins/markdown/code/colour.ts'
import { grammarFor, type GrammarName } from '../../../plugins/markdown/code/grammars.ts'
import { highlight } from '../../../plugins/markdown/code/highlight.ts'
import { languageOf } from '../../../plugins/markdown/code/languages.ts'
import { forgetful } from '../../support/forgetful.ts'

const root = resolve(import.meta.dirname, '../../..')

test('code is coloured once, in each language', async () => {
  const known = new Map<string, unknown>()
  const remember: BodyContext['remember'] = async <T>(key: string, make: () => T | Promise<T>) => {
    if (!known.has(key)) known.set(key, await make())
    return known.get(key) as T
  }
  const code = 'const once = 1'
  const asJs = await highlight(code, 'js', { remember })
  assert.is.not((await highlight(code, 'sql', { remember }))[0], asJs[0])
  assert.equal(await highlight(code, 'js', { remember }), asJs)
  assert.is(known.size, 2)
})

const html = '<div class="a">{{ b }}</div>'
const markdown = '# a\n\n```ts\nconst a = 1\n```\n\n```\nplain\n```\n'

test('D-10 code has the same colours whatever was coloured before', async () => {
  const before = await Promise.all([highlight(html, 'html', forgetful), highlight(markdown, 'markdown', forgetful)])
  for (const [language, code] of [
    ['vue', '<p>{{ a }}</p>'],
    ['ts', 'const a = 1'],
    ['python', 'pass'],
  ] as const)
    await highlight(code, language, forgetful)
  // Other texts, because lines are remembered by their text.
  assert.equal((await highlight(`${html}\n`, 'html', forgetful)).slice(0, -1), before[0])
  assert.equal((await highlight(`${markdown}\n`, 'markdown', forgetful)).slice(0, -1), before[1])
})

test('code within a language has the colours of its own', async () => {
  assert.match((await highlight(markdown, 'md', forgetful))[3]!, '<i class=k>const </i>')
  const vue = '<style lang="scss">\n$a: 1px;\n</style>'
  assert.match((await highlight(vue, 'vue', forgetful))[1]!, '<i class=')
})

const again: readonly (readonly [GrammarName, string])[] = [
  ['js', 'const a = `\nconst b = 1\n`\nconst b = 1\n/*\nconst b = 1\n*/\nconst b = 1'],
  ['bash', 'cat <<A\necho a\nA\necho a\ncat <<B\necho a\nA\nB\necho a'],
  ['yaml', 'a: |\n  b: 1\nb: 1\n  b: 1'],
  ['md', '```js\nif (a) {}\n```\nif (a) {}\n\n```sh\nif (a) {}\n```'],
  ['python', '"""\nimport a\n"""\nimport a'],
]

test('a line that comes again has the colours of its place', async () => {
  for (const [name, code] of again) {
    const grammar = await grammarFor(name, code)
    const lines = code.split('\n')
    const found = colour(code, name, { ...grammar })
    // Line by line, each with all that is above it and nothing that was read before.
    for (const index of lines.keys())
      assert.is(
        found[index],
        colour(lines.slice(0, index + 1).join('\n'), name, { ...grammar }).at(-1),
        `${name}, line ${index + 1}`,
      )
    assert.ok(new Set(found).size > 2)
  }
})

test('what ends a part of code is part of its place', async () => {
  const code = '```\na\n```\n# b\n````\na\n```\n# b\n````\n# b'
  const [, , , outside, , , , within, , after] = colour(code, 'md', await grammarFor('md', code))
  assert.is(after, outside)
  assert.is.not(within, outside)
})

test("this project's code has the colours it would have if nothing had been coloured before", async () => {
  for (const file of globSync('{content,docs}/**/*.md', { cwd: root })) {
    for (const { 2: label, 3: code } of readFileSync(join(root, file), 'utf8').matchAll(
      /^(`{3,})(\w+)[^\n]*\n([^]*?)\n\1[ \t]*$/gm,
    )) {
      const name = languageOf(label!)?.grammar
      if (!name) continue
      const grammar = await grammarFor(name, code!)
      assert.equal(colour(code!, name, grammar), colour(code!, name, { ...grammar }), `${file}: ${code}`)
    }
  }
})

test.run()
