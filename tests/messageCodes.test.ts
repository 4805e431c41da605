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
import { messagesIn } from '../docs/generate/messagesIn.ts'

const root = resolve(import.meta.dirname, '..')
const textOf = (file: string) => readFileSync(resolve(root, file), 'utf8')

const codesIn = (file: string, source: string): readonly string[] => messagesIn(file, source).map(({ code }) => code)

/** Texts a test compares with: what stands in a comment proves nothing. */
function textsIn(file: string, source: string): string {
  const found: string[] = []
  new Visitor({
    Literal: ({ value, raw }) => void found.push(typeof value === 'string' ? value : (raw ?? '')),
    TemplateElement: ({ value }) => void found.push(value.raw),
  }).visit(parseSync(file, source).program)
  return found.join('\n')
}

const sources = (await fastGlob(['{cli,engine,plugins,preset}/**/*.{ts,tsx}', 'cli/guard.js'], { cwd: root })).sort()
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
  const files = await fastGlob(['tests/**/*.test.ts', 'tests/packages/installed/*.ts'], {
    cwd: root,
    ignore: ['tests/messageCodes.test.ts'],
  })
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
  const documents = await fastGlob(['*.md', 'docs/**/*.{md,mdx}', 'plugins/**/*.md'], {
    cwd: root,
    ignore: ['CHANGELOG.md', 'docs/{dist,dist.prev,node_modules}/**'],
  })
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
    "say('error')('five', place, 'x')",
    "const no = { code: 'china' }, other = call('no-code')",
  ].join('\n')
  assert.equal(codesIn('a.ts', source).toSorted(), ['five', 'four-d', 'one-a', 'three', 'two-b', 'two-c'])
})

test.run()
