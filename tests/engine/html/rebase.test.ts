/** Addresses of a page that lies below a path of its host. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { rebaseHtml } from '../../../engine/html/rebase.ts'

const rebased = (html: string) => rebaseHtml(html, { base: '/docs', path: '/' })

test('every address within the site gets the path, also one that begins with the same word', () => {
  const wanted: Readonly<Record<string, string>> = {
    '<a href="/">x</a>': '<a href="/docs/">x</a>',
    '<a class="b" href="/docs/a/#b">x</a>': '<a class="b" href="/docs/docs/a/#b">x</a>',
    '<img alt=">" src="/a.png">': '<img alt=">" src="/docs/a.png">',
    '<img srcset="/a.png 1x, /b.png 2x" src="/a.png">':
      '<img srcset="/docs/a.png 1x, /docs/b.png 2x" src="/docs/a.png">',
    '<link rel="stylesheet" href="/assets/a.css">': '<link rel="stylesheet" href="/docs/assets/a.css">',
    '<form action="/search/"><button formaction="/x/">': '<form action="/docs/search/"><button formaction="/docs/x/">',
    '<site-island data-id="a" data-src="/assets/a.js">': '<site-island data-id="a" data-src="/docs/assets/a.js">',
    '<script type="module" src="/assets/a.js"></script>': '<script type="module" src="/docs/assets/a.js"></script>',
    '<html lang="en">': '<html data-base="/docs" lang="en">',
    '<use href="/marks.svg#mysql"/>': '<use href="/docs/marks.svg#mysql"/>',
  }
  for (const [html, expected] of Object.entries(wanted)) assert.is(rebased(html), expected)
})

test('where addresses end without a slash, those of pages lose it, and relative ones are told from the root', () => {
  const bare = (html: string) => rebaseHtml(html, { base: '', trailingSlash: 'never', path: '/docs/a/' })
  for (const [href, expected] of Object.entries({
    '/': '/',
    '/docs/': '/docs',
    '/docs/b/?q=/x/#c/': '/docs/b?q=/x/#c/',
    '/docs/b?q=1': '/docs/b?q=1',
    '/a.png': '/a.png',
    '../b/#c': '/docs/b#c',
    './': '/docs/a',
    'b/c': '/docs/a/b/c',
    '../../../': '/',
    'img.png': '/docs/a/img.png',
    '#c': '#c',
    '?q=1': '?q=1',
    '': '',
    '//other.example/a/': '//other.example/a/',
    'https://other.example/a/': 'https://other.example/a/',
    'mailto:a@b.example': 'mailto:a@b.example',
  }))
    assert.is(bare(`<a href="${href}">`), `<a href="${expected}">`)
  assert.is(bare('<html lang="en">'), '<html data-slash="never" lang="en">')
  const both = rebaseHtml('<html><a href="/"><a href="b/">', { base: '/docs', trailingSlash: 'never', path: '/a/' })
  assert.is(both, '<html data-base="/docs" data-slash="never"><a href="/docs/"><a href="/docs/a/b">')
})

test('nothing else is touched: other hosts, relative addresses, text, comments, scripts', () => {
  for (const html of [
    '<a href="https://other.example/">x</a><a href="//other.example/">x</a><a href="#a">x</a><a href="b/">x</a>',
    '<p> href="/a/" and &lt;a href="/b/"&gt;</p>',
    '<!-- <a href="/a/">x</a> -->',
    '<script>const html = \'<a href="/a/">x</a>\'</script>',
    '<style>a::after{content:\'<a href="/a/">\'}</style>',
    '<a data-href="/a/">x</a>',
  ])
    assert.is(rebased(html), html)
})

test('a site at the root stays as it is', () => {
  assert.is(rebaseHtml('<html><a href="/a/">', { base: '', path: '/' }), '<html><a href="/a/">')
})

test.run()
