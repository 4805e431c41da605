/** Configuration of other projects is a program, and may do what programs do. */
import { writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { evaluate } from '../../../cli/import/evaluate.ts'
import { SiteError } from '../../../engine/errors/SiteError.ts'
import type { Diagnostic } from '../../../engine/types.ts'
import { openTempFolder } from '../../support/tempFolder.ts'

const { path: root, end } = openTempFolder()
test.after(end)

function write(name: string, text: string): { readonly root: string; readonly name: string } {
  writeFileSync(join(root, name), text)
  return { root, name }
}

async function refusalOf(name: string, text: string): Promise<Diagnostic> {
  const refusal: unknown = await evaluate(write(name, text)).catch((error: unknown) => error)
  assert.instance(refusal, SiteError)
  return (refusal as SiteError).diagnostics[0]!
}

test('one that ends before it answers is refused, with how it ended and what it said last', async () => {
  assert.match(
    (await refusalOf('ends.mjs', "console.error('first\\nno key is set')\nprocess.exit(3)\n")).message,
    'ends.mjs cannot be read: it ended with 3 and without an answer: no key is set',
  )
  assert.match(
    (await refusalOf('killed.mjs', "process.kill(process.pid, 'SIGKILL')\nawait new Promise(() => {})\n")).message,
    'it ended with SIGKILL and without an answer',
  )
})

test('JSON is read by imports and by what requires it, in a module as elsewhere', async () => {
  write('data.json', '{ "version": "1.2" }')
  const created = `import { createRequire } from 'node:module'
import { version } from './data.json'
const load = createRequire(import.meta.url)
export default { all: [version, load('./data.json').version, require('./data.json').version] }
`
  assert.equal(await evaluate(write('created.mjs', created)), { all: ['1.2', '1.2', '1.2'] })
  assert.equal(await evaluate(write('required.cjs', "module.exports = require('./data.json')\n")), { version: '1.2' })
})

test('where it stops is told, with what to do', async () => {
  const stops: Readonly<Record<string, readonly [text: string, line: number, column: number]>> = {
    'syntax.mjs': ['export default {\n  a: 1,,\n}\n', 2, 8],
    'common.cjs': ['module.exports = {\n  a: 1,,\n}\n', 2, 8],
    'typed.ts': ['export default {\n  a: 1 as number,,\n}\n', 2, 18],
    'import.mjs': ["import fs, { nope } from 'node:fs'\nexport default {}\n", 1, 14],
    'broken.json': ['{\n  "a": 1,\n  "b": x\n}\n', 3, 8],
  }
  for (const [file, [text, line, column]] of Object.entries(stops)) {
    const { code, place, hint } = await refusalOf(file, text)
    assert.equal([code, place], ['import-config-broken', { file, line, column }])
    assert.match(hint ?? '', 'no valid code', file)
  }
  const ofWindows =
    'process.stderr.write(`${import.meta.filename}:1\\r\\n  a: 1,,\\r\\n       ^\\r\\n`)\nprocess.exit(1)\n'
  assert.equal((await refusalOf('windows.mjs', ofWindows)).place, { file: 'windows.mjs', line: 1, column: 8 })
  const { place, hint } = await refusalOf('throws.ts', 'export default {\n  a: nope,\n}\n')
  assert.equal(place, { file: 'throws.ts', line: 2, column: 6 })
  assert.match(hint ?? '', 'npm install')
  write('part.mjs', 'export const part = {\n')
  assert.equal((await refusalOf('whole.mjs', "export { part as default } from './part.mjs'\n")).place, {
    file: 'part.mjs',
    line: 2,
  })
})

test('a module may export as CommonJS does', async () => {
  const text =
    "import { sep } from 'node:path'\nconst config: object = { sep, of: require('./data.json') }\nmodule.exports = config\n"
  write('data.json', '1')
  assert.equal(await evaluate(write('mixed.ts', text)), { sep, of: 1 })
  assert.equal(await evaluate(write('user.mjs', "import mixed from './mixed'\nexport default mixed\n")), { sep, of: 1 })
})

test('packages that are not there give what they are given; one that makes all of it is told', async () => {
  const wrapped = "import { withX, extendConfig, make } from 'nope'\n"
  const written = write('wrapped.mjs', `${wrapped}export default withX(extendConfig({ a: 1, b: make({}) }))\n`)
  assert.equal(await evaluate(written), { a: 1, b: '(package nope)' })
  const { code, message, hint } = await refusalOf('made.mjs', `${wrapped}export default make({ a: 1 })\n`)
  assert.equal(
    [code, message],
    ['import-config-broken', 'made.mjs cannot be read: "nope" makes it, and is not installed there'],
  )
  assert.match(hint ?? '', 'npm install')
})

test('names of types that are imported as values, and enumerations, are no mistake', async () => {
  write('theme.ts', 'export type Options = { a: number }\nexport const make = (a: number) => ({ a })\n')
  write(
    'enums.ts',
    "import { make, Options } from './theme'\nenum Kind { One = 'one' }\nexport default { kind: Kind.One, of: make(1) satisfies Options }\n",
  )
  write(
    'names.ts',
    "import { Options, make as $made } from './theme'\nconst given: Options = $made(2)\nexport default { given }\n",
  )
  assert.equal(await evaluate({ root, name: 'names.ts' }), { given: { a: 2 } })
  assert.equal(await evaluate({ root, name: 'enums.ts' }), { kind: 'one', of: { a: 1 } })
})

test('an answer that comes as the process ends is read to its end', async () => {
  const size = 2_000_000
  const source = write('large.mjs', `export default { text: 'x'.repeat(${size}) }\n`)
  const answers = await Promise.all(Array.from({ length: 4 }, () => evaluate(source)))
  for (const answer of answers) assert.is((answer as { text: string }).text.length, size)
})

test.run()
