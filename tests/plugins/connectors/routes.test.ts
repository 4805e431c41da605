/** Pages of connectors and pairs, for brands with and without pairs. */
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { sharedKey, type SharedKey } from '../../../engine/sharedKey.ts'
import { connectorCards } from '../../../plugins/connectors/shared.ts'
import { connectors } from '../../../plugins/connectors/index.ts'
import type { ConnectorsOptions } from '../../../plugins/connectors/options.ts'
import type { Choices, ConnectionProps, ConnectorProps } from '../../../plugins/connectors/types.ts'
import type { Brand, Document, Route, Routing } from '../../../engine/types.ts'
import { acme, configOf } from '../../support/memorySite.ts'

const ends = readdirSync('content/data/ends').map((file) => `ends/${file}`)
const files = ['connectors.yml', 'connections.yml', 'pairs.yml', 'types.yml', ...ends].map(
  (file) => `content/data/${file}`,
)
const config = configOf()
const guide: Document = {
  plugin: 'docs',
  file: 'content/acme/zh/docs/quick/quick_start_mgr.md',
  hash: '',
  address: { set: 'acme', locale: 'zh', rest: 'docs/quick/quick_start_mgr.md' },
  data: {},
  imports: [],
}

async function routing(options: ConnectorsOptions<Brand>, others: readonly Document[] = [guide]): Promise<Routing> {
  const plugin = connectors(options)
  const own = await Promise.all(
    files.map(async (file): Promise<Document> => {
      const { data } = await plugin.read!({ source: { file, text: readFileSync(file, 'utf8'), hash: '' }, config })
      return { plugin: 'connectors', file, hash: '', address: undefined, data, imports: [] }
    }),
  )
  return plugin.route!({ documents: own, all: [...own, ...others], brand: acme, config })
}

const all = await routing({ connections: () => 'all' })
const core = await routing({ connections: () => 'core' })
const none = await routing({})
const at = ({ routes }: Routing, path: string): Route | undefined => routes.find((route) => route.path === path)
const propsAt = <T>(from: Routing, path: string): T => at(from, path)!.props as unknown as T
const sharedBy = <T>({ shared = [] }: Routing, key: SharedKey<T>): T | undefined =>
  key.read({ shared: Object.fromEntries(shared.map(({ name, value }) => [name, value])) })
const pair = '/docs/dataMigrationAndSync/connection/'

test('every page has a path of its own, in both languages', () => {
  const counts = [all, core, none].map(({ routes }) => {
    assert.is(new Set(routes.map(({ path }) => path)).size, routes.length)
    return routes.length
  })
  assert.equal(counts, [2 * (69 + 372 + 1), 2 * (69 + 343 + 1), 2 * 69])
})

test('a page knows the same page in other languages', () => {
  assert.is(at(all, '/en/connector/mysql/')?.key, '/connector/mysql/')
  assert.is(at(all, `/en${pair}mysql-to-kafka/`)?.key, `${pair}mysql-to-kafka/`)
})

test('the catalogue is shared once per language', () => {
  const [zh, en] = ['zh', 'en'].map((locale) => sharedBy(all, connectorCards(locale)))
  assert.is(zh!.length, 69)
  assert.is.not(zh![0]!.text, en![0]!.text)
  assert.equal(
    none.shared!.map(({ name }) => name),
    ['connectors/zh', 'connectors/en'],
  )
})

test('where the connectors are another brand’s, they have no pages, and the catalogue is there', async () => {
  const { routes, shared } = await routing({ pages: ({ id }) => id !== 'acme', connections: () => 'all' })
  assert.equal(routes, [])
  assert.equal(
    shared!.map(({ name }) => name),
    ['connectors/zh', 'connectors/en'],
  )
})

