/** Where a source leads to: its page names the targets that the list of connections has for it, and no others. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { parse } from 'yaml'

type Links = readonly { readonly sources: readonly string[]; readonly targets: readonly string[] }[]
type Connections = {
  readonly ends: Readonly<Record<string, { readonly name: string }>>
  readonly links: { readonly core: Links; readonly all: Links }
}

const content = resolve(import.meta.dirname, '../../content')
const { ends, links } = parse(readFileSync(resolve(content, 'data/connections.yml'), 'utf8')) as Connections

/** Pages with a list of their own, and the source of each column; others have the targets of a relative. */
const pages: Readonly<Record<string, readonly string[]>> = {
  dameng: ['dameng'],
  db2: ['db2'],
  dynamodb: ['dynamodb'],
  kafka: ['kafka'],
  kingbasees_vastbase: ['kingbasees', 'vastbase'],
  mongodb: ['mongodb'],
  oceanbase: ['oceanbase', 'oceanbase-for-oracle'],
  opengauss_gaussdb: ['opengauss', 'gaussdb'],
  polardb_x: ['polardb-x'],
  pulsar: ['pulsar'],
  rabbitmq: ['rabbitmq'],
  redis: ['redis'],
  rocketmq: ['rocketmq'],
  sap_hana: ['hana'],
  spanner: ['google-cloud-spanner'],
  tdengine: ['tdengine'],
  tunnel: ['tunnel'],
}

/** Names in prose that the list of connections writes otherwise. */
const others: Readonly<Record<string, string>> = { RagApi: 'RAG API', 达梦: 'Dameng' }

const targetsOf = (source: string) =>
  [...links.core, ...links.all]
    .filter(({ sources }) => sources.includes(source))
    .flatMap(({ targets }) => targets.map((target) => ends[target]!.name))
    .sort()

const namesIn = (cell: string) =>
  cell
    .replace(/; in some editions |；部分版本还有 /, ', ')
    .split(/, | and |、/)
    .map((name) => others[name.trim()] ?? name.trim())
    .sort()

for (const locale of ['zh', 'en'])
  for (const [page, sources] of Object.entries(pages))
    test(`${locale}: ${page}`, () => {
      const text = readFileSync(resolve(content, `replication/${locale}/docs/source/${page}.md`), 'utf8')
      const [, row] = /^\| (?:Targets|目标端) \| (.*) \|$/m.exec(text)!
      assert.equal(row!.split(' | ').map(namesIn), sources.map(targetsOf))
    })

test.run()
