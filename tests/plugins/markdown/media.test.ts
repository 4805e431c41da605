/** Videos and recordings in prose: files beside the page come along, as images do, and what is not there is told. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { images } from './support/images.ts'
import { bodyOf, brief, htmlOf, mdxPage, problemsOf } from './support/read.ts'

const files = {
  'content/set/en/docs/tour.mp4': 'video',
  'content/set/en/docs/tour.png': images['a.png']!,
  'content/set/en/docs/tour.vtt': 'words',
  'content/set/en/docs/a b.png': images['a.png']!,
}
const origin = 'https://media.example.com'

for (const [name, file] of [
  ['.md', undefined],
  ['.mdx', mdxPage],
] as const) {
  const options = { files, ...(file && { file }) }

  test(`${name}: a video, its sources, poster and words are files of the project`, async () => {
    const body = await bodyOf(
      '<video src="./tour.mp4" poster="tour.png" controls width="640" height="360"></video>\n\n' +
        '<video controls>\n  <source src="tour.mp4" type="video/mp4" />\n  <track src="./tour.vtt" kind="captions" />\n</video>\n',
      options,
    )
    const [tour, picture, words] = ['mp4', 'png', 'vtt'].map((end) => `asset:content/set/en/docs/tour.${end}`)
    assert.match(body.html, `<video src="${tour}" poster="${picture}" controls width="640" height="360"></video>`)
    assert.match(body.html, `<source src="${tour}" type="video/mp4">`)
    assert.match(body.html, `<track src="${words}" kind="captions">`)
    assert.equal(
      body.links.map(({ target, kind, line }) => [target, kind, line]),
      [
        [tour, 'image', 1],
        [picture, 'image', 1],
        [tour, 'image', 4],
        [words, 'image', 5],
      ],
    )
    assert.equal(body.diagnostics, [])
  })

  test(`${name}: one that is not there, that lies elsewhere or has a strange scheme is told`, async () => {
    const told = async (html: string) => (await problemsOf(`A.\n\n${html}\n`, options)).map(brief)
    assert.equal(await told('<audio src="gone.mp3" controls></audio>'), ['image-missing 3:1'])
    assert.equal(await told('<video controls poster="gone.png"></video>'), ['image-missing 3:1'])
    assert.equal(await told(`<video src="${origin}/a.mp4" controls></video>`), ['image-host-unknown 3:1'])
    assert.equal(await told('<video src="javascript:alert(1)" controls></video>'), ['link-scheme 3:1'])
    const html = await htmlOf(`<video src="${origin}/a.mp4" controls></video>\n`, { ...options, imageHosts: [origin] })
    assert.match(html, `<video src="${origin}/a.mp4" controls></video>`)
  })
}

test('a file that is hidden, or that no browser shows, is told and stays unpublished, whatever names it', async () => {
  const secret = new TextEncoder().encode('TOKEN=1')
  const files = {
    '.env': secret,
    'secrets.json': secret,
    'content/set/en/docs/.draft/a.png': images['a.png']!,
    'content/set/en/docs/notes.txt': secret,
    'content/set/en/docs/logo': images['a.png']!,
  }
  const named: readonly (readonly [html: string, problem: string])[] = [
    ['![a](../../../../.env)', 'file-hidden 1:1'],
    ['![a](.draft/a.png)', 'file-hidden 1:1'],
    ['![a](../../../../secrets.json)', 'image-unreadable 1:1'],
    ['![a](logo)', 'image-unreadable 1:1'],
    ['<video src="notes.txt"></video>', 'image-unreadable 1:1'],
    ['<video src="/a.mp4" poster="../../../../.env"></video>', 'file-hidden 1:1'],
    ['<img srcset="../../../../.env 1x, notes.txt 2x" src="/a.png" alt="a">', 'file-hidden 1:1 image-unreadable 1:1'],
  ]
  for (const [html, problem] of named) {
    const { links, diagnostics, html: shown } = await bodyOf(`${html}\n`, { files })
    assert.is(diagnostics.map(brief).join(' '), problem, html)
    assert.not.match(shown, 'asset:', html)
    assert.equal(
      links.filter(({ target }) => target.startsWith('asset:')),
      [],
      html,
    )
  }
})

test('.md: a video has its buttons, begins by no itself, and runs nothing', async () => {
  assert.match(
    await htmlOf('<video src="/a.mp4" autoplay loop></video>\n'),
    '<video src="/a.mp4" loop controls></video>',
  )
  const body = await bodyOf(
    '<video src="/a.mp4" onplay="alert(1)" controlslist="nodownload"><script>alert(1)</script>None.</video>\n',
  )
  assert.match(body.html, '<video src="/a.mp4" controls>None.</video>')
  assert.equal(
    body.diagnostics.map(({ code }) => code),
    ['html-not-allowed', 'html-not-allowed'],
  )
})

test('.md: of a picture stays what a browser chooses from', async () => {
  const body = await bodyOf(
    '<picture>\n  <source srcset="./tour.png" media="(prefers-color-scheme: dark)" onerror="alert(1)">\n  <source type="image/png">\n' +
      '  <img src="/light.png" alt="A"><script>alert(1)</script>\n</picture>\n',
    { files },
  )
  assert.match(
    body.html.replace(/\s*\n\s*/g, ''),
    '<picture><source srcset="asset:content/set/en/docs/tour.png" media="(prefers-color-scheme: dark)"><img src="/light.png" alt="A"',
  )
  assert.equal(
    body.links.map(({ target, line }) => [target, line]),
    [
      ['asset:content/set/en/docs/tour.png', 2],
      ['/light.png', 4],
    ],
  )
  assert.equal(
    body.diagnostics.map(({ code }) => code),
    ['html-not-allowed', 'html-not-allowed'],
  )
})

