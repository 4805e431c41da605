/** Posts with a time of their own: before it no build knows them, after it they are like any other. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { blog } from '../../../plugins/blog/index.ts'
import { problemsOf, routeInMemory } from '../../support/memorySite.ts'
import { blogSite, post, zhBrand } from './support/blogSite.ts'

const files = {
  'zh/2024-01-01-a.md': post('A', ''),
  'zh/2024-01-02-later.md': post('Later', 'publishAt: 2024-06-01T09:00:00+08:00'),
  'zh/2024-01-03-z.md': post('Z', ''),
}
const at = (now: string) => ({ config: { brands: [zhBrand], now: new Date(now) } })

test('A-24 a post is nowhere in a build before its time, and a post like any other from then on', async () => {
  const before = await blogSite(files, at('2024-06-01T00:59:59.999Z'))
  assert.equal(before.titles('/blog/'), ['Z', 'A'])
  assert.is(before.postOf('/blog/a/').next?.title, 'Z')
  assert.not.match(JSON.stringify([...before.routes.values(), before.site.shared]), /later/i)
  const after = await blogSite(files, at('2024-06-01T01:00:00Z'))
  assert.equal(after.titles('/blog/'), ['Z', 'Later', 'A'])
  assert.is(after.postOf('/blog/later/').scheduled, undefined)
})

test('A-24 dev shows it, and says that it is scheduled', async () => {
  const dev = await blogSite(files, { config: { brands: [zhBrand], now: new Date(0), production: false } })
  assert.equal(dev.titles('/blog/'), ['Z', 'Later', 'A'])
  assert.is(dev.postOf('/blog/later/').scheduled, '2024-06-01T01:00:00.000Z')
  assert.is(dev.postOf('/blog/a/').scheduled, undefined)
})

test('D-09 dev says of a post that it is a draft, also in lists', async () => {
  const dev = await blogSite(
    { 'zh/2024-01-01-a.md': post('A', ''), 'zh/2024-01-02-b.md': post('B', 'draft: true') },
    { config: { brands: [zhBrand], production: false } },
  )
  assert.equal(
    ['/blog/a/', '/blog/b/'].map((path) => dev.postOf(path).draft),
    [undefined, true],
  )
  assert.equal(
    dev.postOf('/blog/a/').related.map(({ draft }) => draft),
    [true],
  )
})

const scheduledAt = async (publishAt: string, more = '') => {
  const { scheduled } = await routeInMemory({
    files: { 'content/acme/zh/blog/2024-01-01-a.md': post('A', `publishAt: ${publishAt}\n${more}`) },
    plugins: [blog()],
    config: { brands: [zhBrand], now: new Date(0) },
  })
  return scheduled.map((each) => each.at)
}

const instants: readonly (readonly [written: string, instant: string])[] = [
  ['2024-06-01', '2024-06-01T00:00:00.000Z'],
  ['2024-6-1', '2024-06-01T00:00:00.000Z'],
  ['2024-06-01 09:30', '2024-06-01T09:30:00.000Z'],
  ['2024-06-01T09:30:15Z', '2024-06-01T09:30:15.000Z'],
  ['2024-06-01T09:30:15.5+08:00', '2024-06-01T01:30:15.000Z'],
  ['2024-06-01 09:30:15 +0800', '2024-06-01T01:30:15.000Z'],
  ['2024-06-01T09:30-0330', '2024-06-01T13:00:00.000Z'],
  ['1969-12-31', ''],
  ['9999-12-31', '9999-12-31T00:00:00.000Z'],
]
test('A-24 a time means one instant, in whatever time zone the machine is', async () => {
  const zone = process.env['TZ']
  for (const name of ['Asia/Shanghai', 'America/Los_Angeles']) {
    process.env['TZ'] = name
    for (const [written, instant] of instants)
      assert.equal(await scheduledAt(written), instant ? [instant] : [], `${name} ${written}`)
  }
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
})

test('A-24 a draft is not scheduled, and a time that is none is an error', async () => {
  assert.equal(await scheduledAt('2024-06-01', 'draft: true'), [])
  for (const wrong of ['2024-13-45', 'soon', '2024-06-01T25:00Z', '10000-01-01']) {
    const [problem] = await problemsOf(() => scheduledAt(wrong))
    assert.equal([problem!.code, problem!.place?.line], ['front-matter-type', 3], wrong)
  }
})

test.run()
