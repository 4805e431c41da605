/** Options of plugins: each mistake is told with the plugin, the option and its place. */
import { pathToFileURL } from 'node:url'
import { resolve } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { loadConfig } from '../../../engine/config/load.ts'
import { withPluginNames } from '../../../engine/config/pluginFields.ts'
import { siteSchema } from '../../../engine/config/schema.ts'
import { validate } from '../../../engine/config/validate.ts'
import { placeText } from '../../../engine/errors/format.ts'
import { robots } from '../../../plugins/robots.ts'
import { problemsOf as thrownBy } from '../../support/memorySite.ts'
import { tempSite } from '../../support/tempSite.ts'

const door = (file: string) => pathToFileURL(resolve(import.meta.dirname, '../../..', file)).href

/** What is said of a list of plugins, which begins in line 6. */
async function problemsOf(plugins: string, more = ''): Promise<readonly string[]> {
  const { root, remove } = tempSite({
    'site.config.ts': `import { robots } from '${door('plugins/robots.ts')}'
import { quality } from '${door('plugins/quality/index.ts')}'
import { brandLogo } from '${door('plugins/brandLogo/index.ts')}'
${more}
const locales = [{ id: 'en', name: 'English', lang: 'en' }]
export default { locales, plugins: [${plugins}] }
`,
  })
  try {
    const problems = await thrownBy(() => loadConfig({ root }))
    return problems.map(({ code, place, message, hint }) =>
      [code, place && placeText(place), message, hint].filter(Boolean).join(' | '),
    )
  } finally {
    remove()
  }
}

const at = (text: string, part: string) => `6:${`export default { locales, plugins: [${text}`.indexOf(part) + 1}`

for (const [plugins, part, told] of [
  ["robots({ dissalow: ['/a/'] })", 'dissalow', 'robots: dissalow is not a setting | Did you mean "disallow"?'],
  ["robots({ disallow: '/a/' })", 'disallow', 'robots: disallow should be a list, got "/a/"'],
  ["robots({ disallow: ['/a/', 5] })", '5]', 'robots: disallow[1] should be text, got 5'],
  ["robots({ comment: 'x' })", 'comment', 'robots: comment should be a function, got "x"'],
  ["quality({ budgets: { js: '9' } })", 'js', 'quality: budgets.js should be a number, got "9"'],
  ['quality({ largestPage: -1 })', 'largest', 'quality: largestPage should be a number of bytes, got -1'],
  ['robots(5)', '5', 'robots: the options should be an object, got 5'],
  ["...[], robots({ disallow: '/a/' })", 'plugins', 'robots: disallow should be a list, got "/a/"'],
] as const)
  test(`a mistake in options is told with its place: ${plugins}`, async () => {
    const [problem, ...others] = await problemsOf(plugins)
    assert.equal(others, [])
    assert.match(problem!, `site.config.ts:${at(plugins, part)} | ${told}`)
  })

test('options are found where a plugin has a name', async () => {
  const [problem] = await problemsOf('own', 'const own = robots({ disalow: [] })')
  assert.match(problem!, 'site.config.ts:4:22 | robots: disalow is not a setting')
})

test('all mistakes are told at once, and what follows from one is not', async () => {
  const problems = await problemsOf("brandLogo({ of: 5 }), robots({ a: 1, disallow: {} }), { name: 'Bad' }")
  assert.equal(
    problems.map((problem) => problem.split(' | ')[2]),
    [
      'brand-logo: of should be a function, got 5',
      'robots: disallow should be a list, got an object',
      'robots: a is not a setting',
      'plugins[2].name should be a plugin name such as "docs", got "Bad"',
    ],
  )
})

test('a plugin of the short form without a name, such as a promise of one, is told by its place in the list', () => {
  const late = Promise.resolve({ name: 'late' })
  const problems = validate(siteSchema, {
    locales: [{ id: 'en', name: 'English', lang: 'en' }],
    plugins: [robots(), late],
  })
  const [told] = withPluginNames(problems, { plugins: [robots, late] }, { plugins: [late] })
  assert.is(told!.error('plugins[1].name', { file: 'site.config.ts' }).message, 'plugins[0].name is missing')
})

test('a schema that is none is told as one', async () => {
  const [problem] = await problemsOf("{ name: 'own', options: { schema: {}, given: {} } }")
  assert.match(problem!, 'plugins[0].options.schema should be a valibot schema')
})

test('components that a plugin brings from outside of the project, or that are not there, are told', async () => {
  for (const folder of ['/elsewhere/components', 'nothing']) {
    const [problem] = await problemsOf(`{ name: 'own', components: ['${folder}'] }`)
    assert.match(
      problem!,
      'plugins[0] should be a plugin with components in the project or its packages, got "own" with ',
    )
    assert.match(problem!, 'site.config.ts:6:')
  }
})

test.run()
