/**
 * `npm run handlers [part of file:line …]`: takes away one listener of the site after the other, and runs the browser tests
 * of its files until one misses it. Works on a copy of the project. A listener nobody misses is an error. All take hours.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fastGlob from 'fast-glob'
import { runProcess } from '../runner/process.ts'
import { handlersIn } from './find.ts'

const root = resolve(import.meta.dirname, '../..')
const copy = join(root, '.bench/handlers')

const account = ['flows', 'pages', 'entrances', 'regressions', 'faults', 'model'].map((name) => `e2e/account/${name}`)
/** Test files, the likeliest first, by where the listeners are. The first that fails is enough. */
const watched: Readonly<Record<string, readonly string[]>> = {
  'site/features/{account,download,visit}/*.{ts,tsx}': account,
  'site/client/{account,visits}.ts': account,
  '{site,theme}/client/!(account|visits).ts': [
    'e2e/site/reading',
    'e2e/site/chrome',
    'e2e/site/menus',
    'e2e/ui/kit',
    'e2e/search/dialog',
    'e2e/pages/dialogs',
    'e2e/docs/reading',
    'e2e/account/pages',
    'e2e/account/flows',
    'e2e/account/entrances',
  ],
}

/** What is under version control or will be, with the packages of the original. */
function makeCopy(): void {
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy, { recursive: true })
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const file of list.split('\0').filter(Boolean)) cpSync(join(root, file), join(copy, file))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
}

/** The first test that fails. */
async function firstFailure(tests: readonly string[]): Promise<string | undefined> {
  for (const name of tests) {
    const job = { name, args: ['tests/run.ts', name], limit: 1_200_000 }
    const { code, output } = await runProcess(job, copy)
    if (code !== 0) return `${name} ${/FAIL [^"\n]*(".*")/.exec(output)?.[1] ?? output.slice(-500)}`
  }
  return undefined
}

const wanted = process.argv.slice(2)
const isWanted = (place: string) => !wanted.length || wanted.some((part) => place.includes(part))
const counts = { missed: 0, unmissed: 0 }
makeCopy()
for (const [pattern, tests] of Object.entries(watched))
  for (const file of fastGlob.sync(pattern, { cwd: copy }).sort()) {
    const path = join(copy, file)
    const whole = readFileSync(path, 'utf8')
    for (const { line, text, rest } of handlersIn(file, whole)) {
      if (!isWanted(`${file}:${line}`)) continue
      writeFileSync(path, rest)
      const failure = await firstFailure(tests)
      counts[failure ? 'missed' : 'unmissed']++
      console.log(`${failure ? 'ok  ' : 'FAIL'}  ${file}:${line}  ${text}\n        ${failure ?? 'no test misses it'}`)
    }
    writeFileSync(path, whole)
  }
console.log(`${counts.missed} passed, ${counts.unmissed} failed`)
process.exitCode = counts.unmissed ? 1 : 0
