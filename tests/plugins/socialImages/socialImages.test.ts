import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createMemoryStore } from '../../../engine/store/store.ts'
import { findFont } from '../../../plugins/socialImages/fonts.ts'
import { socialImages, type SocialImage } from '../../../plugins/socialImages/index.ts'
import { buildInMemory } from '../../support/memorySite.ts'

const svg = (text: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><text y="90" font-size="80">${text}</text></svg>`
const cards = () => [
  { prefix: '/', svg: svg('Home') },
  { prefix: '/docs/', svg: svg('Docs') },
]
const hasFont = findFont(svg('Home'), []) !== undefined
const build = (store = createMemoryStore()) => buildInMemory({ files: {}, plugins: [socialImages({ cards })], store })

test('each section has an image, the longest prefix first', async () => {
  if (!hasFont) return
  const { site, files } = await build()
  const images = site.shared['social/zh'] as unknown as readonly SocialImage[]
  assert.equal(
    images.map(({ prefix }) => prefix),
    ['/docs/', '/'],
  )
  for (const { href } of images) {
    assert.match(href, /^\/assets\/social-\w{10}\.png$/)
    assert.match(files.get(href.slice(1))!, 'PNG')
  }
})

test('an image is drawn once and the same every time', async () => {
  if (!hasFont) return
  const store = createMemoryStore()
  const work = async <T>(make: () => Promise<T>) => {
    const before = process.cpuUsage()
    const made = await make()
    const { user, system } = process.cpuUsage(before)
    return [made, user + system] as const
  }
  const [first, drawing] = await work(() => build(store))
  const [second, finding] = await work(() => build(store))
  assert.ok(finding < drawing / 4, `${finding} and ${drawing} µs`)
  const third = await build()
  assert.equal([...second.files], [...first.files])
  assert.equal([...third.files], [...first.files])
})

test('without a font there is no image, and one warning', async () => {
  const before = findFont(svg('中'), [])
  if (before) return assert.match(before.family, /\w/)
  const { diagnostics, site } = await buildInMemory({
    files: {},
    plugins: [socialImages({ cards: () => [{ prefix: '/', svg: svg('中') }] })],
  })
  assert.equal(site.shared['social/zh'], [])
  assert.equal(
    diagnostics.map(({ code, severity }) => `${severity} ${code}`),
    ['warning social-font-missing', 'warning social-font-missing'],
  )
})

test('a font file of the site comes first', () => {
  const own = findFont(svg('A'), [import.meta.filename])
  assert.is(own!.file, import.meta.filename)
  assert.is(own!.family, 'social Images')
})

test.run()