test('.md: each host and scheme that a picture is chosen from is checked', async () => {
  const told = async (list: string) =>
    (await problemsOf(`<picture><source srcset="${list}"><img src="/a.png" alt=""></picture>\n`)).map(
      ({ code }) => code,
    )
  assert.equal(await told('javascript:alert(1)'), ['link-scheme'])
  assert.equal(await told('javascript:alert(1) 1x, /b.png 2x'), ['link-scheme'])
  assert.equal(await told(`${origin}/a.png`), ['image-host-unknown'])
  assert.equal(await told(`/a.png 1x, ${origin}/b.png 2x, //other.example/c.png 3x`), [
    'image-host-unknown',
    'image-host-unknown',
  ])
})

test('.mdx: what a picture is chosen from comes along, each file of a list, too', async () => {
  const picture = (list: string) =>
    `<picture>\n  <source srcSet="${list}" media="(width > 60rem)" />\n  <img src="tour.png" alt="" />\n</picture>\n`
  const options = { files, file: mdxPage }
  const body = await bodyOf(picture('./tour.png'), options)
  assert.match(body.html, '<source srcset="asset:content/set/en/docs/tour.png" media="(width > 60rem)">')
  assert.equal(
    body.links.map(({ line }) => line),
    [2, 3],
  )
  assert.match(await htmlOf(picture('/a.png 1x, /b.png 2x'), options), 'srcset="/a.png 1x, /b.png 2x"')
  const list = await bodyOf(picture('tour.png 1x, gone.png 2x, a%20b.png, /c.png 3x'), options)
  assert.match(
    list.html,
    'srcset="asset:content/set/en/docs/tour.png 1x, gone.png 2x, asset:content/set/en/docs/a%20b.png, /c.png 3x"',
  )
  assert.equal(list.diagnostics.map(brief), ['image-missing 2:3'])
  assert.equal((await problemsOf(picture('gone.png'), options)).map(brief), ['image-missing 2:3'])
})

test('an image may have files for sizes of screens, in .md, in .mdx and in its code', async () => {
  const image = '<img src="./tour.png" srcset="./tour.png 1x, ./a%20b.png 2x" sizes="50vw" alt="">'
  const jsx = image.replace('srcset', 'srcSet').replace('>', ' />')
  for (const [text, file] of [
    [image, 'content/set/en/docs/page.md'],
    [jsx, mdxPage],
    [`{[1].map(() => ${jsx})}`, mdxPage],
  ] as const) {
    const { html, code, links, diagnostics } = await bodyOf(`${text}\n`, { file, files })
    assert.equal(diagnostics, [], text)
    const list = 'asset:content/set/en/docs/tour.png 1x, asset:content/set/en/docs/a%20b.png 2x'
    assert.match(code ?? html, list)
    assert.equal([...new Set(links.map(({ target }) => target))].sort(), [
      'asset:content/set/en/docs/a b.png',
      'asset:content/set/en/docs/tour.png',
    ])
  }
})

test('.mdx: in the code of a page what a picture is chosen from is found, too', async () => {
  const body = await bodyOf('{[1].map((n) => <picture key={n}><source srcSet="./tour.png" /></picture>)}\n', {
    files,
    file: mdxPage,
  })
  assert.equal(
    body.links.map(({ target }) => target),
    ['asset:content/set/en/docs/tour.png'],
  )
})

test('.mdx: in the code of a page they are found, too', async () => {
  const body = await bodyOf(
    '{[1].map((n) => <video key={n} src="./tour.mp4" controls />)}\n\n<Shown><audio src="./tour.mp4" {...more} /></Shown>\n',
    {
      files,
      file: mdxPage,
    },
  )
  assert.equal(
    body.links.map(({ target, line }) => [target, line]),
    [
      ['asset:content/set/en/docs/tour.mp4', 1],
      ['asset:content/set/en/docs/tour.mp4', 3],
    ],
  )
  assert.not.match(body.html, 'loading')
})

test.run()
