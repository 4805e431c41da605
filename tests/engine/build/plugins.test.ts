/** Plugins that do what they should not, in a whole build. */
import { jsonText } from '../../../cli/formats/json.ts'
import { join } from 'node:path'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Diagnostic, Plugin } from '../../../engine/types.ts'
import { failureOf, openSite, type TestSite, withPlugins } from '../../support/buildSite.ts'
import { problemsOf } from '../../support/memorySite.ts'
import { fc } from '../../support/properties.ts'

const site = openSite('pair')
test.after(() => site.end())
await site.build()
const tree = site.tree()

/** Errors of a build, thrown or gathered; the old site stands and nothing is left beside it. */
async function failing(...plugins: readonly Plugin[]): Promise<readonly Diagnostic[]> {
  const problems = await failureOf(() => site.build({ config: withPlugins(...plugins) }))
  assertUntouched(site)
  return problems
}

function assertUntouched({ root, tree: treeOf }: TestSite): void {
  assert.equal(treeOf(), tree)
  assert.equal(
    readdirSync(root).filter((name) => name.startsWith('dist') && name !== 'dist' && name !== 'dist.prev'),
    [],
  )
}

const bug = () => {
  throw new TypeError('bug')
}
const hooks: Readonly<Record<string, Partial<Plugin>>> = {
  read: { include: ['[content]/**/*.svg'], read: bug },
  route: { route: bug },
  check: { check: bug },
  checkPage: { checkPage: bug },
  emit: { emit: bug },
}
for (const [hook, plugin] of Object.entries(hooks)) {
  test(`B-10 ${hook} throws: plugin and hook are named, and the old site stands`, async () => {
    const problems = await failing({ name: 'broken', ...plugin })
    assert.ok(problems.length > 0)
    for (const { code, message } of problems)
      assert.equal([code, message], ['plugin-failed', `Plugin "broken" failed in its hook "${hook}": bug`])
  })
}

for (const [hook, { include }] of Object.entries(hooks)) {
  test(`N-30 ${hook} misses files: they are named from the root, others without their folder`, async () => {
    const miss = (file: string) => () => readFileSync(file) as never
    const inside = { name: 'inside', include, [hook]: miss(join(site.root, 'data/none.json')) } as Plugin
    const outside = { name: 'outside', [hook]: miss('/nowhere/secret/none.json') } as Plugin
    const messages = (await failing(inside, ...(include ? [] : [outside]))).map(({ message }) => message)
    const told = (plugin: string, file: string) =>
      `Plugin "${plugin}" failed in its hook "${hook}": ENOENT: no such file or directory, open '${file}'`
    assert.equal([...new Set(messages)].sort(), [
      told('inside', 'data/none.json'),
      ...(include ? [] : [told('outside', '<outside>/none.json')]),
    ])
  })
}

test('N-30 prose and components miss files: they are named from the root', async () => {
  const own = openSite('small')
  const none = join(own.root, 'data/none.json')
  own.write(
    'site/pages/reads.page.tsx',
    `import { readFileSync } from 'node:fs'
export default () => <main>{String(readFileSync(${JSON.stringify(none)}))}</main>
`,
  )
  const reader: Plugin = {
    name: 'reader',
    include: ['[content]/**/*.svg', 'site.config.ts'],
    read: () => ({ data: {}, body: async () => readFileSync(none) as never }),
    route: ({ documents: [document], brand: { id } }) => ({
      routes: [
        {
          path: '/read/',
          key: '/read/',
          locale: 'en',
          brand: id,
          view: 'site/pages/reads.page.tsx',
          documents: [document!.file],
        },
      ],
    }),
  }
  const problems = await failureOf(() => own.build({ config: withPlugins(reader) }))
  const told = jsonText(problems)
  own.end()
  assert.not.ok(told.includes(own.root), told)
  // Of the component once, whatever shows it.
  assert.is(told.split("open 'data/none.json'").length - 1, 2, told)
})

test('B-10 one problem is told once, however many brands it is met in', async () => {
  assert.is((await failing({ name: 'broken', check: bug })).length, 1)
})

for (const [name, body] of [
  ['throws', "{ throw new TypeError('bug') }"],
  ['rejects', "[Promise.reject(new TypeError('bug'))]"],
]) {
  test(`B-10 vite ${name}: plugin and hook are named`, async () => {
    const own = openSite('small')
    own.write(
      'site.config.ts',
      own.read('site.config.ts').replace('links()]', `links(), { name: 'broken', vite: () => ${body} }]`),
    )
    const problems = await problemsOf(() => own.build())
    assert.equal(
      problems.map(({ code, message }) => [code, message]),
      [['plugin-failed', 'Plugin "broken" failed in its hook "vite": bug']],
    )
    assert.not.ok(own.has('dist'))
    own.end()
  })
}

