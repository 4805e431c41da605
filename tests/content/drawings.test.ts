/**
 * Drawings in the prose are pictures, so no stylesheet of the site reaches them: each says itself what its colours become
 * by night. A browser gives a picture the colour mode of the page around it. `UPDATE=1` writes the rules.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { theme as bladepipe } from '../../brands/bladepipe/theme.ts'
import { theme as clouddm } from '../../brands/clouddm/theme.ts'
import { theme as clougence } from '../../brands/clougence/theme.ts'

type Role = 'area' | 'line' | 'text'

/** What a colour is by night, in each of the parts it plays. */
const night: Readonly<Record<string, Partial<Record<Role, string>>>> = {
  '#f8fafc': { area: '#121a25' },
  '#eef2f7': { area: '#18212e' },
  '#e2e8f0': { area: '#1a2431', line: '#2c3847' },
  '#cbd5e1': { line: '#2c3847' },
  '#94a3b8': { area: '#6b7a8e', line: '#55637a' },
  '#64748b': { line: '#66758b', text: '#9aa8b9' },
  '#475569': { area: '#8593a5' },
  '#334155': { area: '#47566b', line: '#a9b5c4', text: '#c3cdd9' },
  '#0f172a': { area: '#f2f5f9', text: '#f2f5f9' },
  '#ffffff': { area: '#212c3b', text: '#ffffff' },
  '#2563eb': { area: '#7fabff' },
  '#4338ca': { area: '#4a41c4', line: '#8d89f5', text: '#b9b7ff' },
  '#e0e7ff': { area: '#23224f' },
  '#312e81': { text: '#d0d0ff' },
  '#15803d': { area: '#3fae68', line: '#3fae68', text: '#74d197' },
  '#dcfce7': { area: '#14351f' },
  '#14532d': { text: '#b5edc8' },
  [clougence.light.primary]: { area: clougence.dark.bandTo, line: clougence.dark.primary, text: clougence.dark.primary },
  '#d7ebf8': { area: clougence.dark.tint },
  [clougence.light.bandFrom]: { text: '#bfe2fa' },
  [bladepipe.light.primary]: { area: '#076a4d', line: bladepipe.dark.primary, text: bladepipe.dark.primary },
  '#d8f1e6': { area: '#0c2e24' },
  [bladepipe.light.bandFrom]: { text: '#b5ecd8' },
  '#0e7490': { area: '#38a3bd', line: '#38a3bd', text: '#67c5db' },
  '#daf3f9': { area: '#0f2c36' },
  '#164e63': { text: '#b5e6f2' },
  '#b45309': { line: '#d3893a', text: '#f0b37e' },
  '#fef3c7': { area: '#3a2c0d' },
  '#78350f': { text: '#fbdc9a' },
  '#b91c1c': { area: '#e5706b', line: '#e5706b', text: '#ff9a91' },
  '#fee2e2': { area: '#401d1f' },
  '#7f1d1d': { text: '#ffc9c4' },
}

/**
 * Drawings of the replication products have the colours of clougence. What these are with BladePipe, which shares the prose, and
 * whose id is the target of the drawing then. Its own green is what is marked, so that what was green is the blue of deep water.
 */
const bladepipeColours: Readonly<Record<string, string>> = {
  [clougence.light.primary]: bladepipe.light.primary,
  '#d7ebf8': '#d8f1e6',
  [clougence.light.bandFrom]: bladepipe.light.bandFrom,
  '#15803d': '#0e7490',
  '#dcfce7': '#daf3f9',
  '#14532d': '#164e63',
}

/** Arrowheads are filled, and are parts of lines nevertheless. */
const roleOf = (element: string, property: string): Role =>
  element === 'text' ? 'text' : property === 'stroke' || element === 'polygon' ? 'line' : 'area'

const selectors = {
  area: (colour: string) => `:is(rect,circle)[fill='${colour}']{fill:`,
  line: (colour: string) => `[stroke='${colour}']{stroke:`,
  text: (colour: string) => `text[fill='${colour}']{fill:`,
  arrowhead: (colour: string) => `polygon[fill='${colour}']{fill:`,
}

const isShared = (file: string) => file.startsWith('content/replication/')

/** Each colour a drawing uses, once per part it plays. */
function rulesOf(svg: string, file: string): string {
  const [day, dark] = [new Set<string>(), new Set<string>()]
  const nightOf = (colour: string, role: Role) => {
    const found = night[colour]?.[role]
    assert.ok(found, `${file}: ${colour} as ${role} has no colour for the night`)
    return found
  }
  for (const [, element, attributes] of svg.matchAll(/<(\w+)\b([^>]*)>/g))
    for (const [, property, colour] of attributes!.matchAll(/\b(fill|stroke)="(#\w+)"/g)) {
      const role = roleOf(element!, property!)
      const selector = role === 'line' && property === 'fill' ? selectors.arrowhead : selectors[role]
      dark.add(`${selector(colour!)}${nightOf(colour!, role)}}`)
      const other = isShared(file) && bladepipeColours[colour!]
      if (!other) continue
      day.add(`:target ${selector(colour!)}${other}}`)
      dark.add(`:target ${selector(colour!)}${nightOf(other, role)}}`)
    }
  const [byDay, byNight] = [day, dark].map((rules) => [...rules].toSorted().join(''))
  return `<style>${byDay}@media (prefers-color-scheme:dark){${byNight}}</style>`
}

const root = resolve(import.meta.dirname, '../..')
const drawings = globSync('content/**/*.svg', { cwd: root }).map((file) => ({
  file,
  text: readFileSync(resolve(root, file), 'utf8'),
}))

test('every drawing knows its colours by night', () => {
  assert.ok(drawings.length > 50)
  for (const { file, text } of drawings) {
    const drawing = text.replace(/<style>.*<\/style>\n/, '')
    const named = isShared(file) ? drawing.replace(/^<svg(?: id="\w+")?/, '<svg id="bladepipe"') : drawing
    const expected = named.replace(/(?<=^<svg[^>]*>\n)/, `${rulesOf(named, file)}\n`)
    if (process.env['UPDATE']) writeFileSync(resolve(root, file), expected)
    else assert.is(text, expected, file)
  }
})

test('what a drawing marks has the colour of its brand', () => {
  const filesWith = (colour: string, set: string) =>
    drawings.filter(({ file, text }) => file.startsWith(`content/${set}/`) && text.includes(`"${colour}"`))
  assert.ok(filesWith(clouddm.light.primary, 'clouddm').length > 50)
  assert.ok(filesWith(clougence.light.primary, 'replication').length > 20)
  assert.equal(filesWith(clouddm.light.primary, 'replication'), [])
  assert.equal(filesWith(clougence.light.primary, 'clouddm'), [])
})

test('a drawing says the same in both languages', () => {
  const shapes = (text: string) => text.match(/<(?:rect|polygon|path)\b/g)?.length
  const shapesOf = new Map(drawings.map(({ file, text }) => [file, shapes(text)]))
  for (const [file, own] of shapesOf) {
    const twin = file.replace(/\/(zh|en)\//, (_, locale) => (locale === 'zh' ? '/en/' : '/zh/'))
    assert.is(shapesOf.get(twin), own, file)
  }
})

test.run()
