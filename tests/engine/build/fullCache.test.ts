/** A cache that takes nothing: the build does without it, and says so. */
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { silentReporter } from '../../../engine/run/reporter.ts'
import { failureOf, openSite, type TestSite } from '../../support/buildSite.ts'
import { openTempFolder } from '../../support/tempFolder.ts'

// Of this test alone: others make folders, too.
const temporary = openTempFolder()
for (const name of ['TMPDIR', 'TEMP']) process.env[name] = temporary.path
const site = openSite('small')
test.after(() => {
  site.end()
  temporary.end()
})
await site.build()
const tree = site.tree()
const config = site.read('site.config.ts')

/** The bundler writes as to a full disk below folders of this name. */
const fullBelow = (own: TestSite, folder: string) =>
  own.write(
    'site.config.ts',
    config.replace(
      'plugins: [',
      `plugins: [{ name: 'full', vite: () => [{ name: 'full', generateBundle({ dir }) {
        if (dir.includes(${JSON.stringify(folder)}))
          throw new Error('Failed to write file in ' + dir + '/a.js\\n\\nCaused by:\\n    No space left on device (os error 28)')
      } }] },`,
    ),
  )

const spares = () => readdirSync(temporary.path).filter((name) => name.startsWith('site-'))

async function built(own: TestSite) {
  const notes: string[] = []
  await own.build({ report: { ...silentReporter, note: (text) => void notes.push(text) } })
  return notes
}

test('N-11 a disk that is full below the cache costs time only', async () => {
  const own = site.copy()
  rmSync(join(own.root, 'node_modules'), { recursive: true, force: true })
  fullBelow(own, '/node_modules/.cache/site/')
  const before = spares()
  const notes = await built(own)
  assert.match(
    notes.join('\n'),
    /^The cache takes no bundle, so it is made elsewhere: The disk is full: node_modules\/\.cache\/site\/kept\//,
  )
  assert.equal(Object.keys(own.tree()), Object.keys(tree))
  assert.equal(spares(), before)
  assert.equal(readdirSync(join(own.root, 'node_modules/.cache/site/kept/bundle')), [])
  own.end()
})

test('N-11 where no folder takes the bundle the disk is named, and nothing is left', async () => {
  const own = site.copy()
  rmSync(join(own.root, 'node_modules'), { recursive: true, force: true })
  fullBelow(own, '/')
  const before = spares()
  const [problem] = await failureOf(() => own.build())
  assert.is(problem!.code, 'disk-full')
  assert.match(problem!.message, /^The disk is full: \/.+\/a\.js$/)
  assert.equal(spares(), before)
  assert.not.ok(existsSync(join(own.root, 'dist')))
  own.end()
})

test('N-11 a cache that cannot be made is done without', async () => {
  const own = site.copy()
  rmSync(join(own.root, 'node_modules'), { recursive: true, force: true })
  writeFileSync(join(own.root, 'node_modules'), '')
  const notes = await built(own)
  assert.match(notes.join('\n'), /^node_modules\/\.cache\/site cannot be used, so nothing is remembered: /)
  assert.equal(own.tree(), tree)
  own.end()
})

test.run()
