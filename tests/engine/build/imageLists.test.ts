/** Files of the project in a list of images, `srcset`, in pages that a build makes. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { openSite } from '../../support/buildSite.ts'

const test = suite('imageLists')
const site = openSite('small')
test.after(() => site.end())

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const folder = 'content/acme/zh/docs'
site.remove(`${folder}/intro.md`)
for (const name of ['a.png', 'b c.png', 'd.png'])
  site.write(`${folder}/${name}`, Buffer.concat([png, Buffer.from(name)]))

const image = '<img src="./a.png" srcset="./a.png 1x,./d.png 2x, ./b%20c.png, /public.png 3x" alt="">'
const jsx = image.replace('srcset', 'srcSet').replace('>', ' />')

for (const [name, text] of [
  ['intro.md', image],
  ['intro.mdx', jsx],
  ['intro.mdx', `{[1].map(() => ${jsx.replace(' src=', ' key="a" src=')})}`],
] as const)
  test(`${name}: each file of ${text} comes along`, async () => {
    for (const old of ['intro.md', 'intro.mdx']) if (site.has(`${folder}/${old}`)) site.remove(`${folder}/${old}`)
    site.write(`${folder}/${name}`, `---\ntitle: 介绍\ndescription: 介绍\n---\n\n${text}\n`)
    site.write('public/public.png', png)
    const { diagnostics } = await site.build()
    assert.equal(
      diagnostics.filter(({ code }) => code !== 'link-broken'),
      [],
    )
    const html = site.read('dist/acme/docs/intro/index.html')
    const list = /\ssrcset="([^"]*)"/i.exec(html)?.[1] ?? ''
    assert.match(
      list,
      /^\/assets\/a\.\w+\.png 1x, \/assets\/d\.\w+\.png 2x, \/assets\/b%20c\.\w+\.png, \/public\.png 3x$/,
    )
    for (const [address] of list.matchAll(/assets\/\S+?png/g))
      assert.ok(site.has(`dist/acme/${decodeURI(address)}`), address)
  })

test.run()
