/** Whatever is edited between two runs: the second gives what a run from nothing gives. */
import { cpSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Config } from '../../../engine/types.ts'
import { errorsIn, openSite, type Tree } from '../../support/buildSite.ts'
import { createRandom, seed, type Random } from '../../support/random.ts'

const scripts = 25
const site = openSite('pair')
test.after(() => site.end())

/** Fields of a brand that an edit changed: its module is loaded once, so the configuration is told as well. */
const colors: Record<string, string> = {}
const change = (config: Config): Config => ({
  ...config,
  severities: { 'link-broken': 'off', 'anchor-broken': 'off', 'image-broken': 'off' },
  brands: config.brands.map((brand) => ({ ...brand, ...(colors[brand.id] && { color: colors[brand.id] }) })),
})

const differences = (a: Tree, b: Tree) => Object.keys({ ...a, ...b }).filter((file) => a[file] !== b[file])

let names = 0
const fresh = () => `n${names++}`
const filesIn = (folder: string, pattern: RegExp) => {
  const entries = readdirSync(join(site.root, folder), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(site.root.length + 1))
    .filter((file) => pattern.test(file))
    .sort()
}
const docs = () => filesIn('content/shared', /\/docs\/.*\.mdx?$/)
const edit = (file: string, with_: (text: string) => string) => site.write(file, with_(site.read(file)))
const set = (file: string, key: string, value: string) =>
  edit(file, (text) =>
    text.includes(`\n${key}: `)
      ? text.replace(new RegExp(`\n${key}: .*`), `\n${key}: ${value}`)
      : text.replace(/^---\n/, `---\n${key}: ${value}\n`),
  )

const edits: Readonly<Record<string, (random: Random) => void>> = {
  'add a page': ({ pick }) =>
    site.write(
      `content/shared/${pick(['zh', 'en'])}/docs/${pick(['', 'guide/', 'new/'])}${fresh()}.md`,
      `---\ntitle: ${fresh()}\n---\n\nNew. See [intro](/docs/intro/).\n`,
    ),
  'delete a page': ({ pick }) => docs().length > 4 && site.remove(pick(docs())),
  'rename a page': ({ pick }) => {
    const file = pick(docs())
    site.rename(file, file.replace(/[^/]+(?=\.mdx?$)/, fresh()))
  },
  'move a page': ({ pick }) => {
    const file = pick(docs())
    site.rename(file, file.replace(/\/docs\/.*(?=\.mdx?$)/, `/docs/${pick(['deep/er', 'guide', 'other'])}/${fresh()}`))
  },
  'retitle a page': ({ pick }) => set(pick(docs()), 'title', fresh()),
  'edit prose': ({ pick }) => edit(pick(docs()), (text) => `${text}\n## ${fresh()}\n\nMore.\n`),
  'link to a page': ({ pick }) =>
    edit(pick(docs()), (text) => `${text}\n[link](/${pick(docs()).replace(/^content\/shared\/zh\//, '')})\n`),
  'link to a file': ({ pick }) => {
    const file = pick(docs())
    const other = docs().filter((each) => each.split('/').slice(0, 4).join() === file.split('/').slice(0, 4).join())
    edit(
      file,
      (text) =>
        `${text}\n[link](${'../'.repeat(file.split('/').length - 5)}${pick(other).split('/').slice(4).join('/')})\n`,
    )
  },
  'change its position': ({ pick, below }) => set(pick(docs()), 'sidebar_position', String(below(9))),
  'change its slug': ({ pick }) => set(pick(docs()), 'slug', `/s/${fresh()}`),
  'change its tags': ({ pick, below }) => set(pick(docs()), 'tags', `[t${below(4)}, t${4 + below(4)}]`),
  'make it a draft, or not': ({ pick }) => set(pick(docs()), 'draft', pick(['true', 'false'])),
  'unlist it, or not': ({ pick }) => set(pick(docs()), 'unlisted', pick(['true', 'false'])),
  'rename a category': ({ pick, below }) =>
    site.write(
      `content/shared/${pick(['zh', 'en'])}/docs/${pick(['guide', 'new', 'other'])}/_category_.yml`,
      `label: ${fresh()}\nposition: ${below(5)}\n${pick(['', 'sidebar: own\n', 'link:\n  type: generated-index\n'])}`,
    ),
  'change an image': ({ below }) =>
    site.write(
      'content/shared/zh/docs/guide/img/dot.svg',
      `<svg xmlns="http://www.w3.org/2000/svg" width="${below(99) + 1}" height="4"/>`,
    ),
  'add a post': ({ below, pick }) =>
    site.write(
      `content/shared/${pick(['zh', 'en'])}/blog/202${below(5)}-01-0${below(9) + 1}-${fresh()}.md`,
      `---\ntitle: ${fresh()}\ntags: [news]\n---\n\nPost.\n`,
    ),
  'edit a post': ({ pick }) => set(pick(filesIn('content/shared', /\/blog\/.*\.md$/)), 'description', fresh()),
  'rename a tag': ({ pick }) =>
    site.write(
      `content/shared/${pick(['zh', 'en'])}/blog/tags.yml`,
      `news:\n  label: ${fresh()}\n  permalink: /${pick(['news', 'latest'])}\n`,
    ),
  'rename an author': () => site.write('content/shared/zh/blog/authors.yml', `ada:\n  name: ${fresh()}\n`),
  'change a public file': ({ pick }) =>
    site.write(`${pick(['site', 'brands/beta'])}/public/${pick(['logo.svg', 'more.txt'])}`, fresh()),
  'change a brand': ({ pick }) => {
    const [brand, color] = [pick(['alpha', 'beta']), fresh()]
    colors[brand] = color
    edit(`brands/${brand}/brand.ts`, (text) => text.replace(/color: '\w+'/, `color: '${color}'`))
  },
}

let good = 0

for (let script = 0; script < scripts; script++) {
  const random = createRandom(seed + script)
  const steps = Array.from({ length: 1 + random.below(4) }, () => random.pick(Object.keys(edits)))
  test(`F-07 ${seed + script}: ${steps.join(', ')}`, async () => {
    const before = { files: site.copy(), tree: site.tree() }
    for (const step of steps) edits[step]!(random)
    const warm = await site.build({ config: change })
    const copy = site.copy()
    const cold = await copy.build({ config: change })
    assert.equal(warm.diagnostics, cold.diagnostics)
    if (errorsIn(cold).length) {
      // A page that moved lost its image: the old site stands, and the script is taken back.
      assert.equal(differences(site.tree(), before.tree), [])
      site.remove('content')
      cpSync(join(before.files.root, 'content'), join(site.root, 'content'), { recursive: true })
    } else {
      good++
      assert.equal(differences(site.tree(), copy.tree()), [])
      assert.equal([warm.pages, warm.files], [cold.pages, cold.files])
    }
    for (const { end } of [copy, before.files]) end()
  })
}

test('F-07 most of the scripts left a site without errors', () => assert.ok(good > scripts / 2, String(good)))

test.run()
