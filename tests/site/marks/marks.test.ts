/** Marks of connectors: each that data and pages name is in the sprite, and there is no other. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { parse } from 'yaml'
import { readCatalogue } from '../../../plugins/connectors/catalogue.ts'
import { logos } from '../../../site/marks/logos.ts'
import { drawings } from '../../../site/marks/drawings.ts'
import { markOf } from '../../../site/marks/markOf.ts'
import { symbols } from '../../../site/marks/symbols.ts'
import { realOf } from '../../plugins/connectors/support.ts'

const { connectors } = readCatalogue(realOf('content/data/connectors.yml'))
const file = resolve(import.meta.dirname, '../../../content/data/databases.yml')
const kinds = parse(readFileSync(file, 'utf8')) as Readonly<Record<string, readonly { name: string; mark: string }[]>>
const databases = Object.values(kinds)
  .flat()
  .map((kind) => ({ ...kind, category: 'database' }) as const)
const nameOf = (connector: Parameters<typeof markOf>[0]) => markOf(connector).split('#')[1]!

test('every connector has a mark of its own or of its family', async () => {
  const sprite = await symbols()
  for (const connector of [...connectors, ...databases])
    assert.match(sprite[nameOf(connector)] ?? '', /^<path .* d="M?[^"]+"\/>$/i, connector.name)
})

test('a connector without a mark has that of its category', () => {
  assert.is(markOf({ category: 'lake' }), '/marks.svg#lake')
})

test('no name is both a logo and a drawing, and none is without use', () => {
  const used = new Set([...connectors.map(nameOf), ...connectors.map(({ category }) => category)])
  const names = [...Object.keys(logos), ...Object.keys(drawings)]
  assert.equal(
    names.filter((name, index) => names.indexOf(name) !== index || !used.has(name as 'database')),
    [],
  )
})

test.run()
