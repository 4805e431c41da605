/**
 * `npm run validate -- [part of a file name …]`: the Nu HTML checker over the built site, all pages of every brand and
 * language with their stylesheets and drawings. Equal messages are told once. Ends with 1 where there is an error.
 *
 * Needs Java, and so is no part of `npm test`; there, `tests/e2e/proof/html.test.ts` looks with another checker.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastGlob from 'fast-glob'
import { ensureBuilt } from '../e2e/support/builtSite.ts'
import { check, hasJava, lineOf, type Finding } from './checker.ts'
import { createGroups, type Group } from './groups.ts'
import { ignored } from './ignored.ts'

if (!hasJava()) {
  console.error('The checker needs Java: apt-get install default-jre-headless')
  process.exit(1)
}

const wanted = process.argv.slice(2)
const out = await ensureBuilt()
const found = await fastGlob('**/*.{html,css,svg}', { cwd: out })
const files = found.filter((file) => !wanted.length || wanted.some((part) => file.includes(part))).sort()

const placeOf = (finding: Finding) =>
  finding.file
    ? `${finding.file}:${lineOf(finding, readFileSync(join(out, finding.file), 'utf8'))}:${finding.column}`
    : 'the checker itself'

function print({ first, count, files: { size } }: Group): void {
  const element = first.element ? ` <${first.element}>` : ''
  console.log(`${first.level}: ${first.message}${element}`)
  console.log(`    ${count} in ${size} files, as in ${placeOf(first)}`)
  if (first.extract) console.log(`    ${first.extract.replace(/\s+/g, ' ')}`)
}

const groups = createGroups(ignored)
for await (const findings of check(out, files)) groups.add(findings)

const all = groups.all()
all.forEach(print)
for (const [{ message, reason }, count] of groups.ignored())
  console.log(`ignored ${count}: ${message.source}\n    ${count ? reason : 'Nothing is meant by it any more.'}`)

const endingIn = (name: string) => files.filter((file) => file.endsWith(name)).length
const sum = (level: Finding['level']) =>
  all.filter(({ first }) => first.level === level).reduce((total, { count }) => total + count, 0)
console.log(
  `${endingIn('.html')} pages, ${endingIn('.css')} stylesheets, ${endingIn('.svg')} drawings: ` +
    `${sum('error')} errors, ${sum('warning')} warnings, ${sum('note')} notes`,
)
process.exitCode = sum('error') ? 1 : 0
