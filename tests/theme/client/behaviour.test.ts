/** Attributes are for scripts and stand in one list; looks are classes. A stray is named with its file. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import * as ofSite from '../../../site/client/behaviour.ts'
import * as ofTheme from '../../../theme/client/behaviour.ts'
import { slashed } from '../../../engine/paths/slashed.ts'

const root = resolve(import.meta.dirname, '../../..')
const lists = ['site/client/behaviour.ts', 'theme/client/behaviour.ts']

/** Written by the engine and by Markdown, for which they are documented, what is left out of print or of search, and links that load a page anew. */
const others = [
  ...[
    'active',
    'content',
    'crash',
    'entry',
    'failed',
    'failure',
    'leaving',
    'open',
    'pressed',
    'print',
    'region',
    'reload',
    'search',
  ],
  ...['footnote-backref', 'footnotes', 'kinds', 'lang', 'line', 'no-copy'],
].map((name) => `data-${name}`)
/** Of the list, what only Markdown writes. */
const fromMarkdown = ['data-default']

const textOf = (file: string) => readFileSync(join(root, file), 'utf8')
const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${slashed(file)}`)
    .filter((file) => /\.tsx?$/.test(file))
    .sort()

const sources = [...filesIn('theme'), ...filesIn('site'), ...filesIn('brands')].filter((file) => !lists.includes(file))
const { attribute: _, ...groups } = { ...ofTheme, ...ofSite }
/** `menuAttributes.menu` and `data-menu`. */
const names = Object.entries(groups).flatMap(([group, attributes]) =>
  Object.entries(attributes).map(([key, name]): readonly [string, string] => [`${group}.${key}`, name]),
)

const isMarkup = (file: string) => /\.tsx$|\.styles\.ts$|^theme\/(?:styles\/|sentences)/.test(file)
const isScript = (file: string) =>
  (file.endsWith('.ts') && !file.endsWith('.styles.ts')) || file.endsWith('.island.tsx')

test('no attribute of our own stands outside of the list', () => {
  const strays = sources.flatMap((file) =>
    [...textOf(file).matchAll(/(?<![\w-])data-[a-z][\w-]*/g)]
      .filter(([name]) => !others.includes(name))
      .map(([name]) => `${file}: ${name}`),
  )
  assert.equal(strays, [])
})

test('no script reads an attribute by another spelling', () => {
  assert.equal(
    sources.filter(
      (file) => /\.dataset\b/.test(textOf(file)) && file !== 'theme/styles/noFlash.ts' && file !== 'site/noFlash.ts',
    ),
    [],
  )
})

test('one attribute has one name', () => {
  const values = names.map(([, name]) => name)
  assert.equal(
    values.filter((name, index) => values.indexOf(name) !== index),
    [],
  )
})

test('every attribute is in the markup or set by a script, and a script or a browser test looks for it', () => {
  const browserTests = filesIn('tests/e2e').map(textOf)
  const unused = names.filter(([key, name]) => {
    const users = sources.filter((file) => new RegExp(`\\b${key.replace('.', '\\.')}\\b`).test(textOf(file)))
    const set = new RegExp(`(?:set|toggle)Attribute\\(${key.replace('.', '\\.')}\\b`)
    const isWritten = users.some((file) => isMarkup(file) || set.test(textOf(file))) || fromMarkdown.includes(name)
    const isLookedFor = users.some(isScript) || browserTests.some((text) => new RegExp(`${name}\\b(?!-)`).test(text))
    return !isWritten || !isLookedFor
  })
  assert.equal(
    unused.map(([key]) => key),
    [],
  )
})

// Declarations that several styles share stand alone on a line: they are no name of anything.
test('a style names only attributes of the list and styles of its own file', () => {
  const strays = sources.flatMap((file) => {
    const text = textOf(file)
    const imported = new Set(
      [...text.matchAll(/^import \{([^}]*)\} from '([^']+)'/gm)]
        .filter(([, , from]) => !from!.endsWith('/behaviour.ts'))
        .flatMap(([, list]) => list!.split(',').map((name) => name.trim())),
    )
    return [...text.matchAll(/\bcss`([^`]*)`/g)]
      .map(([, style]) => style!.replaceAll(/^\s*\$\{\w+\}$/gm, ''))
      .flatMap((style) => [...style.matchAll(/\$\{(\w+)/g)].map(([, name]) => name!))
      .filter((name) => imported.has(name))
      .map((name) => `${file}: ${name}`)
  })
  assert.equal(strays, [])
})

test.run()
