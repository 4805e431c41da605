/** Both data files: what they hold, and what is said about a mistake. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { SiteError } from '../../../engine/errors/SiteError.ts'
import { readCatalogue } from '../../../plugins/connectors/catalogue.ts'
import { readConnections } from '../../../plugins/connectors/connections.ts'
import { defaultPair, pairsOf } from '../../../plugins/connectors/pairs.ts'
import { connections, realOf, sourceOf } from './support.ts'

const { connectors } = readCatalogue(realOf('content/data/connectors.yml'))

/** `code line:column message` of each problem. */
function problemsOf(read: () => unknown): readonly string[] {
  try {
    read()
  } catch (error) {
    if (!(error instanceof SiteError)) throw error
    return error.diagnostics.map(({ code, place, message }) => `${code} ${place?.line}:${place?.column} ${message}`)
  }
  return []
}
const catalogueProblems = (text: string) => problemsOf(() => readCatalogue(sourceOf('connectors.yml', text)))
const connectionProblems = (text: string) => problemsOf(() => readConnections(sourceOf('connections.yml', text)))

test('there are 69 connectors in six categories', () => {
  const counts = Object.fromEntries(
    ['database', 'analytics', 'lake', 'ai', 'streaming', 'cache'].map((category) => [
      category,
      connectors.filter((connector) => connector.category === category).length,
    ]),
  )
  assert.is(connectors.length, 69)
  assert.equal(counts, { database: 33, analytics: 11, lake: 9, ai: 8, streaming: 6, cache: 2 })
})

test('44 are sources, 54 targets, 36 both and the 7 model vendors neither', () => {
  const count = (is: (connector: (typeof connectors)[number]) => boolean) => connectors.filter(is).length
  assert.is(
    count(({ source }) => source),
    44,
  )
  assert.is(
    count(({ target }) => target),
    54,
  )
  assert.is(
    count(({ source, target }) => source && target),
    36,
  )
  assert.is(
    count(({ source, target }) => !source && !target),
    7,
  )
  assert.equal(
    connectors.filter(({ commercial }) => commercial).map(({ slug }) => slug),
    ['oracle', 'sql-server', 'sap-hana', 'oceanbase-for-oracle'],
  )
})

test('names are written as the products write them', () => {
  const names = new Map(connectors.map(({ slug, name }) => [slug, name]))
  assert.is(names.get('cohere'), 'Cohere')
  assert.is(names.get('gaussdb-for-mysql'), 'GaussDB for MySQL')
  assert.is(names.get('apache-spanner'), 'Google Cloud Spanner')
  assert.is(new Set(names.values()).size, 69)
})

test('every text is one or two sentences in its own language', () => {
  for (const { slug, text } of connectors) {
    const { zh = '', en = '' } = text
    assert.match(zh, /\p{Script=Han}.*。$/u, slug)
    assert.match(en, /^[A-Z][^\p{Script=Han}]*\.$/u, slug)
    assert.ok(zh.length <= 80 && en.length <= 200, slug)
  }
})

test('core has 343 pairs of 26 sources and 51 targets, all has 372 of 35 and 53', () => {
  const sizes = (['core', 'all'] as const).map((set) => {
    const { all, bySource } = pairsOf(connections, set)
    return [all.length, bySource.size, new Set(all.map(({ target }) => target.slug)).size]
  })
  assert.equal(sizes, [
    [343, 26, 51],
    [372, 35, 53],
  ])
})

test('a source opens with itself as target if it can, else with its first', () => {
  for (const set of ['core', 'all'] as const) {
    for (const [slug, own] of pairsOf(connections, set).bySource) {
      const chosen = defaultPair(own)
      assert.ok(own.includes(chosen))
      const mirrored = own.find(({ target }) => target.slug === slug)
      assert.is(chosen, mirrored ?? own[0])
    }
  }
  const keys = [...pairsOf(connections, 'all').bySource].map(([, own]) => defaultPair(own).key)
  assert.ok(keys.includes('/docs/dataMigrationAndSync/connection/mysql-to-mysql/'))
  assert.ok(keys.includes('/docs/dataMigrationAndSync/connection/aurora-for-postgresql-to-aurora-for-pg/'))
  assert.ok(keys.includes('/docs/dataMigrationAndSync/connection/google-drive-to-postgresql/'))
})

test('addresses of pairs are those of the rule, each once', () => {
  const { all } = pairsOf(connections, 'all')
  assert.is(new Set(all.map(({ key }) => key)).size, 372)
  for (const { key } of all) assert.match(key, /^\/docs\/dataMigrationAndSync\/connection\/[a-z\d-]+-to-[a-z\d-]+\/$/)
})

const good = 'mysql:\n  name: MySQL\n  mark: mysql\n  category: database\n  text: { zh: 数据库。, en: A database. }\n'

test('flags are false unless they are given', () => {
  const [mysql] = readCatalogue(sourceOf('connectors.yml', good)).connectors
  assert.equal([mysql?.source, mysql?.target, mysql?.commercial], [false, false, false])
})

test('problems of the catalogue name their line, all at once', () => {
  const text = good
    .replace('category: database', 'category: databases')
    .replace('mark: mysql', 'mark: MySQL')
    .replace('text: { zh: 数据库。, en: A database. }', 'source: 1\n  soruce: true')
  assert.equal(catalogueProblems(text), [
    'connector-data 1:1 "mysql.text" must be given, but is missing',
    'connector-data 3:3 "mysql.mark" must be a slug such as "sql-server", but is "MySQL"',
    'connector-data 4:3 "mysql.category" must be one of database, analytics, lake, ai, streaming, cache, but is "databases"',
    'connector-data 5:3 "mysql.source" must be true or false, but is 1',
    'connector-data-key 6:3 Unknown key "mysql.soruce"',
  ])
})

test('a slug is lower case, and stands once', () => {
  assert.equal(catalogueProblems(good.replace('mysql:', 'MySQL:')), [
    'connector-data 1:1 "MySQL" must be a slug such as "sql-server", but is "MySQL"',
  ])
  const twice = String(catalogueProblems(good + good))
  assert.match(twice, /^front-matter-syntax 6:1 /)
})

const ends = 'ends:\n  mysql: { name: MySQL, kind: relational }\n  kafka: { name: Kafka, kind: stream }\n'
const links = (targets: string) => `links:\n  core:\n    - sources: [mysql]\n      targets: [${targets}]\n`

test('a link to an end that is not there names the spot', () => {
  assert.equal(connectionProblems(ends + links('kafka')), [])
  assert.equal(connectionProblems(ends + links('mysql, kafak')), [
    'connection-end-unknown 7:24 "kafak" is not listed under "ends"',
  ])
})

test('a pair stands once, a list has something in it, a kind is known', () => {
  assert.match(String(connectionProblems(ends + links('kafka, kafka'))), 'The pair mysql to kafka is listed twice')
  assert.match(String(connectionProblems(ends + links(''))), 'connector-data 7:7 "links.core.0.targets" must be a list')
  assert.match(
    String(connectionProblems(ends.replace('stream', 'queue') + links('kafka'))),
    '"ends.kafka.kind" must be one of',
  )
  assert.match(String(connectionProblems(ends)), '"links" must be given, but is missing')
})

test.run()