test('every path a page leads to exists', () => {
  for (const from of [all, core, none]) {
    const known = new Set([
      ...from.routes.map(({ path }) => path),
      '/docs/quick/quick_start_mgr/',
      '/en/docs/quick/quick_start_mgr/',
    ])
    const paths = JSON.stringify([from.routes.map(({ props }) => props), from.shared]).matchAll(/"(\/[^"]*)"/g)
    for (const [, path] of paths) assert.ok(known.has(path!.split('#')[0]!), path)
  }
})

test('documentation begins at the default pair, else where it is a target, else at the guide', () => {
  const docsOf = (from: Routing, slug: string) => propsAt<ConnectorProps>(from, `/connector/${slug}/`).docs
  assert.is(docsOf(all, 'mysql'), `${pair}mysql-to-mysql/`)
  assert.is(docsOf(all, 'polardb-x'), `${pair}polardb-x-to-mysql/`)
  assert.is(docsOf(all, 'hive'), `${pair}mysql-to-hive/`)
  assert.is(docsOf(all, 'openai'), '/docs/quick/quick_start_mgr/')
  assert.is(docsOf(core, 'kingbase'), '/docs/quick/quick_start_mgr/')
  assert.is(propsAt<ConnectorProps>(all, '/en/connector/kafka/').docs, `/en${pair}kafka-to-kafka/`)
})

test('a brand without pairs and without the guide leaves the door to its pages', async () => {
  const bare = await routing({}, [])
  assert.is(propsAt<ConnectorProps>(bare, '/connector/mysql/').docs, undefined)
  assert.equal(propsAt<ConnectorProps>(bare, '/connector/mysql/').pipelines, [])
})

test('related connectors are at most six others of the category, and each is someone’s neighbour', () => {
  const routes = none.routes.filter(({ locale }) => locale === 'zh')
  const linked = new Set<string>()
  for (const route of routes) {
    const { connector, related } = route.props as unknown as ConnectorProps
    assert.ok(related.length <= 6)
    for (const other of related) {
      assert.is(other.category, connector.category)
      assert.is.not(other.slug, connector.slug)
      linked.add(other.slug)
    }
  }
  assert.is(linked.size, 69)
})

test('a pair knows both ends and the opposite pair', () => {
  const { source, target, reverse, choices } = propsAt<ConnectionProps>(all, `${pair}mysql-to-kafka/`)
  assert.equal([source.name, source.kind, source.path], ['MySQL', 'relational', '/connector/mysql/'])
  assert.equal([target.name, target.kind], ['Kafka', 'stream'])
  assert.is(reverse, `${pair}kafka-to-mysql/`)
  const { sources, targets } = sharedBy(all, sharedKey<Choices>(choices))!
  assert.equal([sources.length, targets.length], [35, 48])
  assert.is(propsAt<ConnectionProps>(all, `${pair}mysql-to-mysql/`).reverse, undefined)
  assert.is(propsAt<ConnectionProps>(all, `${pair}mysql-to-redis/`).reverse, undefined)
})

test('facts of an end are shared by all of its pairs', () => {
  const { facts, tasks, ddl, by, into } = propsAt<ConnectionProps>(all, `/en${pair}mysql-to-clickhouse/`)
  assert.is(facts.reads, 'facts/en/mysql/reads')
  assert.is(propsAt<ConnectionProps>(all, `/en${pair}mysql-to-redis/`).facts.reads, facts.reads)
  for (const name of Object.values(facts).flat() as string[]) assert.ok(sharedBy(all, sharedKey(name)), name)
  assert.equal([by, into], ['through the row binlog', 'as rows of ReplacingMergeTree tables'])
  assert.equal(tasks, ['structure', 'full', 'incremental', 'ddl', 'compare'])
  assert.equal(ddl, { does: ['add', 'drop', 'modify', 'change', 'create'], whole: ['create'], isSynced: true })
})

