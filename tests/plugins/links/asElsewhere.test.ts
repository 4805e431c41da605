/** Links that work where Markdown is shown as it is, such as on a forge: to folders, to the title, to anchors of old. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { docs } from '../../../plugins/docs/index.ts'
import { links } from '../../../plugins/links.ts'
import { createFakeBundle } from '../../support/fakeBundle.ts'
import { acme, brief, buildInMemory } from '../../support/memorySite.ts'

const test = suite('links as elsewhere')
const folder = 'content/acme/zh/docs'

/** A layout that gives the title its id. */
const bundle = createFakeBundle({
  show: ({ route: { bodies } }) =>
    `<html><head><meta name="site:assets"/></head><body>${bodies
      .map(
        ({ titleId }, index) =>
          `${titleId === undefined ? '' : `<h1 id="${titleId}"></h1>`}<!--content:whole:${index}-->`,
      )
      .join('')}</body></html>`,
})

async function siteOf(files: Readonly<Record<string, string>>, severities = {}) {
  const { files: output, diagnostics } = await buildInMemory({
    files: Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text])),
    plugins: [docs(), links()],
    config: { brands: [{ ...acme, locales: ['zh'] }], severities },
    bundle,
  })
  const hrefs = (page: string) =>
    [...output.get(`docs/${page}index.html`)!.matchAll(/<a href="([^"]*)"(?! class="anchor")/g)].map(([, href]) => href)
  return { output, hrefs, problems: diagnostics.map(brief) }
}

test('a folder is the page of its index, seen from the file; any other address stays as it is written', async () => {
  const { hrefs, problems } = await siteOf({
    'top.md': '[a](guide/) [b](guide/#install) [c](./guide/inner/) [d](./)\n',
    'guide/README.md': '## Install\n',
    'guide/inner/index.md': 'Text.\n',
    'guide/inner/x.md': '[a](../) [b](../../guide/?x=1) [c](./) [d](../inner/) [e](../x/)\n',
    'index.md': 'Text.\n',
  })
  assert.equal(hrefs('top/'), ['/docs/guide/', '/docs/guide/#install', '/docs/guide/inner/', '/docs/'])
  assert.equal(hrefs('guide/inner/x/'), [
    '/docs/guide/',
    '/docs/guide/?x=1',
    '/docs/guide/inner/',
    '/docs/guide/inner/',
    '../x/',
  ])
  assert.equal(problems, [])
})

test('links lead to the title that is written as a heading, by its words or by its own id', async () => {
  const { output, problems } = await siteOf({
    'a.md':
      '# My `Title`\n\n[self](#my-title) [b](b.md#own) [c](c.md#section-main)\n\n## My Title\n\n[again](#my-title-1)\n',
    'b.md': '# Words {#own}\n\n[a](a.md#my-title) [c](c.md#main)\n',
    'c.md': '# Main\n\n## Main\n\n[second](#section-main-1)\n',
    'd.md': '---\ntitle: Named\n---\n\n[no](#named)\n',
    'e.md': '# Odd <em>words</em> & `code`\n\n[self](#odd-words--code)\n',
  })
  assert.match(output.get('docs/a/index.html')!, '<h1 id="my-title">')
  assert.match(output.get('docs/b/index.html')!, '<h1 id="own">')
  assert.match(output.get('docs/c/index.html')!, '<h1 id="section-main">')
  assert.match(output.get('docs/e/index.html')!, '<h1 id="odd-words--code">')
  assert.equal(problems, [`anchor-broken ${folder}/d.md:5:1`])
})

test('the name of an anchor is its id', async () => {
  const { output, problems } = await siteOf({
    'a.md': '<a name="old"></a>\n\nText. <a name="second" id="own"></a>\n\n[a](#old) [b](#own) [c](b.md#cookie)\n',
    'b.md': '<a name="cookie"></a>\n\nText.\n',
  })
  assert.match(output.get('docs/a/index.html')!, '<a id="old"></a>')
  assert.match(output.get('docs/b/index.html')!, '<a id="section-cookie"></a>')
  assert.equal(problems, [])
})

test('a broken link that the configuration allows is published as it was written', async () => {
  const broken = { 'guide/a.md': '[a](none.md) [b](../c/none.md?x=1#y) [c](/guide/none.md)\n' }
  const { hrefs, problems } = await siteOf(broken, { 'link-broken': 'warning' })
  assert.equal(problems.length, 3)
  assert.equal(hrefs('guide/a/'), ['none.md', '../c/none.md?x=1#y', 'none.md'])
})

test.run()
