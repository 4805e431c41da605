/**
 * Work on a site of the package's theme: prose that includes prose, front matter, parts, languages, settings, with builds in
 * between. A build after that gives, and tells, what one from nothing does.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import * as assert from 'uvu/assert'
import { hashOf } from '../../engine/store/hash.ts'
import type { Random } from '../support/random.ts'
import { layThemedProject, themedConfig, type ThemedProject } from '../support/themedProject.ts'
import type { Loop } from './loop.ts'
import { files, given, heads, pieces, settings, svg } from './themed/site.ts'

type Step =
  | { readonly do: 'line' | 'head'; readonly file: string; readonly at: number; readonly text: string }
  | { readonly do: 'drop line'; readonly file: string; readonly at: number }
  | { readonly do: 'remove' | 'restore' | 'redraw'; readonly file: string; readonly value: number }
  | { readonly do: 'rename' | 'copy'; readonly file: string; readonly to: string }
  | { readonly do: 'setting'; readonly is: Readonly<Record<string, unknown>> }
  | { readonly do: 'build'; readonly flags: readonly string[] }

const names = [...files.keys()]
const prose = names.filter((name) => /\.mdx?$/.test(name))

const stepOf = ({ below, pick }: Random): Step => {
  const kind = below(16)
  const at = below(40)
  if (kind < 4) return { do: 'line', file: pick(prose), at, text: pick(pieces) }
  if (kind < 7) return { do: 'head', file: pick(prose), at, text: pick(heads) }
  if (kind === 7) return { do: 'drop line', file: pick(names), at }
  if (kind === 8) return { do: 'remove', file: pick(names), value: at }
  if (kind === 9)
    return { do: pick(['rename', 'copy']), file: pick(prose), to: pick(prose).replace(/\w+(?=\.mdx?$)/, 'new') }
  if (kind === 10) return { do: 'redraw', file: pick(names.filter((name) => name.endsWith('.svg'))), value: 1 + at }
  if (kind === 11) return { do: 'restore', file: pick(names), value: at }
  if (kind < 14) return { do: 'setting', is: pick(settings) }
  return { do: 'build', flags: pick([[], [], ['--locale', 'en'], ['--no-cache']]) }
}

const edits: { readonly [Kind in Step['do']]?: (site: ThemedProject, step: Extract<Step, { do: Kind }>) => void } = {
  line: (site, { file, at, text }) => edit(site, file, (lines) => lines.toSpliced(bodyAt(lines, at), 0, '', text, '')),
  head: (site, { file, text }) => edit(site, file, (lines) => withHead(lines, text)),
  'drop line': (site, { file, at }) => edit(site, file, (lines) => lines.toSpliced(at % lines.length, 1)),
  remove: (site, { file }) => rmSync(site.at(file), { force: true }),
  restore: (site, { file }) => site.write(file, files.get(file)!),
  redraw: (site, { file, value }) => site.write(file, svg(value)),
  rename: (site, step) => move(site, step, renameSync),
  copy: (site, step) => move(site, step, cpSync),
}

function edit(site: ThemedProject, file: string, change: (lines: readonly string[]) => readonly string[]): void {
  if (existsSync(site.at(file))) site.write(file, change(readFileSync(site.at(file), 'utf8').split('\n')).join('\n'))
}

/** The line to write before, below the front matter. */
function bodyAt(lines: readonly string[], at: number): number {
  const first = lines[0] === '---' ? lines.indexOf('---', 1) + 1 : 0
  return first + (at % (lines.length - first + 1))
}

/** In place of the line of the same key. */
function withHead(lines: readonly string[], text: string): readonly string[] {
  const key = text.slice(0, text.indexOf(':') + 1)
  const end = lines[0] === '---' ? lines.indexOf('---', 1) : -1
  if (end < 0) return ['---', text, '---', ...lines]
  return [...lines.slice(0, end).filter((line) => !line.startsWith(key)), text, ...lines.slice(end)]
}

function move(site: ThemedProject, { file, to }: { file: string; to: string }, by: (from: string, to: string) => void) {
  if (!existsSync(site.at(file))) return
  mkdirSync(dirname(site.at(to)), { recursive: true })
  by(site.at(file), site.at(to))
}

type Built = { readonly code: number | null; readonly told: readonly string[] }

async function build(site: ThemedProject, ...flags: readonly string[]): Promise<Built> {
  const { code, stdout, stderr } = await site.build('--json', ...flags)
  assert.ok(code === 0 || code === 1, `exit ${code}: ${stderr}`)
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly { code: string }[] }
  assert.not.ok(
    diagnostics.some((each) => each.code === 'unexpected'),
    stdout,
  )
  return { code, told: diagnostics.map((each) => JSON.stringify(each)).sort() }
}

const folder = resolve(import.meta.dirname, '../../.bench', `themed-${process.pid}`)
const sources = ['content', 'public', 'site.config.ts', 'urls.lock']
let projects: { readonly worked: ThemedProject; readonly fresh: ThemedProject } | undefined

const layBoth = () => ({
  worked: layThemedProject(join(folder, 'worked/site')),
  fresh: layThemedProject(join(folder, 'fresh/site')),
})

/** What an earlier trial has left is remembered, as on any machine. */
async function run(steps: readonly Step[]): Promise<void> {
  const { worked, fresh } = (projects ??= layBoth())
  for (const name of sources) rmSync(worked.at(name), { recursive: true, force: true })
  for (const [file, text] of files) worked.write(file, text)
  let config = given
  worked.write('site.config.ts', themedConfig(config))
  for (const step of steps) {
    if (step.do === 'build') await build(worked, ...step.flags)
    else if (step.do === 'setting') worked.write('site.config.ts', themedConfig((config = { ...config, ...step.is })))
    else (edits[step.do] as (site: ThemedProject, step: Step) => void)(worked, step)
  }
  for (const name of [...sources, 'dist']) rmSync(fresh.at(name), { recursive: true, force: true })
  for (const name of sources)
    if (existsSync(worked.at(name))) cpSync(worked.at(name), fresh.at(name), { recursive: true })
  const [after, clean] = [await build(worked), await build(fresh, '--no-cache')]
  assert.equal(after, clean)
  if (clean.code === 0) assert.equal(treeOf(worked.at('dist')), treeOf(fresh.at('dist')))
}

function treeOf(dist: string): Readonly<Record<string, string>> {
  const entries = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).sort()
  return Object.fromEntries(paths.map((path) => [path.slice(dist.length + 1), hashOf(readFileSync(path))]))
}

export const themed: Loop<Step> = {
  name: 'themed',
  steps: (random) => Array.from({ length: 3 + random.below(8) }, () => stepOf(random)),
  run,
  end() {
    rmSync(folder, { recursive: true, force: true })
    projects = undefined
  },
}
