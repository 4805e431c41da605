/** Which type becomes which: the pages of sources and targets say what the page of all type mappings says. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import fastGlob from 'fast-glob'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { parse } from 'yaml'

const docs = resolve(import.meta.dirname, '../../content/replication')
const read = (file: string) => readFileSync(resolve(docs, file), 'utf8')

const cellsOf = (row: string) =>
  row
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())

/** The rows of tables below a heading with this anchor, the heading of a table among them. */
function rowsBelow(text: string, anchor: RegExp): readonly (readonly string[])[] {
  const parts = text.split(/^(?=#{2,3} )/m).filter((part) => anchor.test(part.split('\n')[0]!))
  return parts.flatMap((part) => part.match(/^\|.*\|$/gm) ?? []).map(cellsOf)
}

const typesIn = (cell: string) => cell.split(/[,、]/).map((type) => type.trim().replaceAll('`', ''))

/** From the anchors of the page of all mappings: what types of a source become at a target. */
function mappingsIn(text: string): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const anchors = [...text.matchAll(/^### .*\{#([\w-]+)\}$/gm)].map(([, anchor]) => anchor!)
  return new Map(
    anchors.map((anchor) => {
      const rows = rowsBelow(text, new RegExp(`\\{#${anchor}\\}`))
      return [anchor, new Map(rows.flatMap(([from, to]) => typesIn(from!).map((type) => [type, to!.replaceAll('`', '')])))]
    }),
  )
}

/** Columns of the tables of sources: the mapping each of them shows. */
const columns: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  mysql: {
    PostgreSQL: 'mysql-postgresql',
    Oracle: 'mysql-oracle',
    'SQL Server': 'mysql-sqlserver',
    StarRocks: 'mysql-starrocks',
    Doris: 'mysql-doris',
  },
  oracle: {
    MySQL: 'oracle-mysql',
    PostgreSQL: 'oracle-postgresql',
    'SQL Server': 'oracle-sqlserver',
    'StarRocks, Doris': 'oracle-starrocks',
  },
  postgresql: { MySQL: 'pg-mysql', StarRocks: 'pg-starrocks', Doris: 'pg-doris', ClickHouse: 'pg-clickhouse' },
  sql_server: { MySQL: 'sqlserver-mysql', PostgreSQL: 'sqlserver-postgresql' },
  db2: { 'MySQL, TiDB': 'db2-mysql', StarRocks: 'db2-starrocks' },
  sap_hana: { MySQL: 'hana-mysql', PostgreSQL: 'hana-postgresql', 'StarRocks, Doris': 'hana-starrocks' },
}

/** How the tables of sources name types that have another name in the mapping. */
const named: Readonly<Record<string, string>> = {
  'NUMBER without decimals': 'NUMBER_BIGINT',
  'NUMBER with decimals': 'NUMBER_DECIMAL',
  'TEXT types': 'TEXT',
  'BLOB types': 'BLOB',
}
const short = (type: string) => type.replace(/^NUMBER_(BIGINT|DECIMAL)$/, 'NUMBER')

const all = mappingsIn(read('en/docs/settings/type_mapping.md'))

for (const [page, mappings] of Object.entries(columns))
  test(`source/${page}`, () => {
    const [head, , ...rows] = rowsBelow(read(`en/docs/source/${page}.md`), /\{#types\}/)
    const wrong: string[] = []
    for (const [types, ...targets] of rows)
      for (const type of typesIn(types!).map((type) => named[type] ?? type))
        for (const [at, said] of targets.entries()) {
          const mapping = all.get(mappings[head![at + 1]!]!)
          assert.ok(mapping, `${head![at + 1]} is a column without a mapping`)
          const listed =
            mapping.get(type) ??
            mapping.get(type.replaceAll(' ', '_')) ??
            (type.includes('CHAR') ? mapping.get('All character types') : undefined)
          // A dash says that the type is not listed.
          const right = said === '-' ? listed === undefined : typesIn(said).includes(short(listed ?? type))
          const none = listed === 'No default mapping' && said === 'Not supported'
          if (!right && !none) wrong.push(`${type} to ${head![at + 1]}: ${said}, not ${listed ?? 'the same name'}`)
        }
    assert.equal(wrong, [])
  })

type Table = { readonly from: string[]; readonly to: string[]; readonly rows?: Readonly<Record<string, string>> }
const { tables } = parse(read('../data/types.yml')) as { readonly tables: readonly Table[] }

/** How anchors name ends that have another name in the data. */
const ends: Readonly<Record<string, string>> = {
  pg: 'postgresql',
  sqlserver: 'sql-server',
  adbmysql: 'analyticdb-for-mysql',
  obora: 'oceanbase-for-oracle',
}

/** Types that the page of all mappings names together. */
const groups: Readonly<Record<string, RegExp>> = {
  'all character types': /CHAR/,
  'interval types': /^INTERVAL/,
  'range types': /RANGE$/,
  'array types': /^ARRAY$/,
  'spatial types': /^(GEOMETRY|(MULTI)?(POINT|LINESTRING|POLYGON)|GEOMETRYCOLLECTION)$/,
  xml: /^XMLTYPE$/,
  uri: /URITYPE$/,
  object: /^$/,
  'all timestamp and interval types': /^(TIMESTAMP|INTERVAL)/,
}

/** What the page says of a type; the first group it belongs to, where it is not named itself. */
function saidOf(type: string, mapping: ReadonlyMap<string, string>): string | undefined {
  const grouped = [...mapping].find(([names]) =>
    Object.entries(groups).some(([group, has]) => names.toLowerCase().includes(group) && has.test(type)),
  )
  return mapping.get(type) ?? mapping.get(type.replaceAll(' ', '_')) ?? grouped?.[1]
}

test('the tables of pairs', () => {
  const wrong: string[] = []
  let compared = 0
  for (const [anchor, mapping] of all) {
    const [from, to] = anchor.split('-').map((name) => ends[name] ?? name)
    const table = tables.find((each) => each.rows && each.from.includes(from!) && each.to.includes(to!))
    assert.ok(table, `${anchor} has no table in types.yml`)
    const listed = new Set(Object.values(table.rows!).flatMap((types) => types.split(', ')))
    for (const [type, target] of mapping)
      if (/^\w+$/.test(type) && !groups[type.toLowerCase()] && type !== target && !listed.has(type) && !listed.has(type.replaceAll('_', ' ')))
        wrong.push(`${anchor}: ${type} keeps its name, and becomes ${target} on the page`)
    for (const [target, types] of Object.entries(table.rows!))
      for (const type of types.split(', ')) {
        const said = saidOf(type, mapping)
        const none = target === '-' && ['No default mapping', 'Not supported'].includes(said ?? '')
        compared += 1
        if (said !== target && !none) wrong.push(`${anchor}: ${type} becomes ${target}, not ${said ?? 'the same'}`)
      }
  }
  assert.ok(compared > 500, `${compared} types`)
  assert.equal(wrong, [])
})

for (const locale of ['zh', 'en'])
  test(`targets, ${locale}`, () => {
    const rows = new Set(rowsBelow(read(`${locale}/docs/settings/type_mapping.md`), /\{#[\w-]+\}/).map(String))
    const shown = fastGlob
      .sync(`${locale}/docs/target/*.md`, { cwd: docs })
      .flatMap((file) => rowsBelow(read(file), /\{#(?:hive-)?types(?:-\w+)?\}/).map((row) => ({ file, row })))
      .filter(({ row: [from, to] }) => from!.startsWith('`') && to!.startsWith('`'))
    assert.ok(shown.length > 100, `${shown.length} rows`)
    assert.equal(
      shown.filter(({ row }) => !rows.has(String(row))),
      [],
    )
  })

test.run()
