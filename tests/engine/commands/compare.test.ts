/** Two outputs beside each other: what a reader meets otherwise is told apart from what only stands around it. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { compareOutputs, type BrandChanges, type Selected } from '../../../engine/commands/compare.ts'
import { redirects } from '../../../plugins/redirects/index.ts'
import { site as run } from '../../support/cli.ts'
import { openSite, withPlugins } from '../../support/buildSite.ts'

const site = openSite('pair')
test.after(() => site.end())
const doc = 'content/shared/zh/docs/intro.md'
const layout = 'site/layouts/Doc.tsx'
const picture = 'content/shared/zh/docs/guide/img/dot.svg'
const leaving = 'content/shared/zh/docs/guide/leaving.md'
site.write(leaving, '# Leaving\n\n```\na\n b\n```\n')
const texts = new Map([doc, layout, picture, leaving].map((file) => [file, site.read(file)]))

await site.build()
cpSync(join(site.root, 'dist'), join(site.root, 'before'), { recursive: true })

function write(file: string, text: string | undefined): void {
  if (text === undefined) site.remove(file)
  else site.write(file, text)
}

/** Builds with other files, and compares; afterwards the files are as they were. */
async function after(files: Record<string, string | undefined>, selected?: Selected): Promise<readonly BrandChanges[]> {
  for (const [file, text] of Object.entries(files)) write(file, text)
  assert.equal((await site.build({ config: withPlugins(redirects()) })).diagnostics, [])
  for (const file of Object.keys(files)) write(file, texts.get(file))
  return compareOutputs(join(site.root, 'before'), join(site.root, 'dist'), selected)
}

const nothing = { added: [], gone: [], changed: [], around: [], files: 0 }

test('an output differs in nothing from itself', async () => {
  const before = join(site.root, 'before')
  assert.equal(await compareOutputs(before, before), [
    { brand: 'alpha', ...nothing },
    { brand: 'beta', ...nothing },
  ])
})

test('a word in the text of a page changes that page, and not those around it', async () => {
  const [alpha] = await after({ [doc]: `${texts.get(doc)}\nOne word more.\n` })
  assert.ok(alpha!.changed.includes('/docs/intro/'), alpha!.changed.join())
  assert.not.ok(alpha!.changed.includes('/docs/guide/install/'))
  assert.equal([alpha!.added, alpha!.gone], [[], []])
})

test('in code, an indent is a change', async () => {
  const [alpha] = await after({ [leaving]: '# Leaving\n\n```\na\n  b\n```\n' })
  assert.ok(alpha!.changed.includes('/docs/guide/leaving/'), alpha!.changed.join())
})

test('what a component puts outside of the content changes no page for its readers', async () => {
  const [alpha] = await after({ [layout]: texts.get(layout)!.replace('<main>', '<p>Around</p><main>') })
  assert.equal(alpha!.changed, [])
  assert.ok(alpha!.around.includes('/docs/intro/'))
  assert.not.ok(alpha!.around.includes('/login/'))
})

test('a link that leads elsewhere and a picture of another content change a page', async () => {
  const linked = await after({ [layout]: texts.get(layout)!.replace('<h1>', '<a href="/login/">{"\\u200b"}</a><h1>') })
  assert.ok(linked[0]!.changed.includes('/docs/intro/'))
  const [alpha] = await after({ [picture]: texts.get(picture)!.replace('<svg', '<svg data-other=""') })
  assert.equal(alpha!.changed, ['/docs/intro/', '/en/docs/intro/'])
  // The picture that is gone and the one that has come.
  assert.is(alpha!.files, 2)
})

test('pages that have come and gone are told, with where visitors of the gone ones are sent', async () => {
  const [alpha] = await after({
    [leaving]: undefined,
    'content/shared/zh/docs/guide/later.md': '# Later\n',
    'content/shared/redirects.yml': '/docs/guide/leaving/: /docs/guide/later/\n',
  })
  assert.equal(alpha!.added, ['/docs/guide/later/', '/en/docs/guide/later/'])
  assert.equal(alpha!.gone, [
    { path: '/docs/guide/leaving/', to: '/docs/guide/later/' },
    { path: '/en/docs/guide/leaving/', to: '/en/docs/guide/later/' },
  ])
})

test('brands and languages that are not asked for are left out', async () => {
  const changes = await after({ 'content/shared/zh/docs/later.md': '# Later\n' }, { brands: ['beta'], locales: ['en'] })
  assert.equal(
    changes.map(({ brand, added }) => [brand, ...added]),
    [['beta', '/en/docs/later/']],
  )
})

test('the command prints it for people, for programs and for a pull request, and changes nothing', async () => {
  const stamps = site.stamps()
  const compare = (...more: readonly string[]) => run(['compare', 'before', ...more, '--root', site.root])
  const [text, json, comment] = await Promise.all([compare(), compare('--json'), compare('--markdown')])
  assert.is(text.code, 0, text.stderr)
  assert.match(text.stdout, /^alpha$/m)
  assert.is(JSON.parse(json.stdout).brands.length, 2)
  assert.ok(comment.stdout.startsWith('<!-- site-compare -->\n'))
  assert.equal(site.stamps(), stamps)
})

test('a folder that no build wrote is told, as is one whose list leads elsewhere', async () => {
  const missing = await run(['compare', 'content', '--root', site.root])
  assert.is(missing.code, 2)
  assert.match(missing.stderr, 'output-missing')
  const list = join(site.root, 'before/.site-manifest.json')
  writeFileSync(list, readFileSync(list, 'utf8').replace('"docs/intro/index.html"', '"../../index.html"'))
  const hostile = await run(['compare', 'before', '--root', site.root])
  assert.is(hostile.code, 2)
  assert.match(hostile.stderr, 'lists "../../index.html" as a file')
})

test.run()
