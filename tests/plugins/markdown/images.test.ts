/** Sizes of image files, and what an image in prose becomes. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { imageSize } from '../../../plugins/markdown/imageSize.ts'
import { images } from './support/images.ts'
import { bodyOf, brief, htmlOf, mdxPage, page, problemsOf } from './support/read.ts'
import { forgetful } from '../../support/forgetful.ts'

const svg = (attributes: string): Uint8Array =>
  new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}/>`)
const latin = (text: string): Uint8Array => Uint8Array.from([...text].map((character) => character.charCodeAt(0)))

const sizes: readonly (readonly [string, Uint8Array, number, number])[] = [
  ['png', images['a.png']!, 640, 320],
  ['jpeg', images['b.jpg']!, 300, 200],
  ['jpeg with a table before the frame', latin('\xff\xd8\xff\xc4\0\x04\0\0\xff\xc2\0\x11\x08\0\x0a\0\x14\x03'), 20, 10],
  ['gif', images['c.gif']!, 16, 9],
  ['svg by its box', images['d.svg']!, 960, 540],
  ['svg by its size', svg('width="120" height="60px" viewBox="0 0 1 1"'), 120, 60],
  ['svg by width and box', svg('width="100" viewBox="0 0 50 25"'), 100, 50],
  ['svg by height and box', svg('height="25" viewBox="0,0,50,25"'), 50, 25],
  ['svg with a percentage and a length', svg('width="100%" height="2em" viewBox="0 0 30 20"'), 48, 32],
  [
    'svg with a file of its program in it',
    svg(`content="&lt;a${' '.repeat(9000)}&gt;" width="40px" height="30px"`),
    40,
    30,
  ],
  [
    'svg behind comments and a type',
    latin(
      '<?xml version="1.0"?>\n<!-- <svg width="1" height="1"> -->\n<!DOCTYPE svg [<!ENTITY a "b">]>\n<svg width=\'7\' height=\'8\'/>',
    ),
    7,
    8,
  ],
  ['svg with a stroke width only', svg('stroke-width="3" viewBox="0 0 8 9"'), 8, 9],
  ['webp, extended', images['e.webp']!, 100, 50],
  ['webp, lossy', latin('RIFF\0\0\0\0WEBPVP8 \0\0\0\0\0\0\0\x9d\x01\x2a\x40\x01\xf0\0'), 320, 240],
  ['webp, lossless', latin('RIFF\0\0\0\0WEBPVP8L\0\0\0\0\x2f\x3f\xc1\x3b\0'), 320, 240],
]

for (const [name, bytes, width, height] of sizes) test(name, () => assert.equal(imageSize(bytes), { width, height }))

test('no size: unknown, empty, cut off', () => {
  for (const bytes of [
    new Uint8Array(),
    latin('hello'),
    latin('BM1234'),
    svg(''),
    svg('width="100%"'),
    images['a.png']!.subarray(0, 18),
    images['b.jpg']!.subarray(0, 12),
    latin('\xff\xd8\xff\xe0\xff\xff'),
    images['e.webp']!.subarray(0, 20),
  ])
    assert.is(imageSize(bytes), undefined)
})

test('no file of any kind makes it fail', () => {
  for (const bytes of Object.values(images)) {
    for (let end = 0; end <= bytes.length; end++) imageSize(bytes.subarray(0, end))
    for (let at = 0; at < bytes.length; at++) imageSize(bytes.with(at, 255))
  }
})

const files = { 'content/set/en/docs/img/a.png': images['a.png']!, 'content/set/en/docs/中文 图.png': images['a.png']! }

test('names with spaces and Chinese, written or encoded', async () => {
  for (const target of ['%E4%B8%AD%E6%96%87%20%E5%9B%BE.png', '<./中文 图.png>'])
    assert.match(await htmlOf(`![x](${target})`, { files }), 'src="asset:content/set/en/docs/中文 图.png"')
})

test('a query or hash is no part of the file name', async () => {
  const { links } = await bodyOf('![x](./img/a.png?v=1#dark)', { files })
  assert.is(links[0]!.target, 'asset:content/set/en/docs/img/a.png')
})

test('a file is read once, however often it is shown, and becomes an input', async () => {
  const asked: string[] = []
  const { readMarkdown } = await import('../../../plugins/markdown/index.ts')
  const text = '![a](./img/a.png) ![b](/c.png) ![d](https://e.f/g.png) ![a](./img/a.png)'
  await readMarkdown({ file: page, text, hash: '' }, { imageHosts: ['https://e.f'] }).body({
    ...forgetful,
    async load(file) {
      asked.push(file)
      return images['a.png']!
    },
  })
  assert.equal(asked, ['content/set/en/docs/img/a.png'])
})

test('N-22 images of other hosts are shown where their origin is listed, and others are told with their place', async () => {
  const imageHosts = ['https://img.example', 'http://local.example:8080']
  for (const src of [
    'https://img.example/a.png',
    'HTTPS://IMG.example:443/a.png?b#c',
    '//img.example/a.png',
    'http://local.example:8080/a.png',
    'data:image/png;base64,AAAA',
    '/a.png',
  ]) {
    assert.equal(await problemsOf(`![x](${src})`, { imageHosts }), [], src)
    assert.match(await htmlOf(`<img src="${src}" alt="x">`, { imageHosts }), `src="${src}"`, src)
  }
  for (const src of [
    'http://img.example/a.png',
    'https://img.example:444/a.png',
    'https://img.example.evil/a.png',
    'https://evil.example/https://img.example/a.png',
    'https://img.example@evil.example/a.png',
    '//evil.example/a.png',
    'https://[/a.png',
  ]) {
    for (const [text, file] of [
      [`\n\n![x](${src})`, page],
      [`\n\n<img src="${src}" alt="x">`, page],
      [`\n\n<img src="${src}" alt="x" />`, mdxPage],
      [`\n\n![x][y]\n\n[y]: ${src}`, page],
    ] as const)
      assert.equal((await problemsOf(text, { imageHosts, file })).map(brief), ['image-host-unknown 3:1'], text)
  }
  const [problem] = await problemsOf('![x](https://other.example/a.png)')
  assert.is(problem!.severity, 'error')
  assert.match(problem!.message, '"https://other.example" is not in images.hosts')
  const [misspelt] = await problemsOf('![x](https:/other.example/a.png)')
  assert.match(misspelt!.message, '"https:/other.example/a.png" is not in images.hosts')
})

test('other failures of loading are not taken for a missing image', async () => {
  const { readMarkdown } = await import('../../../plugins/markdown/index.ts')
  const read = readMarkdown({ file: page, text: '![a](./a.png)', hash: '' })
  try {
    await read.body({ ...forgetful, load: () => Promise.reject(new Error('disk on fire')) })
    assert.unreachable()
  } catch (error) {
    assert.is((error as Error).message, 'disk on fire')
  }
})

test('a file that is no image is told where it is shown; a drawing without a size is one', async () => {
  const folder = 'content/set/en/docs'
  const files = { [`${folder}/a b.png`]: '', [`${folder}/c.js`]: 'let a', [`${folder}/d.svg`]: '<svg/>' }
  const found = await problemsOf('![A](a%20b.png)\n\n![C](c.js)\n\n![D](d.svg)\n', { files })
  assert.equal(
    found.map((each) => [brief(each), each.severity, each.message]),
    [
      ['image-unreadable 1:1', 'warning', 'The file "a b.png" is no image that browsers show'],
      ['image-unreadable 3:1', 'error', '"c.js" is no file of an image, a sound or a film'],
    ],
  )
})

test('the hint of a missing image names the file looked for', async () => {
  const [problem] = await problemsOf('![a](../x/b.png)')
  assert.is(problem!.hint, 'Looked for content/set/en/x/b.png.')
})

test.run()
