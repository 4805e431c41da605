/** A brand is routed without the files that cannot be read: what may be missing then is said, and nothing that follows from it is told. */
import { resolve } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { routeInSpiteOfErrors } from '../../../engine/route/route.ts'
import type { Brand, Diagnostic, Plugin, Unread } from '../../../engine/types.ts'
import { hooksThatFailWith, thrownValues } from '../../support/failingHooks.ts'
import { acme, brief, configOf, problemsOf } from '../../support/memorySite.ts'

const problem = (code: string): Diagnostic => ({ code, severity: 'error', message: 'No' })
const docsFile = { plugin: 'docs', file: 'content/acme/zh/docs/a.md' }
const blogFile = { plugin: 'blog', file: 'content/acme/en/blog/a.md' }
const alien = { plugin: 'docs', file: 'content/other/zh/docs/a.md' }
const data = { plugin: 'docs', file: 'site/data.yml' }

const docs: Plugin = {
  name: 'docs',
  unread: () => ({ keys: ['/docs/', '/guide/'], codes: ['follows'] }),
  route: () => ({ routes: [], diagnostics: [problem('follows'), problem('stays')], isComplete: true }),
}
const blog: Plugin = {
  name: 'blog',
  unread: () => ({ keys: ['/blog/'], codes: [] }),
  route: () => ({ routes: [], diagnostics: [problem('follows')], isComplete: true }),
}
const routed = (plugins: readonly Plugin[], unread: readonly (typeof docsFile)[], brand: Brand = acme) =>
  routeInSpiteOfErrors(configOf({ plugins }), [], brand, unread)

test('a brand has gaps where files of it cannot be read, and is told what does not follow from them', async () => {
  const { site, diagnostics } = await routed([docs, blog], [docsFile, alien, data])
  assert.equal(site.gaps, { files: [docsFile.file, data.file], keys: ['/docs/', '/guide/'] })
  assert.equal(diagnostics.map(brief), ['stays', 'follows'], 'the second is of a plugin that could read everything')
  const both = await routed([docs, blog], [blogFile, docsFile])
  assert.equal(both.site.gaps, { files: [blogFile.file, docsFile.file], keys: ['/docs/', '/guide/', '/blog/'] })
})

test('a brand whose files could all be read has no gaps', async () => {
  const asked: Plugin = {
    ...docs,
    unread: () => {
      throw new Error('It is not asked')
    },
  }
  for (const [unread, brand] of [
    [[], acme],
    [[alien], acme],
    [[docsFile], { ...acme, locales: ['en'] }],
    [[blogFile], acme],
  ] as const) {
    const { site, diagnostics } = await routed([asked], unread, brand)
    assert.equal(site.gaps?.keys ?? [], [])
    assert.is('gaps' in site, unread[0] === blogFile)
    assert.equal(diagnostics.map(brief), ['follows', 'stays'])
  }
})

test('a plugin is asked about its own files of the brand, with the configuration', async () => {
  const seen: unknown[] = []
  const asking: Plugin = {
    ...docs,
    unread({ files, config }) {
      seen.push(files, config.root)
      return { keys: [], codes: [] }
    },
  }
  await routed([asking, blog], [docsFile, blogFile, alien, data])
  assert.equal(seen, [[docsFile.file, data.file], '/nowhere'])
})

test('pages that are left out for an error that only follows are in the gaps', async () => {
  const plugin: Plugin = {
    ...docs,
    route: () => ({ routes: [], diagnostics: [problem('follows')], isComplete: false }),
  }
  assert.equal((await problemsOf(() => routed([plugin], []))).map(brief), ['follows'])
  const { site, diagnostics } = await routed([plugin], [docsFile])
  assert.equal([site.gaps?.keys, diagnostics], [['/docs/', '/guide/'], []])
})

for (const [name, value] of thrownValues)
  test(`B-10 unread throws ${name}: plugin and hook are named`, async () => {
    const [throwing] = hooksThatFailWith(value)
    const unread = throwing as unknown as () => Unread
    const config = configOf({ plugins: [{ ...docs, unread }], root: resolve(import.meta.dirname, '../../..') })
    const [told] = await problemsOf(() => routeInSpiteOfErrors(config, [], acme, [docsFile]))
    assert.is(told!.code, 'plugin-failed')
    assert.match(told!.message, /^Plugin "docs" failed in its hook "unread": /)
    if (value instanceof Error) assert.match(told!.place!.file, /^tests\/support\//)
  })

for (const answer of [
  undefined,
  null,
  {},
  { keys: [] },
  { codes: [] },
  { keys: '/docs/', codes: [] },
  { keys: [], codes: [1] },
  { keys: [undefined, '/docs/'], codes: [] },
])
  test(`B-12 unread answers with ${JSON.stringify(answer)}: plugin and hook are named`, async () => {
    const plugin = { ...docs, unread: () => answer as unknown as Unread }
    const [told] = await problemsOf(() => routed([plugin], [docsFile]))
    assert.is(told!.code, 'plugin-shape')
    assert.is(
      told!.message,
      'Plugin "docs" returned an invalid result from "unread": expected { keys, codes }, lists of texts',
    )
  })

test.run()
