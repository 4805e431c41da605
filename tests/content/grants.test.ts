/** Grants and policies that readers copy let the account do what the page says. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import fastGlob from 'fast-glob'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { parse } from 'yaml'
import { samples } from './samples.ts'

/** Schemas whose tables are granted and which the account cannot enter: without USAGE no table in them is found. */
const closedSchemas = (code: string): readonly string[] =>
  [...code.matchAll(/ON ALL TABLES IN SCHEMA ([^ ;]+|<[^>]+>) TO/g)]
    .map(([, schema]) => schema!)
    .filter((schema) => !new RegExp(`GRANT USAGE\\b[^;]* ON SCHEMA ${schema} TO`).test(code))

test('whoever may read all tables of a schema may use the schema', () => {
  assert.equal(closedSchemas('GRANT SELECT ON ALL TABLES IN SCHEMA <a b> TO u;'), ['<a b>'])
  assert.equal(closedSchemas('GRANT USAGE, CREATE ON SCHEMA s TO u;\nGRANT SELECT ON ALL TABLES IN SCHEMA s TO u;'), [])
  assert.ok(samples.filter(({ code }) => code.includes('ALL TABLES IN SCHEMA')).length > 20)
  assert.equal(
    samples.flatMap(({ file, code }) => closedSchemas(code).map((schema) => `${file}: ${schema}`)),
    [],
  )
})

/** Actions that name no resource: a statement limited to one refuses them. */
const ofAccount = ['dynamodb:ListTables', 'dynamodb:ListStreams']
const limited = (code: string): readonly string[] => {
  if (!code.includes('"Statement"')) return []
  const { Statement } = JSON.parse(code) as { Statement: readonly { Action: string | string[]; Resource: unknown }[] }
  return Statement.flatMap(({ Action, Resource }) =>
    Resource === '*' ? [] : [Action].flat().filter((action) => ofAccount.includes(action)),
  )
}

test('what a policy allows for the whole account is not limited to some tables', () => {
  assert.equal(limited('{"Statement":[{"Action":"dynamodb:ListTables","Resource":"arn:table/*"}]}'), ofAccount.slice(0, 1))
  assert.ok(samples.filter(({ code }) => code.includes('"Statement"')).length > 5)
  assert.equal(
    samples.flatMap(({ file, code }) => limited(code).map((action) => `${file}: ${action}`)),
    [],
  )
})

const ends = resolve(import.meta.dirname, '../../content/data/ends')

type Side = { readonly rights?: readonly { readonly en: string }[]; readonly code?: readonly { readonly text: string }[] }

/** Privileges that `rights` name in capitals and that no sample of the same side has, where a sample grants anything. */
const notGranted = ({ rights = [], code = [] }: Side): readonly string[] => {
  const sample = code.map(({ text }) => text).join('\n')
  const named = rights.flatMap(({ en }) => en.match(/\b[A-Z][A-Z_]{3,}\b/g) ?? [])
  return sample.includes('GRANT ') ? [...new Set(named)].filter((name) => !sample.includes(name)) : []
}

/** Owners of tables write them without a grant, everybody reads the catalog and may connect, and of two ways one is shown. */
const unsaid = new Set([
  'dameng target: DELETE, INSERT, UPDATE',
  'oceanbase-for-oracle target: DELETE, INSERT, UPDATE',
  'oracle target: DELETE, INSERT, UPDATE',
  'oceanbase-for-oracle source: ALL_',
  'tidb source: INFORMATION_SCHEMA',
  'oracle source: CONNECT',
  'postgresql source: CONNECT',
  'aurora-for-pg source: REPLICATION',
  'opengauss source: SYSADMIN',
])

test('samples about ends grant the privileges that are asked for beside them', () => {
  const both = { rights: [{ en: '`SELECT` and SYS_VIEW' }], code: [{ text: 'GRANT SELECT ON t TO u;' }] }
  assert.equal(notGranted(both), ['SYS_VIEW'])
  const found = fastGlob.sync('*.yml', { cwd: ends, absolute: true }).flatMap((file) => {
    const products = parse(readFileSync(file, 'utf8')) as Readonly<Record<string, { source?: Side; target?: Side }>>
    return Object.entries(products).flatMap(([name, { source = {}, target = {} }]) =>
      Object.entries({ source, target }).flatMap(([side, facts]) => {
        const missing = notGranted(facts).toSorted()
        return missing.length ? [`${name} ${side}: ${missing.join(', ')}`] : []
      }),
    )
  })
  assert.equal(found.toSorted(), [...unsaid].toSorted())
})

test.run()
