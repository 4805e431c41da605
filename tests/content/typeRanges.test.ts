/** A number fits the column that the table of a pair makes of it, or the note below the table says which does not. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { parse } from 'yaml'

type Table = {
  readonly from: readonly string[]
  readonly to: readonly string[]
  readonly rows?: Readonly<Record<string, string>>
  readonly note?: Readonly<Record<'zh' | 'en', string>>
}
const { tables } = parse(readFileSync(resolve(import.meta.dirname, '../../content/data/types.yml'), 'utf8')) as {
  readonly tables: readonly Table[]
}

/** The least and the greatest number of a type. */
type Range = readonly [least: bigint, greatest: bigint]
const signed = (bits: bigint): Range => [-(1n << (bits - 1n)), (1n << (bits - 1n)) - 1n]
const unsigned = (bits: bigint): Range => [0n, (1n << bits) - 1n]
/** Integers that are exact: a number of decimals with this many digits, or floating-point with this many bits. */
const digits = (count: bigint): Range => [-(10n ** count) + 1n, 10n ** count - 1n]
const exactUpTo = (bits: bigint): Range => [-(1n << bits), 1n << bits]

const ranges: Readonly<Record<string, Range>> = {
  YEAR: [1901n, 2155n],
  ...{ TINYINT: signed(8n), SMALLINT: signed(16n), MEDIUMINT: signed(24n), INT: signed(32n), INTEGER: signed(32n) },
  ...{ BIGINT: signed(64n), LARGEINT: signed(128n), SMALLSERIAL: signed(16n), BIGSERIAL: signed(64n) },
  ...{ SHORT: signed(16n), LONG: signed(64n), NUMBER_LONG: signed(64n), NUMBER_BIGINT: digits(38n) },
  ...{ Int8: signed(8n), Int16: signed(16n), Int32: signed(32n), Int64: signed(64n), Int128: signed(128n) },
  ...{ Int256: signed(256n), UInt8: unsigned(8n), UInt16: unsigned(16n), UInt32: unsigned(32n), UInt64: unsigned(64n) },
  ...{ UInt128: unsigned(128n), UInt256: unsigned(256n), INT8: signed(8n), INT16: signed(16n), INT32: signed(32n) },
  ...{ INT64: signed(64n), 'TINYINT UNSIGNED': unsigned(8n), 'SMALLINT UNSIGNED': unsigned(16n) },
  ...{ 'MEDIUMINT UNSIGNED': unsigned(24n), 'INT UNSIGNED': unsigned(32n), 'BIGINT UNSIGNED': unsigned(64n) },
  ...{ MONEY: signed(64n), SMALLMONEY: signed(32n), REAL: exactUpTo(24n), DOUBLE: exactUpTo(53n) },
  ...{ FLOAT: exactUpTo(24n), Float32: exactUpTo(24n), Float64: exactUpTo(53n) },
}
/** Names that some ends use for something else; undefined says that it is no number there, or one without an end. */
const own: Readonly<Record<string, Readonly<Record<string, Range | undefined>>>> = {
  mysql: { BIT: unsigned(64n), SERIAL: unsigned(64n) },
  tidb: { BIT: unsigned(64n) },
  postgresql: { SERIAL: signed(32n) },
  kingbasees: { SERIAL: signed(32n) },
  hana: { TINYINT: unsigned(8n), FLOAT: exactUpTo(53n) },
  'sql-server': { TINYINT: unsigned(8n), FLOAT: exactUpTo(53n), INTEGER: undefined },
  oracle: { LONG: undefined, FLOAT: exactUpTo(126n) },
  hive: { INT: signed(32n) },
}
const rangeOf = (end: string, type: string): Range | undefined =>
  type in (own[end] ?? {}) ? own[end]![type] : ranges[type]

/** Numbers an end has, though its table does not name them: they keep their name. */
const kept: Readonly<Record<string, readonly string[]>> = {
  mysql: ['TINYINT', 'SMALLINT', 'INT', 'BIGINT'],
  hana: ['TINYINT', 'SMALLINT', 'BIGINT'],
  'sql-server': ['TINYINT', 'SMALLINT', 'INT', 'BIGINT', 'FLOAT', 'REAL'],
  oracle: ['FLOAT'],
}

const misfits = ({ from, to, rows }: Table): readonly string[] => {
  const [source, target] = [from[0]!, to[0]!]
  const made = Object.entries(rows!).flatMap(([into, types]) => types.split(', ').map((type) => [type, into] as const))
  const named = new Set(made.map(([type]) => type))
  const same = (kept[source] ?? []).filter((type) => !named.has(type)).map((type) => [type, type] as const)
  return [...made, ...same].flatMap(([type, into]) => {
    const [has, holds] = [rangeOf(source, type), rangeOf(target, into)]
    return !has || !holds || (has[0] >= holds[0] && has[1] <= holds[1]) ? [] : [type]
  })
}

test('what does not fit is found', () => {
  const table = { from: ['mysql'], to: ['clickhouse'], rows: { Int8: 'TINYINT, YEAR', Int64: 'BIT, BIGINT' } }
  assert.equal(misfits(table), ['YEAR', 'BIT'])
  assert.equal(misfits({ from: ['mysql'], to: ['hana'], rows: {} }), ['TINYINT'])
})

test('numbers fit their columns, or the note says which do not', () => {
  const silent = tables
    .filter(({ rows }) => rows)
    .flatMap((table) =>
      misfits(table)
        .filter((type) => !['zh', 'en'].every((locale) => table.note?.[locale as 'zh']?.includes(`\`${type}`)))
        .map((type) => `${table.from[0]} to ${table.to[0]}: ${type}`),
    )
  assert.equal(silent, [])
})

test.run()
