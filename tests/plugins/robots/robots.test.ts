import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { robots } from '../../../plugins/robots.ts'
import { webmanifest } from '../../../plugins/webmanifest.ts'
import { buildInMemory } from '../../support/memorySite.ts'

test('all may read everything, and find the sitemap', async () => {
  const { files } = await buildInMemory({ files: {}, plugins: [robots()] })
  assert.is(files.get('robots.txt'), 'User-agent: *\nAllow: /\n\nSitemap: https://acme.example/sitemap.xml\n')
})

test('prefixes are left alone, and a comment stays a comment', async () => {
  const { files } = await buildInMemory({
    files: {},
    plugins: [robots({ disallow: ['/api/'], comment: ({ id }) => `verify ${id}\nDisallow: /` })],
  })
  assert.is(
    files.get('robots.txt')!.split('\n\n')[0],
    '# verify acme\n# Disallow: /\nUser-agent: *\nAllow: /\nDisallow: /api/',
  )
})

test('the manifest of a brand names it and starts at its home', async () => {
  const { files } = await buildInMemory({
    files: {},
    plugins: [webmanifest({ members: ({ id }) => ({ name: id, display: 'browser' }) })],
  })
  assert.equal(JSON.parse(files.get('site.webmanifest')!), {
    name: 'acme',
    display: 'browser',
    lang: 'zh-CN',
    start_url: '/',
    id: '/',
  })
})

test.run()
