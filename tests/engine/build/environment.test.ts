/** What a configuration takes from the environment is not in its text, and changes the site all the same. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { docs } from '../../../plugins/docs/index.ts'
import { openSite } from '../../support/buildSite.ts'

const site = openSite('pair')
test.after(() => site.end())
const page = 'dist/alpha/docs/intro/index.html'

/** As with `remark: process.env.X ? [mark] : []`. */
const buildWith = (remark: readonly (() => (tree: unknown) => void)[]) =>
  site.build({
    config: (config) => ({
      ...config,
      plugins: config.plugins.map((plugin) => (plugin.name === 'docs' ? docs({ remark: [...remark] }) : plugin)),
    }),
  })
const mark = () => (tree: unknown) => {
  const { children } = tree as { children: unknown[] }
  children.push({ type: 'paragraph', children: [{ type: 'text', value: 'Marked by a plugin' }] })
}

test('a plugin of remark that comes or goes with the environment', async () => {
  await buildWith([])
  assert.not.match(site.read(page), 'Marked by a plugin')
  await buildWith([mark])
  assert.match(site.read(page), 'Marked by a plugin')
  assert.is((await buildWith([mark])).rendered, 0)
  await buildWith([])
  assert.not.match(site.read(page), 'Marked by a plugin')
})

test('a variable that a component reads while it renders', async () => {
  const [view, chart] = ['site/layouts/Doc.tsx', 'site/mdx/Chart.tsx']
  const [viewText, chartText] = [site.read(view), site.read(chart)]
  const names = ['BUILD_NUMBER', 'BUILD_BRANCH', 'BUILD_OTHER']
  site.write(view, viewText.replace('<main>', "<main>{process.env['BUILD_NUMBER'] ?? 'none'}"))
  site.write(
    chart,
    `const { BUILD_BRANCH: branch } = process.env\n${chartText.replace('{values}', '{values}{branch}')}`,
  )
  const shown = async () => {
    const { rendered } = await buildWith([])
    return [site.read(page).match(/<main>(\w+)/)![1], rendered > 0]
  }
  try {
    assert.equal(await shown(), ['none', true])
    process.env['BUILD_NUMBER'] = 'one'
    assert.equal(await shown(), ['one', true])
    process.env['BUILD_BRANCH'] = 'main'
    assert.equal(await shown(), ['one', true])
    process.env['BUILD_OTHER'] = 'other'
    assert.equal(await shown(), ['one', false])
    delete process.env['BUILD_NUMBER']
    assert.equal(await shown(), ['none', true])
  } finally {
    for (const name of names) delete process.env[name]
    site.write(view, viewText)
    site.write(chart, chartText)
  }
})

test('a variable that an installed package reads', async () => {
  const view = 'site/layouts/Doc.tsx'
  const viewText = site.read(view)
  site.write('node_modules/stamped/package.json', '{ "name": "stamped", "type": "module", "exports": "./index.js" }\n')
  site.write('node_modules/stamped/index.js', "export const stamp = () => process.env.BUILD_STAMP ?? 'none'\n")
  site.write(view, `import { stamp } from 'stamped'\n${viewText.replace('<main>', '<main>{stamp()}')}`)
  const shown = async () => {
    const { rendered } = await buildWith([])
    return [site.read(page).match(/<main>(\w+)/)![1], rendered > 0]
  }
  try {
    assert.equal(await shown(), ['none', true])
    process.env['BUILD_STAMP'] = 'one'
    assert.equal(await shown(), ['one', true])
    assert.equal(await shown(), ['one', false])
    delete process.env['BUILD_STAMP']
    assert.equal(await shown(), ['none', true])
  } finally {
    delete process.env['BUILD_STAMP']
    site.write(view, viewText)
  }
})

test('a variable that a page in .mdx prints', async () => {
  const file = 'content/shared/zh/docs/build.mdx'
  site.write(file, "---\ntitle: Build\n---\n\nIt is build {process.env.BUILD_NUMBER ?? 'none'}.\n")
  const shown = async () => {
    const { rendered } = await buildWith([])
    return [site.read('dist/alpha/docs/build/index.html').match(/It is build (?:<!-- -->)?(\w+)/)![1], rendered]
  }
  try {
    assert.is((await shown())[0], 'none')
    process.env['BUILD_NUMBER'] = 'one'
    assert.equal(await shown(), ['one', 4], 'its pages alone, of two brands in two languages')
    assert.equal(await shown(), ['one', 0])
  } finally {
    delete process.env['BUILD_NUMBER']
    site.remove(file)
  }
})

test('the time zone of the machine, which a component prints', async () => {
  const view = 'site/layouts/Doc.tsx'
  const [viewText, zone] = [site.read(view), process.env['TZ']]
  site.write(view, viewText.replace('<main>', '<main>{new Date(0).getHours()}'))
  const shownIn = async (name: string) => {
    process.env['TZ'] = name
    const { rendered } = await buildWith([])
    return [site.read(page).match(/<main>(\d+)/)![1], rendered > 0]
  }
  try {
    assert.equal(await shownIn('UTC'), ['0', true])
    assert.equal(await shownIn('Asia/Tokyo'), ['9', true])
    assert.equal(await shownIn('Asia/Tokyo'), ['9', false])
  } finally {
    if (zone === undefined) delete process.env['TZ']
    else process.env['TZ'] = zone
    site.write(view, viewText)
  }
})

test.run()
