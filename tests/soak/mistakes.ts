/** Mistakes of people in configuration and content: each ends in a message with a code and a place inside of the project. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { openSite, type TestSite } from '../support/buildSite.ts'
import { site as command } from '../support/cli.ts'
import type { Random } from '../support/random.ts'
import type { Loop } from './loop.ts'

const zh = 'content/shared/zh'
const files = [
  'site.config.ts',
  'brands/alpha/brand.ts',
  'brands/beta/brand.ts',
  'site/app.tsx',
  'site/layouts/Doc.tsx',
  'site/pages/index.page.tsx',
  `${zh}/docs/intro.md`,
  `${zh}/docs/guide/chart.mdx`,
  `${zh}/docs/guide/_category_.yml`,
  `${zh}/blog/authors.yml`,
  `${zh}/blog/tags.yml`,
  `${zh}/blog/2024-03-01-first.md`,
]
const kinds = ['cut', 'drop', 'double', 'insert', 'swap', 'rename', 'empty', 'value'] as const
const insertions = [
  '{',
  '}',
  '<',
  "'",
  '"',
  '`',
  '---\n',
  ': ',
  '\t',
  '\0',
  '\u2028',
  '﻿',
  '::: ',
  '<X />',
  '{x}',
  '[',
  'import x from "y"\n',
  '&',
  '../',
  ':',
  '#',
]
const values = [
  '1',
  'null',
  '[]',
  '{}',
  'true',
  "''",
  '2024-13-45',
  'undefined',
  '-1',
  '"../.."',
  'https://',
  '!!js/function x',
  '&a [*a]',
]

type Step = {
  readonly file: string
  readonly kind: (typeof kinds)[number]
  /** Where, as a share of the text. */
  readonly at: number
  readonly length: number
  readonly text: string
}

const steps = ({ below, pick }: Random): readonly Step[] =>
  Array.from({ length: 1 + below(3) }, () => {
    const kind = pick(kinds)
    return {
      file: pick(files),
      kind,
      at: below(1000) / 1000,
      length: 1 + below(12),
      text: kind === 'value' ? pick(values) : pick(insertions),
    }
  })

function mistake(site: TestSite, { file, kind, at, length, text }: Step): void {
  if (!site.has(file)) return
  if (kind === 'rename') return site.rename(file, file.replace(/(\.\w+)$/, '-old$1'))
  const was = site.read(file)
  const index = Math.floor(at * was.length)
  const [before, part, after] = [was.slice(0, index), was.slice(index, index + length), was.slice(index + length)]
  const lines = was.split('\n')
  const line = Math.floor(at * lines.length)
  const now: Record<Exclude<typeof kind, 'rename'>, () => string> = {
    cut: () => before,
    drop: () => before + after,
    double: () => before + part + part + after,
    insert: () => before + text + part + after,
    swap: () => before + [...part].reverse().join('') + after,
    empty: () => '',
    value: () => lines.with(line, lines[line]!.replace(/: .*/, `: ${text}`)).join('\n'),
  }
  site.write(file, now[kind]())
}

type Told = {
  readonly code: string
  readonly severity: string
  readonly message: string
  readonly place?: { readonly file: string }
}

async function run(all: readonly Step[]): Promise<void> {
  const site = openSite('pair')
  try {
    for (const step of all) mistake(site, step)
    const { code, stdout, stderr } = await command(['check', '--root', site.root, '--json'])
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly Told[] }
    const errors = diagnostics.filter(({ severity }) => severity === 'error')
    assert.is(code === 0, errors.length === 0, `exit code ${code}\n${stdout}\n${stderr}`)
    for (const problem of errors) {
      const shown = JSON.stringify(problem)
      assert.is.not(problem.code, 'unexpected', shown)
      assert.not.match(problem.message, /\bat (?:async )?\S+ \(|node:internal/, shown)
      const file = problem.place?.file
      if (file === undefined) assert.ok(placeless.has(problem.code), shown)
      else assert.ok(isInside(site, file) || all.some((step) => step.file === file), shown)
    }
  } finally {
    site.end()
  }
}

const isInside = ({ root }: TestSite, file: string): boolean =>
  !file.startsWith('/') && !file.startsWith('..') && existsSync(join(root, file))

/** What is wrong with the whole. */
const placeless: ReadonlySet<string> = new Set(['brand-missing', 'config-missing', 'output-broken', 'ended-early'])

export const mistakes: Loop<Step> = { name: 'mistakes', steps, run }
