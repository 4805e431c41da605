/** Globs of plugins that begin with what is not there: a warning with the line and the nearest name. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openSite, withPlugins } from '../../support/buildSite.ts'
import { brief } from '../../support/memorySite.ts'

const told = async (include: readonly string[], scans: readonly string[] = []) => {
  const site = openSite('small', { files: { 'data/limits.json': '{}\n' } })
  try {
    const lists = `include: ${JSON.stringify(include)}, scans: ${JSON.stringify(scans)}`
    const plugin = `{ name: 'own', ${lists}, read: () => ({ data: {} }) },`
    site.write('site.config.ts', site.read('site.config.ts').replace('plugins: [', `plugins: [\n${plugin}\n`))
    const { diagnostics } = await site.build()
    return diagnostics.filter(({ code }) => code === 'plugin-include-missing')
  } finally {
    site.end()
  }
}

test('a folder that is not there, and a file with a slip in its name', async () => {
  const problems = await told(['dta/**/*.json', 'none/*.csv', 'data/limts.json'], ['contnt/**/*.md'])
  assert.equal(
    problems.map(({ message, hint, severity }) => [/"([^"]+)" does/.exec(message)![1], hint?.slice(0, 24), severity]),
    [
      ['dta', 'Did you mean "data"?', 'warning'],
      ['none', 'Globs of `include` begin', 'warning'],
      ['data/limts.json', 'Did you mean "data/limit', 'warning'],
      ['contnt', 'Did you mean "content"?', 'warning'],
    ],
  )
  assert.match(brief(problems[0]!), /^plugin-include-missing site\.config\.ts:\d+:\d+$/)
})

test('a folder that a plugin of a package may do without is no concern', async () => {
  const site = openSite('small')
  try {
    const { diagnostics } = await site.build({
      config: withPlugins({ name: 'packaged', include: ['assets-of-mine/*.svg'] }),
    })
    assert.equal(diagnostics.map(brief), [])
  } finally {
    site.end()
  }
})

test('a list that is written out for something else is not taken for that of a package', async () => {
  const site = openSite('small')
  try {
    const other =
      "{ name: 'other', vite: () => [((_: object) => ({ name: 'it' }))({ include: ['buffer', 'events'] })] },"
    site.write('site.config.ts', site.read('site.config.ts').replace('plugins: [', `plugins: [\n${other}\n`))
    const config = withPlugins({ name: 'packaged', include: ['assets-of-mine/*.svg'] })
    assert.equal((await site.build({ config })).diagnostics.map(brief), [])
  } finally {
    site.end()
  }
})

test('nothing is said of what is there, and of a file that may come', async () => {
  assert.equal(await told(['data/limits.json', 'data/*.yml', 'later.json', '[content]/*/*/later/**', '!none/**']), [])
})

test.run()