test('B-12 vite answers with no list: plugin and hook are named', async () => {
  const own = openSite('small')
  own.write(
    'site.config.ts',
    own.read('site.config.ts').replace('links()]', "links(), { name: 'broken', vite: () => ({ name: 'x' }) }]"),
  )
  const problems = await problemsOf(() => own.build())
  assert.equal(
    problems.map(({ code, message }) => [code, message]),
    [['plugin-shape', 'Plugin "broken" returned an invalid result from "vite": expected a list, got object']],
  )
  own.end()
})

for (const answer of [undefined, null, 'text', {}, [null], [{}], [{ code: 'x' }]]) {
  for (const hook of ['check', 'checkPage']) {
    test(`B-12 ${hook} answers with ${JSON.stringify(answer)}: plugin and hook are named`, async () => {
      const problems = await failing({ name: 'broken', [hook]: () => answer as never })
      assert.equal(
        problems.map(({ code }) => code),
        ['plugin-shape'],
      )
      assert.ok(problems[0]!.message.startsWith(`Plugin "broken" returned an invalid result from "${hook}": `))
    })
  }
}

test('B-15 nothing is written outside of the brand’s folder, nor over a file of another', async () => {
  const outside = ['../../../escaped.txt', '../beta/index.html', '/escaped.txt', 'docs/../index.html']
  const taken = ['index.html', 'logo.svg', 'docs/intro']
  for (const path of [...outside, ...taken]) {
    const [problem] = await failing({ name: 'greedy', emit: () => [{ path, body: 'escaped' }] })
    assert.match(problem!.message, /greedy/)
    assert.not.ok(['..', '../..', '.', '/'].some((folder) => existsSync(join(site.root, folder, 'escaped.txt'))))
  }
})

test('B-14 options of a plugin and variables of the machine do not get into the browser', async () => {
  process.env['CANARY'] = 'canary-variable-41aa'
  const own = openSite('small', { files: { '.env': 'SITE_PUBLIC_X=canary-dotenv-09f1\n' } })
  own.write(
    'site.config.ts',
    own
      .read('site.config.ts')
      .replace(
        'links()]',
        "links(), { name: 'secretive', emits: ['canary-option-7be2'], route: () => ({ routes: [], shared: [{ name: 'secretive/token', value: 'canary-shared-11c0' }] }) }]",
      ),
  )
  await own.build({ cache: false })
  const files = Object.keys(own.tree())
  assert.ok(files.length > 10)
  for (const file of files) assert.not.match(own.read(`dist/${file}`), /canary-/, file)
  own.end()
})

test('B-16 the order in which independent plugins stand makes no difference', async () => {
  const names = (await site.config()).plugins.map((_, index) => index)
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray(names, { minLength: names.length }), async (order) => {
      await site.build({ config: (config) => ({ ...config, plugins: order.map((index) => config.plugins[index]!) }) })
      assert.equal(site.tree(), tree)
    }),
    { numRuns: 12 },
  )
})

test('a plugin may add pages, files, problems and words of its own', async () => {
  const own: Plugin = {
    name: 'own',
    include: ['[content]/**/*.svg'],
    read: ({ source: { file, text } }) => ({ data: { file, size: text.length } }),
    route: ({ documents, brand }) => ({
      routes: documents.map(({ file }, index) => ({
        brand: brand.id,
        locale: 'zh',
        path: `/own/${index}/`,
        key: `/own/${index}/`,
        view: 'site/layouts/Index.tsx',
        props: { title: file, description: '', groups: [] },
      })),
    }),
    emit: ({ pages }) => [
      {
        path: 'own.json',
        body: JSON.stringify(pages.filter(({ path }) => path.startsWith('/own/')).map(({ title }) => title)),
      },
    ],
    check: ({ pages }) => [{ code: 'own', severity: 'warning', message: `${pages.length} pages` }],
  }
  const { diagnostics } = await site.build({ config: withPlugins(own) })
  assert.equal(
    diagnostics.map(({ code, message }) => `${code}: ${message}`),
    ['own: 34 pages', 'own: 36 pages'],
  )
  assert.is(site.read('dist/beta/own.json'), '["content/shared/zh/docs/guide/img/dot.svg"]')
  assert.match(site.read('dist/beta/own/0/index.html'), /<h1>content\/shared\/zh\/docs\/guide\/img\/dot\.svg<\/h1>/)
  await site.build()
  assert.equal(site.tree(), tree)
})

test.run()
