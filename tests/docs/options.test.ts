/** The tables of options, keys and plugins name what there is, and all of it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastGlob from 'fast-glob'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { commonFrontMatter } from '../../plugins/markdown/index.ts'
import { defaultLimits } from '../../plugins/markdown/limits.ts'
import { proseOptions } from '../../plugins/proseOptions.ts'
import { root, textOf } from './snippets.ts'

const locales = ['en', 'zh'] as const

/** Names between back ticks, without what they are given: `noindex(key, brand)` is `noindex`. */
const namesIn = (cell: string) => [...cell.matchAll(/`(\w+)[^`]*`/g)].map(([, name]) => name!)

const tablesOf = (page: string): readonly (readonly string[])[] =>
  [...textOf(page).matchAll(/^\| (.+) \|$/gm)].map(([, row]) => row!.split(' | '))

/** Schemas of options by plugin: `docsOptions` is that of `docs`. */
const schemas = new Map<string, readonly string[]>()
for (const file of await fastGlob('plugins/{*.ts,*/index.ts}', { cwd: root, ignore: ['plugins/console-sandbox/**'] }))
  for (const [name, value] of Object.entries((await import(join(root, file))) as Record<string, unknown>)) {
    const { entries } = (value ?? {}) as { entries?: object }
    if (name.endsWith('Options') && entries) schemas.set(name.slice(0, -'Options'.length), Object.keys(entries))
  }

for (const locale of locales) {
  const page = `${locale}/docs/plugins/built-in.md`
  const rows = tablesOf(page)

  test(`${page} names the options of each plugin, and no others`, () => {
    const ofProse = Object.keys(proseOptions)
    const named = rows.filter(([plugin = '', , options]) => options && schemas.has(namesIn(plugin)[0] ?? ''))
    assert.ok(named.length > 9, String(named.length))
    for (const [plugin, , options] of named) {
      const [name] = namesIn(plugin!)
      const own = schemas.get(name!)!.filter((each) => !ofProse.includes(each))
      assert.equal(namesIn(options!).toSorted(), own.toSorted(), name)
    }
    const prose = rows.filter((row) => row.length === 2).flatMap(([names]) => namesIn(names!))
    assert.equal(prose.toSorted(), ofProse.toSorted())
  })

  test(`${page} names plugins that can be imported`, () => {
    const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { exports: object }
    const isThere = (name: string) => {
      const found = fastGlob.sync(`plugins/{${name}.ts,${name}/index.ts}`, { cwd: root })[0]
      return found === `plugins/${name}.ts` || (found && `./plugins/${name}` in exports)
    }
    const plugins = rows.filter((row) => row.length === 3).flatMap(([names]) => namesIn(names!))
    assert.ok(plugins.length > 20, String(plugins.length))
    assert.equal(
      plugins.filter((name) => !isThere(name)),
      [],
    )
  })

  test(`${locale}/docs/publish/security.md names each limit with its default`, () => {
    const limits = tablesOf(`${locale}/docs/publish/security.md`).filter((row) => /^[\d,]+$/.test(row[1] ?? ''))
    assert.equal(
      Object.fromEntries(limits.map(([name, number]) => [namesIn(name!)[0], Number(number!.replaceAll(',', ''))])),
      defaultLimits,
    )
  })

  test(`${locale}/docs/writing/front-matter.md names every key of a page`, () => {
    const keys = tablesOf(`${locale}/docs/writing/front-matter.md`).flatMap(([names]) => namesIn(names!))
    const ofPosts = ['date', 'authors']
    assert.equal(
      Object.keys(commonFrontMatter).filter((key) => !keys.includes(key) && !ofPosts.includes(key)),
      [],
    )
  })
}

test.run()
