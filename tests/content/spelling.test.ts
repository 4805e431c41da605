/** English is spelled one way everywhere, drawings and labels of the site included: the American, as "license" is. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import fastGlob from 'fast-glob'
import { test } from 'uvu'
import * as assert from 'uvu/assert'

const root = resolve(import.meta.dirname, '../..')
const files = ['content/*/en/**/*.{md,mdx,svg}', 'content/data/**/*.yml', 'site/strings/en/*.ts', 'theme/words/en/*.ts', 'brands/*/*.ts']

const stems = 'author|central|custom|initial|normal|optim|organ|prior|recogn|material|summar|synchron|vector|visual'
const british = new RegExp(
  `\\b\\w*(?:${stems})is(?:e|es|ed|er|ers|ing|ation|ations)\\b|\\banalys(?:e|ed|er|ers|ing)\\b|\\b(?:behaviours?|colours?|enquir(?:y|ies)|licences?|unauthorised)\\b`,
  'gi',
)

/** What readers see: no names in code, no anchors, no comments. */
const visible = (text: string): string =>
  text
    .replace(/\/\*[^]*?\*\/|```[^]*?```/g, '')
    .replace(/\{#[\w-]+\}|^\s*\/\/.*$|(?:^\s*|[{,] )\w+:(?= )/gm, '')
    .replace(/'(?:\w+, )+\w+'/g, '')

const found = (text: string) => visible(text).match(british) ?? []

test('English is spelled the American way', () => {
  assert.equal(found("licence: 'Get a licence',\n// colour\n## Colours {#colours}"), ['licence', 'Colours'])
  const all = fastGlob.sync(files, { cwd: root })
  assert.ok(all.length > 300, `${all.length} files`)
  assert.equal(
    all.flatMap((file) => found(readFileSync(resolve(root, file), 'utf8')).map((word) => `${file}: ${word}`)),
    [],
  )
})

test('what somebody owns is theirs: English has no "the own"', () => {
  const others = /\b(?:an own|the own|own ones)\b/gi
  assert.equal('Nobody approves the own ticket, or an own one; on their own'.match(others), ['the own', 'an own'])
  const files = fastGlob.sync(['content/*/en/**/*.{md,mdx}', 'site/strings/en/*.ts', 'docs/content/en/**/*.md'], { cwd: root })
  assert.equal(
    files.flatMap((file) => (readFileSync(resolve(root, file), 'utf8').match(others) ?? []).map((found) => `${file}: ${found}`)),
    [],
  )
})

test('an edition has one name', () => {
  const others = /\bDesktop \d|\bdesktop (?:edition|version)\b/gi
  assert.equal('Desktop 2.9.0 of the desktop edition, a desktop client'.match(others), ['Desktop 2', 'desktop edition'])
  const files = fastGlob.sync(['content/clouddm/en/**/*.{md,mdx}', 'site/strings/en/*.ts'], { cwd: root })
  assert.equal(
    files.flatMap((file) => (readFileSync(resolve(root, file), 'utf8').match(others) ?? []).map((found) => `${file}: ${found}`)),
    [],
  )
})

test.run()
