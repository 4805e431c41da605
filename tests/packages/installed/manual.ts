/** Sites that the documentation writes out, file by file, made as a reader would make them. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { snippets } from '../../docs/snippets.ts'
import { site } from '../../support/cli.ts'
import { installIn, openProject, tarball } from './engine.ts'

const test = suite('manual')
export const manual = test

for (const locale of ['en', 'zh'])
  test(`M-08 the site without the theme that ${locale}/docs/design/without-theme.md shows is built`, async () => {
    const folder = openProject(`own-${locale}`)
    const files = snippets.filter(
      ({ place, title }) => place.startsWith(`${locale}/docs/design/without-theme.md`) && title,
    )
    assert.is(files.length, 5)
    for (const { title, text } of files) {
      mkdirSync(dirname(join(folder, title!)), { recursive: true })
      writeFileSync(join(folder, title!), text)
    }
    const dependencies = { 'site-engine': `file:${tarball}`, react: '^19.0.0', 'react-dom': '^19.0.0' }
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }))
    installIn(folder)
    const program = join(folder, 'node_modules/site-engine/lib/cli/main.js')
    const { code, stdout } = await site(['build', '--json'], { cwd: folder, program })
    assert.is(code, 0, stdout)
    assert.equal((JSON.parse(stdout) as { diagnostics: readonly unknown[] }).diagnostics, [])
    const html = readFileSync(join(folder, 'dist/acme/index.html'), 'utf8')
    assert.match(html, /<nav>.*<h1>Acme<\/h1>.*<strong>world<\/strong>/s)
  })
