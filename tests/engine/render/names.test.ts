/** Names a writer may give a file, on the way to an address and back. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { encodePath } from '../../../engine/paths/paths.ts'
import type { Plugin } from '../../../engine/types.ts'
import { blog } from '../../../plugins/blog/index.ts'
import { docs } from '../../../plugins/docs/index.ts'
import { links } from '../../../plugins/links.ts'
import { buildInMemory } from '../../support/memorySite.ts'

const names = [
  'plain',
  '中文',
  'Ünïcödé',
  'e\u0301',
  'عربى',
  '😀',
  '👩‍👩‍👧',
  'with space',
  'a#b',
  'a?b',
  'a%b',
  '100%',
  'a%2fb',
  '%41',
  'a&b',
  'a&amp;b',
  'a+b',
  "it's",
  'say "hi"',
  'a=b;c,d',
  '(round) [square] {curly}',
  '$1 $& $$',
  '<b>',
  'a|b^c`d~e!f@g',
  'dots...',
]

const folder = 'content/acme/zh/docs'
const files = Object.fromEntries([
  ...names.map((name, index) => [
    `${folder}/${name}.md`,
    `---\ntitle: Page ${index}\ntags: ['tag ${name.replaceAll("'", "''")}']\n---\n\n## Part {#part}\n`,
  ]),
  [`${folder}/index.md`, names.map((name) => `- [to](<./${encodeURIComponent(name)}.md#part>)`).join('\n')],
]) as Record<string, string>

/** What plugins that write files are told about names. */
const hrefs = new Map<string, string | undefined>()
const asking: Plugin = {
  name: 'asking',
  async emit({ href }) {
    for (const name of names) hrefs.set(name, await href(`doc:${folder}/${name}.md#part`, 'zh'))
    return []
  },
}

const built = await buildInMemory({
  files,
  plugins: [docs(), links(), asking],
  config: { brands: [{ id: 'acme', origin: 'https://acme.example', locales: ['zh'], content: 'acme' }] },
})
const html = (path: string) => built.files.get(`${path.slice(1)}index.html`)!

for (const name of names) {
  test(`A-09 A-10 ${JSON.stringify(name)}: its page is written under its name, and links lead to it`, () => {
    const path = `/docs/${name}/`
    assert.is(built.routes.get(path)?.source, `${folder}/${name}.md`)
    assert.ok(html(path)?.includes('<h2 id="part">'))
    assert.ok(html('/docs/').includes(`<a href="${encodePath(path)}#part">to</a>`))
    assert.is(hrefs.get(name), `${encodePath(path)}#part`)
    const tagPath = `/docs/tags/tag-${name.replace(/[\s:]+/g, '-')}/`
    // As the sidebar and its neighbours have it.
    assert.ok(html('/docs/').includes(`<a href="${encodePath(path)}">link</a>`))
    assert.ok(built.routes.has(tagPath))
    assert.ok(html(path).includes(`<a href="${encodePath(tagPath)}">link</a>`))
  })

  test(`A-09 ${JSON.stringify(name)}: the fragment marks the page itself`, () => {
    const current = html(`/docs/${name}/`).match(/<a href="[^"]*" aria-current="page">/g)
    assert.equal(current, [`<a href="${encodePath(`/docs/${name}/`)}" aria-current="page">`])
  })
}

test('A-09 A-10 the link check agrees with the router about all of them', () => {
  assert.equal(built.diagnostics, [])
})

test('A-09 every href is ASCII, needs no escaping and, decoded once, is a page', () => {
  let seen = 0
  for (const [file, text] of built.files) {
    for (const [, href] of text.matchAll(/<a (?:class="[^"]*" )?href="(\/[^"]*)"/g)) {
      seen++
      assert.match(href!, /^[\w/%.!~*()#-]+$/, file)
      const path = decodeURIComponent(href!.split('#')[0]!)
      assert.ok(built.routes.has(path), `${file} links to ${href}`)
    }
  }
  assert.ok(seen > names.length * names.length)
})

test('A-09 names of posts and their tags as well', async () => {
  const posts = Object.fromEntries(
    names.map((name, index) => [
      `content/acme/zh/blog/${name}.md`,
      `---\ntitle: Post ${index}\ndate: 2024-01-01\ntags: [one]\n---\n\nText.\n`,
    ]),
  )
  const { files, diagnostics, routes } = await buildInMemory({
    files: { ...posts, 'content/acme/zh/blog/tags.yml': `one:\n  label: One\n  permalink: "/a#b ?%"\n` },
    plugins: [blog(), links()],
  })
  assert.equal(diagnostics, [])
  assert.ok(routes.has('/blog/tags/a#b ?%/'))
  for (const name of names) {
    const href = encodePath(`/blog/${name}/`)
    assert.ok(files.get('blog/index.html')!.includes(`href="${href}"`), name)
    assert.ok(files.get(`blog/${name}/index.html`)!.includes(`href="${encodePath('/blog/tags/a#b ?%/')}"`), name)
  }
})

test('a link to a file keeps what it asks for, beside files whose names have a question mark', async () => {
  const page = 'content/acme/zh/docs'
  const { files, diagnostics } = await buildInMemory({
    files: {
      [`${page}/a.md`]: '## Part {#part}',
      [`${page}/a?b.md`]: '## Part {#part}',
      [`${page}/sub/index.md`]:
        '[q](../a.md?tab=2) [h](../a.md?x=1&y=%26#part) [n](../a%3Fb.md?c=1#part) [e](../a?tab) [r](../beside?tab)',
    },
    plugins: [docs(), links()],
  })
  assert.equal(
    [...files.get('docs/sub/index.html')!.matchAll(/<a href="([^"]+)">\w<\/a>/g)].map(([, href]) => href),
    ['/docs/a/?tab=2', '/docs/a/?x=1&amp;y=%26#part', '/docs/a%3Fb/?c=1#part', '/docs/a/?tab', '../beside?tab'],
  )
  assert.equal(
    diagnostics.map(({ code, message }) => `${code} ${message}`),
    ['link-broken ../beside?tab leads nowhere'],
  )
})

test.run()
