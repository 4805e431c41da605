/** Which file is shown for a part of the theme, and what its original is. */
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Plugin, Site } from '../../engine/types.ts'
import { replacedParts } from '../../preset/replacedParts.ts'
import { themeFiles } from '../../preset/themeFiles.ts'
import { partFolders, partOf, themeFolder } from '../../preset/themeFolder.ts'
import { emptyContext } from '../support/memorySite.ts'
import { tempSite } from '../support/tempSite.ts'

const { root, remove } = tempSite({
  'theme/Footer.tsx': 'export const Footer = () => null\n',
  'one/theme/Footer.js': 'export const Footer = () => null\n',
  'one/theme/words.js': 'export const words = {}\n',
  'one/theme/Navbr.js': 'export const Navbr = () => null\n',
  'two/theme/Footer.tsx': 'export const Footer = () => null\n',
  'two/theme/layouts/Doc.tsx': 'export default () => null\n',
  'two/components/Logo.tsx': 'export const Logo = () => null\n',
})
test.after(remove)
const at = (file: string) => join(root, file)
const ofTheme = (file: string) => join(themeFolder, file)
const plugins: readonly Plugin[] = [
  { name: 'one', components: [at('one/theme')] },
  { name: 'two', components: ['two/components', 'two/theme'] },
]
const folders = partFolders(root, plugins)

type Resolve = (this: object, source: string, importer?: string) => Promise<{ id: string } | string | undefined>

/** `file` is what the bundler finds by itself. */
async function shownFor(source: string, importer: string, file = ''): Promise<string | undefined> {
  const { handler } = replacedParts(root, folders).resolveId as unknown as { handler: Resolve }
  const found = await handler.call({ resolve: async () => (file ? { id: file } : undefined) }, source, importer)
  return typeof found === 'object' ? found.id : found
}

test('folders stand in a row: the project, plugins in their order', () => {
  assert.equal(folders, [at('theme'), at('one/theme'), at('two/theme')])
  assert.is(partOf(root, 'layouts/Doc', folders), 'two/theme/layouts/Doc.tsx')
  assert.is(partOf(root, 'Footer', folders), 'theme/Footer.tsx')
})

test('whoever imports a part gets the file of the first in the row', async () => {
  const footer = ofTheme('Footer.tsx')
  assert.is(await shownFor('./Footer.tsx', ofTheme('app.tsx'), footer), at('theme/Footer.tsx'))
  assert.is(await shownFor('site-engine/theme/Footer', at('one/theme/Navbar.js'), footer), at('theme/Footer.tsx'))
  // Files beside each other in one plugin, too.
  assert.is(await shownFor('./Footer.js', at('one/theme/Navbar.js'), at('one/theme/Footer.js')), at('theme/Footer.tsx'))
  assert.is(await shownFor('./words.ts', ofTheme('app.tsx'), ofTheme('words.ts')), at('one/theme/words.js'))
  assert.is(await shownFor('./Logo.tsx', ofTheme('Navbar.tsx'), ofTheme('Logo.tsx')), ofTheme('Logo.tsx'))
  assert.is(await shownFor('../Chart', at('site/a.tsx'), at('site/Chart.tsx')), at('site/Chart.tsx'))
})

test('the original is the next in the row; for words, and for who stands in none, that of the theme', async () => {
  const original = 'site-engine/theme/original/Footer'
  assert.is(await shownFor(original, at('theme/Footer.tsx')), at('one/theme/Footer.js'))
  assert.is(await shownFor(original, at('one/theme/Footer.js')), at('two/theme/Footer.tsx'))
  assert.is(await shownFor(original, at('two/theme/Footer.tsx')), ofTheme('Footer.tsx'))
  assert.is(await shownFor(original, at('site/app.tsx')), ofTheme('Footer.tsx'))
  assert.is(
    await shownFor('site-engine/theme/Footer', at('theme/Footer.tsx'), ofTheme('Footer.tsx')),
    at('one/theme/Footer.js'),
  )
  assert.is(await shownFor('site-engine/theme/original/words', at('theme/words.ts')), ofTheme('words/siteLanguages.ts'))
})

test('a file of a plugin that does not export what it stands for is an error with its name', async () => {
  const { handler } = replacedParts(root, folders).transform as unknown as {
    handler: (this: object, text: string, file: string) => Promise<void>
  }
  const errors: string[] = []
  const context = { error: (text: string) => errors.push(text) }
  await handler.call(context, 'export const Foot = 1', at('one/theme/Footer.js'))
  await handler.call(context, 'export const Footer = 1', at('one/theme/Footer.js'))
  await handler.call(context, 'export const Any = 1', at('two/components/Logo.tsx'))
  assert.equal(errors, ['one/theme/Footer.js has to export "Footer", as the part of the theme that it stands for'])
})

test('a name that is nearly one of a part is told, in plugins too', async () => {
  const site = { config: { root, plugins } } as unknown as Site
  const found = await themeFiles().check!({ ...emptyContext, site })
  assert.equal(
    found.map(({ code, place }) => `${code} ${place!.file}`),
    ['theme-part-misspelt one/theme/Navbr.js'],
  )
})

test.run()
