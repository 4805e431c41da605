/** Grants and policies that readers copy let the account do what the page says. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
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

test.run()