test('a pair links to pages of the documentation that the brand has', async () => {
  const doc = { ...guide, file: '', address: { ...guide.address!, rest: 'docs/faq/delay.md' } }
  const data = { title: '延迟', slug: 'faq/delay' }
  const withDocs = await routing({ connections: () => 'all' }, [{ ...doc, data }])
  const docsAt = (from: Routing) => propsAt<ConnectionProps>(from, `${pair}mysql-to-kafka/`).docs
  assert.equal(docsAt(withDocs), [{ name: '延迟', path: '/docs/faq/delay/' }])
  assert.equal(docsAt(all), [])
  const scheduled = await routing({ connections: () => 'all' }, [
    { ...doc, data: { ...data, publishAt: '2030-01-01' } },
  ])
  assert.equal(docsAt(scheduled), [])
})

test('a connector with many pairs leads to the list of them', () => {
  const listOf = (slug: string) => propsAt<ConnectorProps>(all, `/connector/${slug}/`).allPipelines
  assert.is(listOf('mysql'), `${pair}#mysql`)
  assert.is(listOf('hive'), undefined)
})

test('a connector knows the other ends of all its pairs, and how it is read in them', () => {
  const of = (from: Routing, slug: string) => propsAt<ConnectorProps>(from, `/connector/${slug}/`)
  assert.is(of(all, 'mysql').downstream.length, 48)
  assert.equal(of(all, 'mysql').modes, ['full', 'incremental'])
  assert.equal(of(all, 'kafka').modes, ['incremental'])
  const { upstream, downstream, modes } = of(all, 'hive')
  assert.equal([upstream, downstream, modes], [['MySQL', 'MariaDB', 'Aurora for MySQL'], [], []])
  // Some brands have no pairs that begin with it.
  assert.equal([of(all, 'clickhouse').modes, of(core, 'clickhouse').modes], [['full'], []])
})

test('an end of a pair without facts is an error at the end', async () => {
  const plugin = connectors({ connections: () => 'all' })
  const text =
    'ends:\n  mysql: { name: MySQL, kind: relational }\nlinks: { core: [{ sources: [mysql], targets: [mysql] }] }\n'
  const own = await Promise.all(
    [readFileSync(files[0]!, 'utf8'), text].map(async (text, index): Promise<Document> => {
      const { data } = await plugin.read!({ source: { file: files[index]!, text, hash: '' }, config })
      return { plugin: 'connectors', file: files[index]!, hash: '', address: undefined, data, imports: [] }
    }),
  )
  try {
    await plugin.route!({ documents: own, all: own, brand: acme, config })
    assert.unreachable()
  } catch (error) {
    const { diagnostics } = error as { diagnostics: { code: string; place: { line: number }; message: string }[] }
    assert.equal(
      diagnostics.map(({ code, place, message }) => `${code} ${place.line} ${message}`),
      ['connection-fact-missing 2 "mysql.source" is missing', 'connection-fact-missing 2 "mysql.target" is missing'],
    )
  }
})

test('props of a pair stay small', () => {
  for (const { key, props } of all.routes) if (key.includes('-to-')) assert.ok(JSON.stringify(props).length < 3500, key)
})

test('an end whose connector is not in the catalogue is an error with its line', async () => {
  const plugin = connectors()
  const text = 'ends:\n  mysql: { name: MySQL, kind: relational, connector: mysqk }\nlinks: { core: [] }\n'
  const read = async (file: string, text: string): Promise<Document> => {
    const { data } = await plugin.read!({ source: { file, text, hash: '' }, config })
    return { plugin: 'connectors', file, hash: '', address: undefined, data, imports: [] }
  }
  const own = await Promise.all([read(files[0]!, readFileSync(files[0]!, 'utf8')), read(files[1]!, text)])
  try {
    await plugin.route!({ documents: own, all: own, brand: acme, config })
    assert.unreachable()
  } catch (error) {
    const { code, place, hint } = (error as { diagnostics: { code: string; place: { line: number }; hint: string }[] })
      .diagnostics[0]!
    assert.equal([code, place.line, hint], ['connector-unknown', 2, 'Did you mean "mysql"?'])
  }
})

test.run()
