/** Code that the documentation shows compiles as it is written, against the types a reader has: nothing it names is missing. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { inTempFolder } from '../support/tempFolder.ts'
import { contractExamples, rowsOf } from './contractExamples.ts'
import { root, snippets, type Snippet } from './snippets.ts'

/** What stands around settings that are shown without the rest of their file. */
const frames: Readonly<Record<string, readonly [before: string, after: string]>> = {
  'site.config.ts': [
    "import { defineSite } from 'site-engine'\nexport default defineSite({ title: 'My docs',\n",
    '})\n',
  ],
  'brand.ts': ["import type { ThemedBrand } from 'site-engine'\nexport default {\n", '} satisfies ThemedBrand\n'],
  'index.js': ["import { definePlugin } from 'site-engine'\nexport default definePlugin({ name: 'acme',\n", '})\n'],
}

/** Packages that readers install when they want what a page describes. */
const guests = `declare module '@tailwindcss/vite' { const plugin: () => import('vite').Plugin[]; export default plugin }
declare module '@rolldown/plugin-babel' { const plugin: (options: object) => import('vite').Plugin; export default plugin }
declare module '@stylexjs/unplugin' { const plugin: { vite(options: object): import('vite').Plugin }; export default plugin }
declare module 'unocss/vite' { const plugin: (options: object) => import('vite').Plugin[]; export default plugin }
declare module '@shikijs/twoslash' { export function transformerTwoslash(options: { explicitTrigger?: boolean }): import('shiki/types').ShikiTransformer }
declare module 'some-map' { export function draw(element: HTMLElement): void }
declare module 'styled-components' { export class ServerStyleSheet { collectStyles(tree: import('react').ReactNode): import('react').ReactNode; getStyleTags(): string } }
declare module 'leaflet' { const L: { Icon: { Default: { imagePath: string; mergeOptions(options: object): void } } }; export default L }
`

/** What JavaScript may not have either: a mistake in spelling, a name or a module that is not there. */
const ofAnyLanguage = /error TS(?:1\d{3}|2304|2305|2307|2552):/

function codeOf({ title = '', text }: Snippet): string {
  const [before, after] = (!/^(?:import|export) /m.test(text) && frames[basename(title)]) || ['', '\nexport {}\n']
  return before + text + after
}

/** A page may show several states of a file: each is compiled beside the other files of the page, which it may import. */
function projectsOf(ofPage: readonly Snippet[]): readonly ReadonlyMap<string, Snippet>[] {
  const byName = Map.groupBy(ofPage, ({ place, title = '', language }) =>
    /\.[jt]sx?$/.test(title) ? title : `${place.split(':')[1]}.${language}`,
  )
  const states = Math.max(...[...byName.values()].map(({ length }) => length))
  return Array.from(
    { length: states },
    (_, index) => new Map([...byName].map(([name, all]) => [name, all[Math.min(index, all.length - 1)]!])),
  )
}

/** Doors of the package -> the sources behind them. */
function paths(): Readonly<Record<string, readonly string[]>> {
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    exports: Readonly<Record<string, string | { readonly types: string }>>
  }
  return Object.fromEntries(
    Object.entries(exports).flatMap(([door, to]) => {
      if (typeof to === 'string') return []
      const source = join(root, to.types.replace(/^\.\/lib\//, '').replace(/\.d\.ts$/, ''))
      return [[`site-engine${door.slice(1)}`, [`${source}.ts`, `${source}.tsx`]]]
    }),
  )
}

test('blocks of TypeScript and JavaScript compile, and so do the examples of the contract of plugins', () =>
  inTempFolder((folder) => {
    const shown = snippets.filter(({ language }) => ['ts', 'tsx', 'js'].includes(language))
    assert.ok(shown.length > 100, String(shown.length))
    const places = new Map<string, string>()
    for (const [page, ofPage] of Map.groupBy(shown, ({ place }) => place.replace(/\.mdx?:\d+$/, '')))
      for (const [index, files] of projectsOf(ofPage).entries())
        for (const [name, snippet] of files) {
          const file = join(`${page}-${index + 1}`, name)
          places.set(file, snippet.place)
          mkdirSync(dirname(join(folder, file)), { recursive: true })
          writeFileSync(join(folder, file), codeOf(snippet))
        }
    for (const { place, text } of contractExamples) {
      const file = `example-${place.split(':')[1]}.ts`
      places.set(file, place)
      writeFileSync(join(folder, file), text)
    }
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    writeFileSync(join(folder, 'guests.d.ts'), guests)
    const compilerOptions = { paths: paths(), allowJs: true, checkJs: true, preserveSymlinks: true }
    const options = {
      extends: join(root, 'tsconfig.json'),
      compilerOptions,
      include: ['**/*'],
      exclude: ['node_modules'],
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(options))
    const { stdout } = spawnSync(
      process.execPath,
      [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder, '--pretty', 'false'],
      {
        encoding: 'utf8',
        cwd: folder,
      },
    )
    const found = stdout
      .split('\n')
      .filter((line) => /^\S/.test(line) && (!/\.js\(/.test(line) || ofAnyLanguage.test(line)))
    assert.equal(
      found.map((line) => `${places.get(line.split('(')[0]!) ?? '?'}  ${line}`),
      [],
    )
  }))

test('the examples of the contract are the same in both languages', () => {
  const [en, zh] = ['en', 'zh'].map((language) => rowsOf(language).map(({ section, example }) => [section, example]))
  assert.ok(en!.length > 60, String(en!.length))
  assert.equal(zh, en)
})

test.run()
