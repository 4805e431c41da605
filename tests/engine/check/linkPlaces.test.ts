/** Where a broken link was written, in a project that says all in its configuration and has the rest from a package. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createLinkPlaces } from '../../../engine/check/linkPlaces.ts'
import { placeText } from '../../../engine/errors/format.ts'
import type { PageLink, Site } from '../../../engine/types.ts'
import { acme, configOf } from '../../support/memorySite.ts'
import { pageRecord } from '../../support/pageRecord.ts'
import { tempSite } from '../../support/tempSite.ts'

const view = 'node_modules/kit/layouts/Doc.js'
const files = {
  'brands/acme/brand.ts': '',
  'site.config.ts': "import { menu } from './menu.ts'\nexport default { menu,\n  logo: '/logo.svg' }\n",
  'menu.ts': "export const menu = [\n  { to: '/nope/' },\n  { to: '/docs/intro/#zz' },\n]\n",
  'theme/Footer.tsx': 'export const Footer = () => (\n  <a href="/gone/">gone</a>\n)\n',
  'node_modules/kit/app.js': "import { Footer } from './Footer.js'\nexport default { fragments: { footer: Footer } }\n",
  [view]: 'export default () => null\n',
}
const { root, remove, write } = tempSite(files)
test.after(remove)

const config = configOf({ root, app: 'node_modules/kit/app.js', components: ['node_modules/kit', 'theme'] })
const page = pageRecord('/en/docs/intro/', { locale: 'en' })
const routes = [{ brand: 'acme', locale: 'en', path: page.path, key: page.path, view }]
const places = () => createLinkPlaces({ config, brand: acme, documents: [], routes, shared: {} } as Site)
const written = (link: Partial<PageLink>) => placeText(places()({ href: '', kind: 'link', ...link } as PageLink, page))

test('N-06 what the configuration says, itself or in what it imports, is told there, whichever part of a package shows it', () => {
  assert.is(written({ href: '/en/nope/', fragment: 'footer' }), 'menu.ts:2:9')
  assert.is(written({ href: '/en/nope/' }), 'menu.ts:2:9')
  assert.is(written({ href: '/en/docs/intro/#zz' }), 'menu.ts:3:9')
  assert.is(written({ href: '/logo.svg', kind: 'image', fragment: 'footer' }), 'site.config.ts:3:9')
})

test('N-06 what the configuration and a module that it imports both have is told in the configuration, and not in a package', () => {
  write({ 'site.config.ts': `${files['site.config.ts']}export const to = '/nope/'\n` })
  assert.is(written({ href: '/en/nope/', fragment: 'footer' }), 'site.config.ts:4:19')
  write({ 'site.config.ts': files['site.config.ts'] })
})

test('a part of the page that a package leads to is missing in the page, and not in the package', () => {
  write({
    'node_modules/kit/Document.js': "export default () => '#main'\n",
    'node_modules/kit/app.js': "import Document from './Document.js'\nexport default { Document }\n",
    'site/pages/x.page.tsx': '',
  })
  const own = pageRecord('/x/', { locale: 'en' })
  const placeIn = createLinkPlaces({
    ...{ config, brand: acme, documents: [], shared: {} },
    routes: [{ ...routes[0]!, path: '/x/', key: '/x/', view: 'site/pages/x.page.tsx' }],
  } as unknown as Site)
  assert.is(placeText(placeIn({ href: '#main', kind: 'link' }, own)), 'site/pages/x.page.tsx')
  write({ 'node_modules/kit/app.js': files['node_modules/kit/app.js'] })
})

test('N-06 what is said in the words of each language is told in those of the page', () => {
  const app = files['node_modules/kit/app.js']
  write({
    'node_modules/kit/app.js': `import zh from '../../words/zh.ts'\nimport en from '../../words/en.ts'\n${app}`,
    'words/zh.ts': "export default { more: '/words/' }\n",
    'words/en.ts': "export default {\n  more: '/words/' }\n",
  })
  assert.is(written({ href: '/en/words/' }), 'words/en.ts:2:9')
  write({ 'node_modules/kit/app.js': app })
})

test('N-06 an address that only a package has is told in the package, also on a page of prose', () => {
  write({ [view]: "export default () => '/inside/'\n" })
  const prose = { ...page, source: 'content/acme/en/docs/intro.md' }
  assert.is(placeText(places()({ href: '/inside/', kind: 'link' }, prose)), `${view}:1:22`)
  write({ [view]: files[view] })
})

test('N-06 a component in place of that of a package is told itself', () => {
  assert.is(written({ href: '/en/gone/', fragment: 'footer' }), 'theme/Footer.tsx:2:11')
})

test('N-06 a brand with a file of its own says its links there', () => {
  write({ 'brands/acme/brand.ts': "export default {\n  to: '/nope/' }\n" })
  assert.is(written({ href: '/en/nope/' }), 'brands/acme/brand.ts:2:7')
})

test.run()
