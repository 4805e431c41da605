/** Files beside documents that props and shared values name are a part of the output, under their final address. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { failureOf, openSite } from '../../support/buildSite.ts'
import { brief } from '../../support/memorySite.ts'

const site = openSite('pair')
test.after(() => site.end())

const post = 'content/shared/en/blog/2024-03-01-first.md'
const image = 'content/shared/en/blog/cover.svg'
const drawing = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="9"/>\n`

for (const [file, from, to] of [
  ['site/layouts/BlogPost.tsx', '<h1>{title}</h1>', '<h1>{title}</h1>{image && <img src={image} alt="" />}'],
  ['site/layouts/BlogPost.tsx', 'BlogPost({ title,', 'BlogPost({ image, title,'],
  [
    'site/layouts/BlogList.tsx',
    '{link.title}',
    '{link.title}{"image" in link && link.image && <img src={link.image} alt="" />}',
  ],
  [post, 'date:', 'image: ./cover.svg\ndate:'],
] as const) {
  const text = site.read(file)
  if (file === post && !text.includes('date:')) site.write(file, text.replace('---\n', '---\nimage: ./cover.svg\n'))
  else {
    assert.ok(text.includes(from), file)
    site.write(file, text.replace(from, to))
  }
}

const pages = ['blog/first/index.html', 'blog/index.html']
const addressesIn = (page: string) =>
  [...site.read(`dist/alpha/en/${page}`).matchAll(/src="(\/assets\/cover\.\w+\.svg)"/g)].map(([, address]) => address!)

test('a cover beside a post is shown by the post and by lists, and changes with its file', async () => {
  site.write(image, drawing(16))
  await site.build()
  const [address] = addressesIn(pages[0]!)
  assert.ok(address && site.has(`dist/alpha${address}`))
  for (const page of pages) assert.equal(addressesIn(page), [address])

  site.write(image, drawing(32))
  const { diagnostics } = await site.build()
  const [changed] = addressesIn(pages[0]!)
  assert.is.not(changed, address)
  for (const page of pages) assert.equal(addressesIn(page), [changed])
  assert.not(site.has(`dist/alpha${address}`))
  assert.equal(
    diagnostics.filter(({ code }) => code.startsWith('image-')),
    [],
  )
})

test('a cover that is not there is told once, at its line', async () => {
  site.remove(image)
  const line =
    site
      .read(post)
      .split('\n')
      .findIndex((each) => each.startsWith('image:')) + 1
  const problems = await failureOf(() => site.build())
  assert.equal([...new Set(problems.map(brief))], [`image-missing ${post}:${line}:1`])
  assert.is(problems[0]!.message, 'The file "cover.svg" does not exist')
  site.write(image, drawing(8))
  await site.build()
  for (const page of pages) assert.is(addressesIn(page).length, 1)
})

test('an image of a page of the documentation is a part of the output, too, and missing at its line', async () => {
  const view = site.read('site/layouts/Doc.tsx')
  site.write(
    'site/layouts/Doc.tsx',
    view
      .replace('Doc({ title,', 'Doc({ image, imageAlt, title,')
      .replace('<main>', '<main>{image && <img src={image} alt={imageAlt ?? ""} />}'),
  )
  const doc = 'content/shared/en/docs/intro.md'
  const before = site.read(doc)
  site.write(doc, before.replace('---\n', '---\nimage: ../blog/cover.svg\nimage_alt: A drawing\n'))
  await site.build()
  const [address] = addressesIn(pages[0]!)
  assert.match(site.read('dist/alpha/en/docs/intro/index.html'), `<img src="${address}" alt="A drawing"/>`)
  site.write(doc, before.replace('---\n', '---\nimage: ./none.svg\n'))
  const problems = await failureOf(() => site.build())
  assert.equal([...new Set(problems.map(brief))], [`image-missing ${doc}:2:1`])
  for (const [name, code] of [
    ['../../../../.env', 'file-hidden'],
    ['../../../../site.config.ts', 'image-unreadable'],
  ] as const) {
    site.write(doc, before.replace('---\n', `---\nimage: ${name}\n`))
    const refused = await failureOf(() => site.build())
    assert.equal([...new Set(refused.map(brief))], [`${code} ${doc}:2:1`])
  }
  site.write(doc, before)
  site.write('site/layouts/Doc.tsx', view)
})

test('a text that names another file of the project stays a text, and publishes nothing', async () => {
  const before = site.read(post)
  site.write(post, before.replace(/^title:.*$/m, 'title: asset:brands/alpha/brand.ts'))
  await site.build()
  assert.match(site.read(`dist/alpha/en/${pages[0]}`), '<h1>asset:brands/alpha/brand.ts</h1>')
  assert.equal(
    Object.keys(site.tree()).filter((file) => file.includes('brand.')),
    [],
  )
  site.write(post, before)
})

test.run()
