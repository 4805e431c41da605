/** Everything that is made beside the pages, on a real disk: the same in every build, and served as hosts would. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { hostHeaders, preview } from '../../../engine/serve/index.ts'
import { feeds } from '../../../plugins/feeds/index.ts'
import { hosts } from '../../../plugins/hosts/index.ts'
import { llms } from '../../../plugins/llms.ts'
import { markdownSources } from '../../../plugins/markdownSources.ts'
import { redirects, redirectsOf } from '../../../plugins/redirects/index.ts'
import { robots } from '../../../plugins/robots.ts'
import { sitemap } from '../../../plugins/sitemap.ts'
import { urls } from '../../../plugins/urls/index.ts'
import { errorsIn, openSite, withPlugins, type TestSite } from '../../support/buildSite.ts'

const words = { title: 'T', description: 'D', author: 'A', help: 'H', summary: 'S', pages: 'P' }
const config = withPlugins(
  redirects(),
  sitemap(),
  robots(),
  feeds({ about: () => words }),
  markdownSources(),
  llms({ about: () => words, sections: () => [] }),
  hosts({ redirects: redirectsOf }),
  urls(),
)
const site = openSite('pair', {
  files: { 'content/shared/redirects.yml': '/docs/was/: /docs/intro/\n/blog/was/: /blog/\n' },
})
const images = { hosts: ['https://img.example'] }
const build = async (target: TestSite, cache = true) => {
  const result = await target.build({ config: (loaded) => ({ ...config(loaded), images }), cache })
  assert.equal(errorsIn(result), [])
  return result
}

test('a build that changes nothing writes nothing, and one without memory makes the same bytes', async () => {
  await build(site)
  const [tree, stamps] = [site.tree(), site.stamps()]
  assert.ok(Object.keys(tree).some((file) => file.endsWith('blog/rss.xml')))
  const again = await build(site)
  assert.is(again.rendered, 0)
  assert.equal(site.tree(), tree)
  const touched = Object.entries(site.stamps()).filter(
    ([file, stamp]) => stamps[file] !== stamp && !file.startsWith('.'),
  )
  assert.equal(touched, [])

  const copy = site.copy('elsewhere')
  await build(copy, false)
  assert.equal(copy.tree(), tree)
  copy.end()
})

test('N-22 preview sends the headers of the header file, with the hosts of images, but for the one that needs TLS, and real redirects', async () => {
  const server = await preview({
    out: join(site.root, 'dist'),
    host: 'localhost',
    port: 0,
    strictPort: false,
    images: images.hosts,
    log: () => {},
  })
  try {
    const [first] = server.urls
    const answer = await fetch(first!.url)
    const file = readFileSync(join(site.root, 'dist', first!.brand, '_headers'), 'utf8')
    const written = file
      .split('\n\n')[0]!
      .split('\n')
      .slice(1)
      .map((line) => /^ {2}([^:]+): (.*)$/.exec(line)!.slice(1) as [string, string])
    assert.match(file, "img-src 'self' data: https://img.example;")
    assert.equal(
      written.map(([name]) => name),
      Object.keys(hostHeaders()),
    )
    for (const [name, value] of written)
      if (name !== 'Strict-Transport-Security') assert.is(answer.headers.get(name), value, name)

    const moved = await fetch(`${first!.url}blog/was?a=1`, { redirect: 'manual' })
    assert.is(moved.status, 308)
    assert.is(moved.headers.get('location'), '/blog/?a=1')
  } finally {
    await server.close()
  }
})

test('a lost address keeps the old site; a redirect lets the build pass', async () => {
  site.write('urls.lock', '[alpha]\n/blog/lost/\n')
  const before = site.tree()
  const result = await site.build({ config })
  assert.equal(
    errorsIn(result).map(({ code, place }) => `${code} ${place?.file}:${place?.line}`),
    ['url-lost urls.lock:2'],
  )
  assert.equal(site.tree(), before)
  site.write('content/shared/redirects.yml', '/blog/was/: /blog/\n/blog/lost/: /blog/was/\n')
  await build(site)
})

test.after(() => site.end())
test.run()
