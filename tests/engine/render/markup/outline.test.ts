/** What the tags of a page say, whatever stands between them. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { fillOutline } from '../../../../engine/render/markup/outline.ts'
import { readMarkup } from '../../../../engine/render/markup/readMarkup.ts'

const links = (html: string) => readMarkup(html).links
const ids = (html: string) => readMarkup(html).ids
const headings = (html: string) => readMarkup(html).headings
const imagesWithoutAlt = (html: string) => readMarkup(html).imagesWithoutAlt

const lookalike = `<p title='<img src="/x.png"><h1 id="x"><a href="/x/">'>`
const doubled = '<p data-code="<img src=/y.png><h3 id=y><a href=/y/>">'
test('a tag in the value of an attribute, in a comment or in a script is none', () => {
  const html = `${lookalike}${doubled}<!-- <img src="/c.png"><h5 id="c"> --><script id="s">"<img src='/s.png'><h6>"</script>`
  assert.is(imagesWithoutAlt(html), 0)
  assert.equal(links(html), [])
  assert.equal(headings(html), [])
  assert.equal(ids(`${lookalike}${doubled}`), [])
})

test('tags are found whatever stands beside the attribute asked for', () => {
  assert.is(
    imagesWithoutAlt('<img src="a.png"><img src="b>c.png"/><img alt src="d"><img alt="" src="e"><img data-alt="x">'),
    3,
  )
  assert.equal(links('<a data-x="a>b" data-href="/no/" href="/a/?x=1&amp;y">x</a><source src="/s.webp"><img alt="">'), [
    { href: '/a/?x=1&y', kind: 'link' },
    { href: '/s.webp', kind: 'image' },
  ])
  assert.equal(headings('<h1>a</h1><h2 class="x">b</h2><hr><header>'), [1, 2])
  assert.equal(ids('<p id="a&amp;b" data-id="c"><p id=""><p aria-describedby="x" id="d">'), ['a&b', 'd'])
})

test('what plays is fetched as images are', () => {
  const href = (each: string) => ({ href: each, kind: 'image' })
  assert.equal(
    links('<video src="/a.mp4" poster="/a.png"><track src="/a.vtt"></video><audio src="/a.mp3"></audio>'),
    ['/a.mp4', '/a.png', '/a.vtt', '/a.mp3'].map(href),
  )
})

test('each address that a picture is chosen from is fetched', () => {
  const html = '<picture><source srcset="/a.avif 480w, /b,c.avif 2x"><img src="/d.png" srcset="/e.png"></picture>'
  assert.equal(
    links(html).map(({ href }) => href),
    ['/a.avif', '/b,c.avif', '/d.png', '/e.png'],
  )
})

test('icons in the head are images', () => {
  const head =
    '<link rel="icon" href="/i.svg"><link rel="apple-touch-icon" href="/t.png"><link rel="manifest" href="/m"><link rel="iconic" href="/x">'
  assert.equal(links(head), [
    { href: '/i.svg', kind: 'image' },
    { href: '/t.png', kind: 'image' },
  ])
})

test('what stands in slots counts where it is put', () => {
  const pieces: Record<string, string> = {
    'content:whole:0': '<h2 id="b">b</h2><img src="/b.png"><!-- no slot: 1 -->',
    'fragment:0': '<h2>Foot</h2>',
  }
  const page = readMarkup(
    '<h1 id="a">a</h1><!--content:whole:0--><h3>c</h3><img src="/a.png"><!--fragment:0--><!-- -->',
  )
  assert.equal(
    fillOutline(page, (kind, name) => readMarkup(pieces[`${kind}:${name}`]!)),
    { ids: ['a', 'b'], headings: [1, 2, 3, 2], imagesWithoutAlt: 2 },
  )
})

test('entities of every kind are decoded, once', () => {
  assert.equal(links('<a href="/caf&eacute;/?a=1&amp;amp;b=2&copy=3"></a>'), [
    { href: '/café/?a=1&amp;b=2&copy=3', kind: 'link' },
  ])
})

test('markup that is cut off ends what can be read', () => {
  for (const rest of ['<', '<a', '<a href="/x', '<!-- <h1>', '<script><h1>'])
    assert.equal(headings(`<h2>a</h2>${rest}`), [2], rest)
})

test.run()
