/** The catalogue and the guides name the same sources and targets. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { parse } from 'yaml'

type Side = 'source' | 'target'
type Connector = { readonly name: string; readonly source?: boolean; readonly scan?: boolean; readonly target?: boolean }

const root = resolve(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(resolve(root, 'content', file), 'utf8')
const connectors = parse(read('data/connectors.yml')) as Readonly<Record<string, Connector>>

/** What guides call a connector, where its name is not part of theirs; a service is read and written as the product it runs. */
const names: Readonly<Record<string, string>> = {
  'rds-for-mysql': 'MySQL',
  'rds-for-postgresql': 'PostgreSQL',
  'aurora-mysql': 'Aurora( for)? MySQL',
  'aurora-for-postgresql': 'Aurora( for)? PostgreSQL',
  'polardb-for-mysql': 'PolarDB( for)? MySQL',
  'polardb-for-postgresql': 'PolarDB( for)? PostgreSQL',
  'adb-for-mysql': 'AnalyticDB( for)? MySQL',
  'adb-for-postgresql': 'AnalyticDB( for)? PostgreSQL',
  'gaussdb-for-opengauss': 'GaussDB',
  'apache-spanner': 'Spanner',
  'ibm-db2': 'Db2',
  'oceanbase-for-oracle': 'OceanBase',
  kingbase: 'KingbaseES',
  dameng: 'Dameng|达梦',
  'tdsql-c': 'TDSQL(-C MySQL)?',
  tdsql: 'TDSQL( MySQL)?',
  'ssh-file': 'SSH (files|文件)',
  'oss-file': 'OSS',
  's3-file': 'S3',
  yuque: 'Yuque|语雀',
  'rag-api': 'RagApi',
}

/** Release notes name it as a target, and no guide has it yet. */
const fromReleases: readonly string[] = ['duckdb']

/** All that an overview names in its tables of sources or of targets. */
function namedIn(locale: string, side: Side): readonly string[] {
  const [, ...tables] = read(`replication/${locale}/docs/${side}/overview.md`).split(/^## /m)
  const listed = tables.filter((part) => /^.*\{#(databases|others|all)\}/.test(part)).join('\n')
  const cells = [...listed.matchAll(/^\| (.*?) \| (.*?) \|/gm)].map(([, first, second]) => (side === 'source' ? first : second)!)
  return cells.flatMap((cell) => cell.replaceAll(/\[(.*?)\]\(.*?\)|（.*?）|\(.*?\)/g, '$1').split(/[,、]/)).map((name) => name.trim())
}

const differing = (locale: string, side: Side): readonly string[] => {
  const listed = namedIn(locale, side)
  return Object.entries(connectors).flatMap(([slug, connector]) => {
    const name = new RegExp(`^(${names[slug] ?? connector.name})$`)
    const isListed = listed.some((other) => name.test(other)) || (side === 'target' && fromReleases.includes(slug))
    return isListed === (connector[side] ?? false) ? [] : [`${locale}: ${connector.name} ${isListed ? 'is' : 'is no'} ${side} in the guides`]
  })
}

test('what is read by scheduled scans only is a source, and the guide of scans has it', () => {
  const scanned = Object.values(connectors).filter(({ scan }) => scan)
  const guide = read('replication/en/docs/source/scheduled_scan.md')
  assert.ok(scanned.length > 0)
  for (const { name, source } of scanned) assert.ok(source && guide.includes(`\n| ${name} | `), name)
})

for (const side of ['source', 'target'] as const) {
  test(`a connector is a ${side} where the guides have it as one`, () => {
    assert.ok(namedIn('en', side).length > 30)
    assert.equal([...differing('en', side), ...differing('zh', side)], [])
  })
}

test.run()
