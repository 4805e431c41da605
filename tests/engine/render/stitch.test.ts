import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { adaptFragment, headOf, linkIslands } from '../../../engine/render/stitch.ts'

const href = (id: string) => `/assets/${id}.js`

test('an island is linked with its module', () => {
  const html = '<site-island data-id="x" data-src="island:x" data-on="load"><p>1</p></site-island>'
  assert.is(linkIslands(html, href), html.replace('island:x', '/assets/x.js'))
})

test('prose about islands stays as it was written', () => {
  const prose = '<p>Write <code>&lt;site-island data-id="x" data-src="island:x"></code> or data-src="island:y".</p>'
  assert.is(linkIslands(prose, href), prose)
})

test('modules that are loaded ahead let styles and fonts go first', () => {
  const head = headOf({ styles: ['/assets/a.css'], preloads: ['/assets/b.js'], scripts: ['/assets/c.js'] }, 'build')
  assert.match(head, '<link rel="modulepreload" href="/assets/b.js" fetchpriority="low">')
  assert.not.match(head.replace(/<link rel="modulepreload"[^>]*>/, ''), 'fetchpriority')
})

const home = (locale: string) => `/${locale}/`
const alternates = [{ locale: 'en', lang: 'en', path: '/en/a b/' }]

test('a page marks its own link and its branches, and fills in its other languages', () => {
  const fragment =
    '<a href="/docs/">Docs</a><a href="/docs/a/">A</a><details data-open="x&amp;y"><p data-entry="x&amp;y">X</p></details>' +
    '<details data-open="z" open=""></details><a href="alternate:en">en</a><a href="alternate:ja">ja</a>'
  assert.is(
    adaptFragment(fragment, { path: '/docs/a/', active: ['x&y', 'z'], alternates, home }),
    '<a href="/docs/">Docs</a><a href="/docs/a/" aria-current="page">A</a>' +
      '<details data-open="x&amp;y" open=""><p data-entry="x&amp;y" data-active="">X</p></details>' +
      '<details data-open="z" open=""></details><a href="/en/a%20b/">en</a><a href="/ja/">ja</a>',
  )
})

test('nothing is current inside of an island: it is hydrated as it was rendered', () => {
  const island =
    '<site-island data-id="x" data-src="island:x"><a href="/docs/a/">A</a><p data-entry="x"></p><a href="alternate:en"></a>\n</site-island>'
  const link = '<a href="/docs/a/">A</a>'
  const current = '<a href="/docs/a/" aria-current="page">A</a>'
  assert.is(
    adaptFragment(`${link}${island}${link}${island}`, { path: '/docs/a/', active: ['x'], alternates, home }),
    `${current}${island}${current}${island}`,
  )
})

test.run()
