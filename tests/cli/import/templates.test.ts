/**
 * The templates of create-docusaurus, imported and built: their pages say what Docusaurus itself makes of them.
 * `DOCUSAURUS_BUILD=<its output folder>` writes down what it made of the template `classic`.
 */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { importDocusaurus } from '../../../cli/import/docusaurus/index.ts'
import type { Imported } from '../../../cli/import/imported.ts'
import { buildImported } from './support/buildImported.ts'
import { pageText } from './support/pageText.ts'

const test = suite('templates of docusaurus')
const repository = resolve(import.meta.dirname, '../../..')
const templates = join(repository, 'node_modules/create-docusaurus/templates')
const golden = join(repository, 'tests/fixtures/docusaurus/classic.json')
// Within the repository, so that packages are found.
const root = join(repository, '.bench', `import-${process.pid}`)
const at = (...parts: readonly string[]) => join(root, ...parts)
test.after(() => rmSync(root, { recursive: true, force: true }))

type Golden = { readonly docusaurus: string; readonly pages: Readonly<Record<string, readonly string[]>> }
const known = JSON.parse(readFileSync(golden, 'utf8')) as Golden

function template(name: string): string {
  const folder = at(name)
  for (const part of ['shared', name]) cpSync(join(templates, part), folder, { recursive: true })
  return folder
}

test('a build of the import says on every page what Docusaurus says', async () => {
  const imported = await importDocusaurus(template('classic'), './kit/preset/index.ts')
  assert.equal(imported.redirects, { '/blog/authors/all-sebastien-lorber-articles/': '/blog/authors/slorber/' })
  const { code, stderr } = await buildImported(imported, at('site'))
  assert.is(code, 0, stderr)
  const folder = process.env['DOCUSAURUS_BUILD']
  if (folder) record(folder)
  for (const [path, lines] of Object.entries(known.pages)) {
    const html = readFileSync(at('site/dist/site', path, 'index.html'), 'utf8')
    assert.equal(folded(pageText(html)), folded(lines), path)
    assert.match(html, '<link rel="icon" href="/img/favicon.ico" type="image/x-icon"/>')
    assert.match(html, 'property="og:image" content="https://your-docusaurus-site.example.com/')
  }
  const addresses = imported.draft.addresses.map(({ old }) => old)
  assert.equal(
    Object.keys(known.pages).filter((path) => !addresses.includes(path)),
    [],
    'every address is known, and none was lost by the build, which looks into urls.lock',
  )
})

test('the template with TypeScript says the same', async () => {
  const [plain, typed] = await Promise.all(
    ['classic', 'classic-typescript'].map((name) => importDocusaurus(template(name), 'site-engine')),
  )
  const bodies = ({ draft: { files } }: Imported) => [...files].filter(([, content]) => 'body' in content)
  assert.equal(bodies(typed!), bodies(plain!))
})

test.run()

/** Titles of callouts without a title are small letters there, which a style sheet makes large. */
const folded = (lines: readonly string[]) => lines.map((line) => line.toLowerCase())

function record(folder: string): void {
  const pages = Object.keys(known.pages).map((path) => [
    path,
    pageText(readFileSync(join(folder, path, 'index.html'), 'utf8')),
  ])
  const { version } = JSON.parse(readFileSync(join(templates, '../package.json'), 'utf8')) as { version: string }
  writeFileSync(golden, `${JSON.stringify({ docusaurus: version, pages: Object.fromEntries(pages) }, undefined, 1)}\n`)
}
