/** Images of prose in smaller sizes: what a page offers, and the files that are made for it. */
import { Transformer } from '@napi-rs/image'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { docs } from '../../../plugins/docs/index.ts'
import { imageSize } from '../../../plugins/markdown/index.ts'
import { images, imageVariants } from '../../../plugins/images/index.ts'
import type { ImageVariantsOptions } from '../../../plugins/images/index.ts'
import { SiteError } from '../../../engine/errors/SiteError.ts'
import { createMemoryStore } from '../../support/memoryStore.ts'
import { buildInMemory } from '../../support/memorySite.ts'

const picture = (width: number, height = 300) =>
  Transformer.fromRgbaPixels(new Uint8Array(width * height * 4).fill(200), width, height).png()

const files = {
  'content/acme/zh/docs/a.md':
    '# A\n\n![宽](wide.png "说明")\n\n![小 | w240](wide.png)\n\n![窄](narrow.png) ![图标](icon.png)\n\n![画](drawing.svg)\n',
  'content/acme/zh/docs/wide.png': await picture(1000),
  'content/acme/zh/docs/narrow.png': await picture(300),
  'content/acme/zh/docs/icon.png': await picture(20, 20),
  'content/acme/zh/docs/drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 100"/>',
}

/** Files that say how they were made. */
const asked: string[] = []
const fake: ImageVariantsOptions['encoder'] = {
  version: async () => '1',
  async encode(_bytes, { width, format, quality }) {
    asked.push(`${width} ${format} ${quality}`)
    return new TextEncoder().encode(`${width} ${format}`)
  },
}
const store = createMemoryStore()
const build = (options: ImageVariantsOptions, kept = store) => {
  const variants = imageVariants(options)
  return buildInMemory({ files, plugins: [docs({ images: variants }), images(variants)], store: kept })
}
/** Names without what tells the content. */
const plain = (text: string) => text.replaceAll(/img-\w+-/g, 'img-')

test('a page offers each image in the formats and widths that it has', async () => {
  const { files: made, diagnostics } = await build({ encoder: fake })
  assert.equal(diagnostics, [])
  const html = made.get('docs/a/index.html')!
  const pictures = [...html.matchAll(/<picture>.*?<\/picture>/gs)].map(([one]) => plain(one))
  assert.is(
    pictures[0]!.replace(/\/assets\/wide\.\w+/, '/assets/wide'),
    '<picture><source type="image/avif" srcset="/assets/img-480.avif 480w, /assets/img-800.avif 800w, /assets/img-1000.avif 1000w" sizes="(min-width: 768px) 736px, 100vw">' +
      '<source type="image/webp" srcset="/assets/img-480.webp 480w, /assets/img-800.webp 800w, /assets/img-1000.webp 1000w" sizes="(min-width: 768px) 736px, 100vw">' +
      '<img src="/assets/wide.png" alt="宽" loading="lazy" decoding="async" width="1000" height="300"></picture>',
  )
  assert.match(pictures[1]!, 'sizes="(min-width: 272px) 240px, 100vw"')
  assert.match(pictures[2]!, 'srcset="/assets/img-300.avif 300w"')
  assert.is(pictures.length, 3, 'icons and drawings stay as they are')
  const names = [...made.keys()].filter((name) => name.startsWith('assets/img-')).map(plain)
  assert.equal(
    names.sort(),
    ['avif', 'webp'].flatMap((format) => [1000, 300, 480, 800].map((width) => `assets/img-${width}.${format}`)).sort(),
  )
  for (const [, name] of html.matchAll(/\/(assets\/img-[^ ]+) /g)) assert.ok(made.has(name!), name)
})

test('a picture of the writer has what is offered within it, for each of its files', async () => {
  const page = (end: string) => `# A

<picture><source srcset="narrow.png" media="(prefers-color-scheme: dark)"${end}><img src="./wide.png" alt="A"${end}></picture>
<video src="/tour.mp4" poster="wide.png"></video>
`
  for (const [name, text] of [
    ['a.md', page('')],
    ['b.mdx', page(' /')],
  ] as const) {
    const variants = imageVariants({ encoder: fake, formats: ['webp'] })
    const { files: made, diagnostics } = await buildInMemory({
      files: {
        ...files,
        'content/acme/zh/docs/a.md': '# B\n',
        [`content/acme/zh/docs/${name}`]: text,
        'public/tour.mp4': '',
      },
      plugins: [docs({ images: variants }), images(variants)],
      store: createMemoryStore(),
    })
    assert.equal(diagnostics, [])
    const html = made.get(`docs/${name.slice(0, 1)}/index.html`)!
    const [picture] = /<picture>.*?<\/picture>/s.exec(html)!
    assert.is(
      plain(picture).replaceAll(/\/assets\/(wide|narrow)\.\w+/g, '/assets/$1'),
      '<picture><source type="image/webp" media="(prefers-color-scheme: dark)" srcset="/assets/img-300.webp 300w" sizes="(min-width: 332px) 300px, 100vw">' +
        '<source srcset="/assets/narrow.png" media="(prefers-color-scheme: dark)">' +
        '<source type="image/webp" srcset="/assets/img-480.webp 480w, /assets/img-800.webp 800w, /assets/img-1000.webp 1000w" sizes="(min-width: 768px) 736px, 100vw">' +
        '<img src="/assets/wide.png" alt="A" loading="lazy" decoding="async" width="1000" height="300"></picture>',
    )
    assert.match(html, /<video [^>]*poster="\/assets\/wide/)
  }
})

test('an image is made once, and remembered by its content', async () => {
  asked.length = 0
  await build({ encoder: fake })
  assert.equal(asked, [])
  // Bodies are known by their text and the code of the configuration, which is not the same then.
  await build({ encoder: fake, formats: ['webp'], quality: { webp: 50 } }, createMemoryStore())
  assert.equal(asked.toSorted(), ['1000 webp 50', '300 webp 50', '480 webp 50', '800 webp 50'])
})

test('without an encoder images are plain, and that is told once', async () => {
  const { files: made, diagnostics } = await build(
    { encoder: { ...fake!, version: async () => undefined } },
    createMemoryStore(),
  )
  assert.not.match(made.get('docs/a/index.html')!, '<picture>')
  assert.equal(
    [...made.keys()].filter((name) => name.startsWith('assets/img-')),
    [],
  )
  assert.equal(
    diagnostics.map(({ code, severity }) => `${severity} ${code}`),
    ['warning images-unavailable'],
  )
})

test('a file that cannot be read is told with its name', async () => {
  const broken = { ...fake!, version: async () => '2', encode: () => Promise.reject(new Error('no pixels')) }
  const error = await build({ encoder: broken }, createMemoryStore()).then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  assert.instance(error, SiteError)
  const [problem] = (error as SiteError).diagnostics
  assert.is(problem?.code, 'image-unreadable')
  assert.match(problem!.message, /docs\/\w+\.png cannot be read as an image: no pixels/)
})

test('files have the width that is asked for, and are the same each time', async () => {
  const variants = imageVariants({ widths: [300], formats: ['webp', 'avif'] })
  const bytes = await picture(600)
  const [webp, avif] = await variants.of(bytes, { width: 600, height: 300 })
  assert.equal([webp!.type, avif!.type], ['image/webp', 'image/avif'])
  for (const { path } of [webp!, avif!]) {
    const made = await variants.encoder.encode(bytes, variants.recipeOf(path))
    assert.equal(imageSize(made), { width: 300, height: 150 })
    assert.equal(made, await variants.encoder.encode(bytes, variants.recipeOf(path)))
  }
})

test.run()
