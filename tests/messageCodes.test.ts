/**
 * Codes of messages: every problem a person can be told of has one, a test that names it, and a line in `docs/codes.md`.
 * `UPDATE=1` writes the list; a code that is gone moves to the retired ones.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import fastGlob from 'fast-glob'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { parseSync, Visitor } from 'vite'

const root = resolve(import.meta.dirname, '..')
const textOf = (file: string) => readFileSync(resolve(root, file), 'utf8')

/** Functions that make a problem, and which of their arguments is its code. */
const makers: Readonly<Record<string, number>> = {
  diagnosticOf: 0,
  error: 0,
  report: 0,
  say: 1,
  warning: 0,
  wrapped: 1,
}
const kebab = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/

/** A problem is an object with a code and a message, or is made by one of the functions above. */
function codesIn(file: string, source: string): readonly string[] {
  const found: string[] = []
  const add = (node: { readonly type: string } | null | undefined): void => {
    if (node?.type === 'ConditionalExpression') {
      const { consequent, alternate } = node as unknown as Record<'consequent' | 'alternate', { readonly type: string }>
      add(consequent)
      add(alternate)
    } else if (node?.type === 'Literal') {
      const { value } = node as unknown as { readonly value: unknown }
      if (typeof value === 'string' && kebab.test(value)) found.push(value)
    }
  }
  new Visitor({
    ObjectExpression({ properties }) {
      const named = new Map(
        properties.flatMap((each) =>
          each.type === 'Property' && each.key.type === 'Identifier' ? [[each.key.name, each.value]] : [],
        ),
      )
      if (['message', 'hint', 'place', 'cause'].some((name) => named.has(name))) add(named.get('code'))
    },
    CallExpression({ callee, arguments: given }) {
      if (callee.type === 'Identifier' && callee.name in makers) add(given[makers[callee.name]!])
    },
  }).visit(parseSync(file, source).program)
  return found
}

/** Texts a test compares with: what stands in a comment proves nothing. */
function textsIn(file: string, source: string): string {
  const found: string[] = []
  new Visitor({
    Literal: ({ value, raw }) => void found.push(typeof value === 'string' ? value : (raw ?? '')),
    TemplateElement: ({ value }) => void found.push(value.raw),
  }).visit(parseSync(file, source).program)
  return found.join('\n')
}

const sources = (await fastGlob('{cli,engine,plugins}/**/*.{ts,tsx}', { cwd: root })).sort()
/** Code -> the parts of the project that say it. */
const saidBy = new Map<string, Set<string>>()
for (const file of sources)
  for (const code of codesIn(file, textOf(file))) saidBy.set(code, (saidBy.get(code) ?? new Set()).add(partOf(file)))
const codes = [...saidBy.keys()].sort()

/** `engine/errors/messages.ts` -> `engine`, `plugins/docs/route.ts` -> `plugins/docs` */
function partOf(file: string): string {
  const [room, name] = file.split('/') as [string, string]
  return room === 'plugins' ? `plugins/${name}` : room
}

test('every code is named by a test', async () => {
  assert.ok(codes.length > 130, String(codes.length))
  const files = await fastGlob('tests/**/*.test.ts', { cwd: root, ignore: ['tests/messageCodes.test.ts'] })
  const texts = files.map((file) => textsIn(file, textOf(file))).join('\n')
  const named = new Set(texts.match(/[a-z][a-z0-9]*(?:-[a-z0-9]+)*/g))
  assert.equal(
    codes.filter((code) => !named.has(code)),
    [],
  )
})

test('docs/codes.md lists every code, and no code disappears', () => {
  const file = 'docs/codes.md'
  const before = textOf(file)
  const [, head = '', listed = '', retired = ''] = /^(.*?\n)((?:\|[^\n]*\n)+)(.*)$/s.exec(before)!
  const rows = codes.map(
    (code) => `| \`${code}\` | ${[...saidBy.get(code)!].map((part) => `\`${part}\``).join(', ')} |\n`,
  )
  const gone = [...listed.matchAll(/^\| `([^`]+)`/gm)].map(([, code]) => code!).filter((code) => !saidBy.has(code))
  const after =
    head + '| code | said by |\n|---|---|\n' + rows.join('') + retired + gone.map((code) => `- \`${code}\`\n`).join('')
  if (process.env['UPDATE'] === '1') writeFileSync(resolve(root, file), after)
  else assert.fixture(before, after)
  for (const [, code] of retired.matchAll(/^- `([^`]+)`/gm)) assert.not.ok(saidBy.has(code!), `${code} was given up`)
})

test('codes that documents name are codes there are', async () => {
  const documents = await fastGlob(['*.md', 'docs/**/*.md', 'plugins/**/*.md'], { cwd: root, ignore: ['CHANGELOG.md'] })
  const known = new Set(codes)
  const words = documents.flatMap((file) =>
    [
      ...textOf(file).matchAll(
        /`((?:link|image|anchor|config|front-matter|usage|url|redirect|translation)-[a-z0-9-]+)`/g,
      ),
    ].map(([, code]) => code!),
  )
  assert.equal(
    words.filter((code) => !known.has(code)),
    [],
  )
})

test('codes are found wherever problems are made', () => {
  const source = [
    "const a = { code: 'one-a', severity: 'error', message: 'x' }",
    "throw new SiteError('x', { code: wide ? 'two-b' : 'two-c', hint: 'y' })",
    "error('three', place, 'x')",
    "say(page, 'four-d', 'warning', 'x')",
    "const no = { code: 'china' }, other = call('no-code')",
  ].join('\n')
  assert.equal(codesIn('a.ts', source).toSorted(), ['four-d', 'one-a', 'three', 'two-b', 'two-c'])
})

test.run()
