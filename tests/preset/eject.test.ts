/** `site eject`: files of the theme become files of a project. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { SiteError } from '../../engine/errors/SiteError.ts'
import type { Site, TaskResult } from '../../engine/types.ts'
import { ejectParts, listParts, printParts } from '../../preset/eject.ts'
import { themeFiles } from '../../preset/themeFiles.ts'
import { themeParts } from '../../preset/themeFolder.ts'
import { emptyContext } from '../support/memorySite.ts'
import { tempSite } from '../support/tempSite.ts'

const { root, write, remove } = tempSite()
const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
  readonly exports: object
}
test.after(remove)
const sites = [{ config: { root, plugins: [] } } as unknown as Site]
const eject = (...args: readonly string[]): TaskResult => ejectParts({ sites, args })

function problemOf(...names: readonly string[]) {
  try {
    eject(...names)
  } catch (error) {
    if (error instanceof SiteError) return error.diagnostics[0]!
    throw error
  }
  throw new Error('it was ejected')
}

test('a component comes with its styles, and imports the rest from the package', () => {
  const { files } = eject('Footer')
  assert.equal(
    files!.map(({ path }) => path),
    ['theme/Footer.tsx', 'theme/Footer.styles.ts'],
  )
  const [component, styles] = files!.map(({ body }) => body)
  assert.match(component!, "from './Footer.styles.ts'")
  assert.match(component!, "from 'site-engine/client'")
  assert.match(component!, "from 'site-engine/theme/ui/BrandIcon'")
  assert.match(styles!, "from 'site-engine/theme/ui/iconBoxes'")
  assert.not.match(component! + styles!, /from '\.\.?\/(?!Footer\.styles)/)
})

test('where the project has not got what styles are written with, the package is named', () => {
  const named = 'Add @linaria/core to the dependencies of the project: the styles are written with it.'
  assert.is(eject('Footer').notes!.at(-1), named)
  assert.not.ok(eject('words').notes!.includes(named))
  write({ 'node_modules/@linaria/core/package.json': '{ "name": "@linaria/core" }' })
  assert.equal(eject('Footer').notes, ['created theme/Footer.tsx', 'created theme/Footer.styles.ts'])
})

test('parts that come together import each other from the package, so that each can go by itself', () => {
  const [component, , layout] = eject('Toc', 'layouts/Doc').files!
  assert.match(component!.body, "from './Toc.styles.ts'")
  assert.match(layout!.body, "from 'site-engine/theme/Toc'")
})

test('whatever a part imports has a door in the package', () => {
  const names = [...themeParts().keys()].filter((name) => name !== 'words')
  const specifiers = eject(...names).files!.flatMap(({ path, body }) =>
    [...body.matchAll(/from '(site-engine[^']*)'/g)].map(([, name]) => `${path}: ${name}`),
  )
  assert.ok(specifiers.length > 200, String(specifiers.length))
  const doors = Object.keys(manifest.exports).map(
    (door) => new RegExp(`: site-engine${door.slice(1).replaceAll('*', '[^:]+')}$`),
  )
  assert.equal(
    specifiers.filter((each) => !doors.some((door) => door.test(each))),
    [],
  )
})

test('a layout is one folder further down', () => {
  const [file] = eject('layouts/Doc').files!
  assert.is(file!.path, 'theme/layouts/Doc.tsx')
  assert.match(file!.body, "from 'site-engine/theme/Shell'")
})

test('a name that the theme does not know has a suggestion', () => {
  const { code, hint } = problemOf('Foter')
  assert.equal([code, hint], ['theme-part-unknown', 'Did you mean "Footer"?'])
})

test('a file that is there is never written over, and is in the list', () => {
  write({ 'theme/Footer.tsx': 'export const Footer = () => null\n' })
  assert.is(problemOf('Footer').code, 'theme-part-own')
  const lines = listParts({ sites }).notes!
  assert.match(
    lines.find((line) => line.startsWith('Footer'))!,
    '(theme/Footer.tsx) The footer of all pages',
  )
  assert.ok(
    lines.every((line) => /\S\.$/.test(line)),
    lines.find((line) => !/\S\.$/.test(line)),
  )
})

test('a copy says what it is a copy of, and is told once the theme has another file', async () => {
  const [component, styles] = eject('Toc').files!
  assert.match(component!.body, /^\/\/ Copied: Toc\.tsx of site-engine \d+\.\d+\.\d+, [0-9a-f]{10}\n\/\*\*/)
  // As an editor on another system may save it, and as it is changed.
  write({ [component!.path]: component!.body.replaceAll('\n', '\r\n'), [styles!.path]: `${styles!.body}\nexport {}\n` })
  const outdated = async () =>
    (await themeFiles().check!({ ...emptyContext, site: sites[0]! })).map(({ code, place }) => ({ code, ...place }))
  assert.equal(await outdated(), [])

  const ofThen = (body: string) => body.replace(/, [0-9a-f]{10}/, ', 0123456789')
  write({
    [component!.path]: ofThen(component!.body),
    [styles!.path]: styles!.body.slice(styles!.body.indexOf('\n') + 1),
  })
  assert.equal(await outdated(), [{ code: 'theme-part-outdated', file: 'theme/Toc.tsx', line: 1 }])
  const told = (await themeFiles().check!({ ...emptyContext, site: sites[0]! }))[0]!
  const now = / ([0-9a-f]{10})\n/.exec(component!.body)![1]!
  assert.match(
    told.hint!,
    `"site eject --print Toc" shows it. Take over what you want, then write ${now} for 0123456789`,
  )
  assert.ok(listParts({ sites }).notes!.some((line) => line.includes('(theme/Toc.tsx, a copy of another version)')))
  write({ 'theme/Toc.tsx': 'export {}\n' })
  assert.equal(await outdated(), [])
  assert.is(
    printParts({ args: ['Toc'] }).notes!.join('\n'),
    [component, styles].map((file) => file!.body.trimEnd()).join('\n'),
  )
})

test('a file whose name is nearly that of a part is told', async () => {
  write({ 'theme/layouts/Docs.tsx': 'x', 'theme/Chart.tsx': 'x', 'theme/Footer.styles.ts': 'x' })
  write({ 'theme/Navbr.tsx': 'x' })
  const found = await themeFiles().check!({ ...emptyContext, site: sites[0]! })
  assert.equal(
    found.map(({ code, place }) => `${code} ${place!.file}`),
    ['theme-part-misspelt theme/Navbr.tsx', 'theme-part-misspelt theme/layouts/Docs.tsx'],
  )
})

test.run()
