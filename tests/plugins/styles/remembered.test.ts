/** What is remembered of linaria's work, and what makes it work again. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Plugin as VitePlugin } from 'vite'
import { buildBundle } from '../../../engine/bundle/buildBundle.ts'
import { createModuleHashes } from '../../../engine/disk/modules.ts'
import { rememberFor, type Store } from '../../../engine/store/store.ts'
import { createMemoryStore } from '../../support/memoryStore.ts'
import { remembered } from '../../../plugins/styles/remembered.ts'
import { openSite, type TestSite } from '../../support/buildSite.ts'
import { openTempFolder, type TempFolder } from '../../support/tempFolder.ts'

const files = {
  'site/Card.tsx':
    "import { red } from './tokens.ts'\nimport { css } from '@linaria/core'\nconst card = css`color: ${red}`",
  'site/tokens.ts': "export const red = '#f00'",
  'node_modules/@linaria/core/package.json': '{}',
}
const library = "import { css } from '@linaria/core'\n"
const card = `${library}import { red } from './tokens.ts'\nconst card = css()`

let folders: TempFolder[] = []
test.after.each(() => {
  for (const { end } of folders) end()
  folders = []
})

function projectWith(changed: Readonly<Record<string, string>> = {}): string {
  const folder = openTempFolder()
  folders.push(folder)
  for (const [file, text] of Object.entries({ ...files, ...changed })) {
    mkdirSync(dirname(join(folder.path, file)), { recursive: true })
    writeFileSync(join(folder.path, file), text)
  }
  return folder.path
}

type Hooks = {
  transform(
    code: string,
    id: string,
    options: { ssr: boolean },
  ): Promise<{ code: string; map: { sources: string[] } } | undefined>
  load(id: string): string | undefined
  resolveId(id: string): string | undefined
  configResolved(config: unknown): void
  buildEnd(): Promise<void>
}
const asked: string[] = []
/** What linaria was told of the build, each time that it was loaded. */
const loaded: unknown[] = []
const told: unknown[] = []

type Made = { readonly css?: string; readonly warning?: string; readonly transformer?: string }

