import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { Resvg } from '@resvg/resvg-js'
import { createMemoryStore } from '../../support/memoryStore.ts'
import { openFonts } from '../../../plugins/socialImages/fonts.ts'
import { socialImages } from '../../../plugins/socialImages/index.ts'
import { sectionImages } from '../../../plugins/socialImages/shared.ts'
import { cardFonts as fonts } from '../../../site/outputs.ts'
import { buildInMemory } from '../../support/memorySite.ts'

const svg = (text: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><text y="90" font-size="80">${text}</text></svg>`
const cards = () => [
  { prefix: '/', svg: svg('Home') },
  { prefix: '/docs/', svg: svg('Docs') },
]
const build = (store = createMemoryStore()) =>
  buildInMemory({ files: {}, plugins: [socialImages({ cards, fonts })], store })

test('each section has an image, the longest prefix first', async () => {
  const { site, files } = await build()
  const images = sectionImages('zh').read(site)!
  assert.equal(
    images.map(({ prefix }) => prefix),
    ['/docs/', '/'],
  )
  for (const { href } of images) {
    assert.match(href, /^\/assets\/social-\w{10}\.png$/)
    assert.match(files.get(href.slice(1))!, 'PNG')
  }
})

test('a page may have an image of its own, at its path', async () => {
  const page = { brand: 'acme', locale: 'zh', key: '/blog/a/', path: '/blog/a/', view: 'site/Post.tsx', props: {} }
  const { files } = await buildInMemory({
    files: {},
    plugins: [
      { name: 'blog', route: ({ brand }) => ({ routes: brand.locales.includes('zh') ? [page] : [] }) },
      socialImages({ cards: () => [], fonts, pageCard: ({ key }) => svg(key) }),
    ],
  })
  assert.match(files.get('social/blog/a.png')!, 'PNG')
})

test('an image is drawn once and the same every time', async () => {
  const store = createMemoryStore()
  let drawn = 0
  const counting = { ...store, put: (...entry: Parameters<typeof store.put>) => (drawn++, store.put(...entry)) }
  const first = await build(counting)
  const before = drawn
  const second = await build(counting)
  assert.equal([before > 0, drawn - before], [true, 0])
  const third = await build()
  assert.equal([...second.files], [...first.files])
  assert.equal([...third.files], [...first.files])
})

/** Share of the pixels that are painted, and the picture itself. */
function paint(text: string, files: readonly string[], family: string) {
  const options = { fontFiles: [...files], loadSystemFonts: false, defaultFontFamily: family, sansSerifFamily: family }
  const { pixels } = new Resvg(svg(text), { font: options }).render()
  let painted = 0
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at]! > 127) painted++
  return { pixels, covered: painted / (pixels.length / 4) }
}

test('Chinese is drawn without any font of the machine, each character as itself', async () => {
  const [one, other] = ['数据实时同步', '团队查询审批']
  const opened = await openFonts(fonts, [one!, other!, 'Abc'])
  const { family, filesFor } = opened
  try {
    const [first, second, again] = [one!, other!, one!].map((text) => paint(text, filesFor(text), family))
    // Six characters of 80 pixels, about a third of each inked.
    for (const { covered } of [first!, second!]) assert.ok(covered > 0.008 && covered < 0.03, String(covered))
    assert.not.equal(first!.pixels.equals(second!.pixels), true)
    assert.ok(first!.pixels.equals(again!.pixels))
    // What a font does not have is a blank or a box that is the same for all characters.
    const latin = filesFor('Abc')
    assert.ok(paint(one!, latin, family).pixels.equals(paint(other!, latin, family).pixels))
    assert.is(family, 'Plus Jakarta Sans')
  } finally {
    await opened.close()
  }
})

test('a character that no font has is left to the others of its text', async () => {
  const opened = await openFonts(fonts, ['A\u{10ffff}'])
  assert.is(opened.filesFor('A\u{10ffff}').length, 1)
  await opened.close()
})

test.run()