/** One build: the plugin around something that does what linaria does, seen from the bundler. */
function open(root: string, store: Store, { css = 'color: red', warning, transformer = 'lightningcss' }: Made = {}) {
  const sheets = new Map<string, string>()
  const linaria = {
    name: 'wyw-in-js',
    configResolved: (config: { readonly root: string }) => void loaded.push(config.root),
    buildEnd() {},
    async transform(this: { warn(text: string): void }, code: string, id: string) {
      asked.push(id)
      if (warning) this.warn(warning)
      if (!code.includes('css(')) return undefined
      const sheet = id.replace('.tsx', '.wyw-in-js.css')
      sheets.set(sheet, css)
      const map = { version: 3, file: id, sources: [id], mappings: 'AAAA' }
      return { code: `const card = "c1"\nimport ${JSON.stringify(sheet)};\n`, map }
    },
    load: (id: string) => sheets.get(id),
  }
  const hooks = remembered(async () => linaria as unknown as VitePlugin, {
    include: [/\/site\/.*\.tsx?$/],
    exclude: [/\/site\/client\//],
    root,
    version: createModuleHashes(root),
    remember: rememberFor(store, 'parts', []),
  }) as unknown as Hooks
  hooks.configResolved({ root, css: { transformer } })
  const context = { warn: (problem: unknown) => void told.push(problem), resolve: () => null, environment: {} }
  return {
    hooks,
    of: (file: string, { code = card, ssr = false } = {}) =>
      hooks.transform.call(context, code, join(root, file), { ssr }),
  }
}

test.before.each(() => {
  asked.length = 0
  loaded.length = 0
  told.length = 0
})

test('the next build asks nothing of what is the same, and has the stylesheet too', async () => {
  const [root, store] = [projectWith(), createMemoryStore()]
  const first = await open(root, store).of('site/Card.tsx')
  const { hooks, of } = open(root, store)
  assert.equal(await of('site/Card.tsx'), first)
  assert.is(asked.length, 1)
  const sheet = join(root, 'site/Card.wyw-in-js.css')
  assert.ok(first!.code.endsWith(`\nimport ${JSON.stringify(sheet)};\n`))
  assert.equal([hooks.resolveId(`${sheet}?used`), hooks.load(sheet)], [sheet, 'color: red'])
  assert.equal([hooks.resolveId('other.css'), hooks.load('other.css')], [undefined, undefined])
})

test('that a module has no styles is remembered as well', async () => {
  const [root, store] = [projectWith(), createMemoryStore()]
  for (const _ of [1, 2]) assert.is(await open(root, store).of('site/tokens.ts', { code: library }), undefined)
  assert.is(asked.length, 1)
})

test('of a module without styles nothing is asked, nor is linaria loaded', async () => {
  const { hooks, of } = open(projectWith(), createMemoryStore())
  for (const code of ['export const css = 1', "import { cx } from '@linaria/core'\nexport const both = cx('a', 'b')"])
    assert.is(await of('site/tokens.ts', { code }), undefined)
  await hooks.buildEnd()
  assert.equal([asked, loaded], [[], []])
})

test('linaria is loaded once for a build, and not for what is remembered', async () => {
  const [root, store] = [projectWith(), createMemoryStore()]
  const { of } = open(root, store)
  await Promise.all([of('site/Card.tsx'), of('site/tokens.ts', { code: library })])
  await open(root, store).of('site/Card.tsx')
  assert.equal([asked.length, loaded], [2, [root]])
})

test('a module, what it imports and what plugins before made of it decide; browser and server have the same', async () => {
  const store = createMemoryStore()
  const of = (changed: Record<string, string>, given = {}) =>
    open(projectWith(changed), store).of('site/Card.tsx', given)
  await of({})
  await of({ 'site/tokens.ts': "export const red = '#e00'" })
  await of({ 'site/tokens.ts': "export * from './more/index.ts'", 'site/more/index.ts': "export const red = '#d00'" })
  await of({ 'site/tokens.ts': "export * from './more/index.ts'", 'site/more/index.ts': "export const red = '#c00'" })
  await of({}, { code: `${card} // from another plugin` })
  assert.is(asked.length, 5)
  await of({}, { ssr: true })
  assert.is(asked.length, 5)
})

test('what cannot be followed is asked for each time: an alias, a virtual module, a file outside of the project', async () => {
  const [store, at] = [createMemoryStore(), 'site/Card.tsx']
  for (const from of ['@/tokens.ts', 'virtual:tokens', '#tokens', 'not-there']) {
    const root = projectWith({ 'site/tokens.ts': `export * from '${from}'` })
    const before = asked.length
    for (const _ of [1, 2]) assert.match((await open(root, store).of(at))!.code, 'c1')
    assert.is(asked.length - before, 2, from)
  }
  const outside = projectWith()
  const before = asked.length
  for (const _ of [1, 2]) await open(projectWith(), store).hooks.transform(card, join(outside, at), { ssr: false })
  assert.is(asked.length - before, 2)
})

test('nor is anything remembered where PostCSS makes the stylesheets', async () => {
  const [root, store] = [projectWith(), createMemoryStore()]
  for (const _ of [1, 2]) await open(root, store, { transformer: 'postcss' }).of('site/Card.tsx')
  assert.is(asked.length, 2)
})

test('an address from the root of the project is followed', async () => {
  const store = createMemoryStore()
  const importing = { 'site/tokens.ts': "export * from '/site/red.ts'" }
  for (const red of ['1', '2', '2'])
    await open(projectWith({ ...importing, 'site/red.ts': red }), store).of('site/Card.tsx')
  assert.is(asked.length, 2)
})

test('what linaria is not asked for is left alone', async () => {
  const { of } = open(projectWith(), createMemoryStore())
  for (const file of ['site/client/menu.tsx', 'engine/client/index.tsx']) assert.is(await of(file), undefined)
  assert.equal(asked, [])
})

test('a project that has moved uses what it remembered, with its new paths', async () => {
  const store = createMemoryStore()
  const [before, after] = [projectWith(), projectWith()]
  await open(before, store).of('site/Card.tsx')
  const { hooks, of } = open(after, store)
  const moved = await of('site/Card.tsx')
  assert.is(asked.length, 1)
  assert.not.match(JSON.stringify(moved), before)
  assert.equal(moved!.map.sources, [join(after, 'site/Card.tsx')])
  assert.is(hooks.load(join(after, 'site/Card.wyw-in-js.css')), 'color: red')
})

test('warnings are told again', async () => {
  const [root, store] = [projectWith(), createMemoryStore()]
  for (const _ of [1, 2]) await open(root, store, { warning: 'odd' }).of('site/Card.tsx')
  assert.equal([asked.length, told], [1, ['odd', 'odd']])
})

test('D-10 after edits of constants and modules a bundle equals one from nothing', async () => {
  const site = openSite('pair', { isCold: true, files: { 'site/tokens.ts': toneOf('red'), 'site/look.ts': look } })
  const kept = createMemoryStore()
  const bundleWith = async (store: Store, folder: string) => {
    const config = await site.config()
    const rememberOf = (plugin: string) => rememberFor(store, 'parts', [plugin])
    await buildBundle({ config, imports: [], key: 'bundle', folder: join(site.root, folder), rememberOf })
    return site.tree(folder)
  }
  try {
    withStyles(site)
    await bundleWith(kept, 'warm')
    for (const edit of [
      { 'site/tokens.ts': toneOf('blue') },
      { 'site/tokens.ts': "export { tone } from './palette.ts'\n", 'site/palette.ts': toneOf('pink') },
      { 'site/palette.ts': toneOf('green') },
    ]) {
      for (const [file, text] of Object.entries(edit)) site.write(file, text)
      assert.equal(await bundleWith(kept, 'warm'), await bundleWith(createMemoryStore(), 'cold'), JSON.stringify(edit))
    }
    assert.match(stylesIn(site, 'warm'), /border:2px solid green/)
  } finally {
    site.end()
  }
})

const toneOf = (colour: string): string => `export const tone = '${colour}'\n`
const look =
  "import { css } from '@linaria/core'\nimport { tone } from './tokens.ts'\nexport const look = css`\n  border: 2px solid ${tone};\n`\n"

function withStyles(site: TestSite): void {
  const config = site.read('site.config.ts')
  site.write(
    'site.config.ts',
    `import { styles } from '../../../plugins/styles/index.ts'\n${config.replace('plugins: [', 'plugins: [styles(), ')}`,
  )
  const view = site.read('site/layouts/Doc.tsx')
  site.write(
    'site/layouts/Doc.tsx',
    `import { look } from '../look.ts'\n${view.replace('<main>', '<main className={look}>')}`,
  )
}

const stylesIn = (site: TestSite, folder: string): string =>
  Object.keys(site.tree(folder))
    .filter((file) => file.endsWith('.css'))
    .map((file) => site.read(`${folder}/${file}`))
    .join('\n')

test.run()
