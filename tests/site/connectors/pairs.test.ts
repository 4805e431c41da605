/** Pages of pairs tell what is true of their two ends: no two are alike, and none borrows what belongs to others. */
import { existsSync } from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { factNames, factValues, typeValues } from '../../../plugins/connectors/factValues.ts'
import { pairFactProps } from '../../../plugins/connectors/pairProps.ts'
import type { Pair } from '../../../plugins/connectors/pairs.ts'
import type { SharedValue } from '../../../engine/types.ts'
import type { FactsValue } from '../../../plugins/connectors/types.ts'
import { en } from '../../../site/strings/en/index.ts'
import { zh } from '../../../site/strings/zh/index.ts'
import { endFiles, facts, locales, pairFacts, pairs, types } from '../../plugins/connectors/support.ts'

const byName = (values: readonly SharedValue[]) => Object.fromEntries(values.map(({ name, value }) => [name, value]))

/** All that the page of a pair shows of the data, as one text. */
function bodyOf(pair: Pair, locale: string): string {
  const { source, target } = pair
  const values = byName([
    ...factValues(source, facts, locale),
    ...factValues(target, facts, locale),
    ...typeValues(source, target, facts, locale),
  ])
  const { facts: names, ...own } = pairFactProps(pair, facts, { locale, docs: new Map() })
  const shown = Object.values(names)
    .flat()
    .flatMap((name) => (name === undefined ? [] : [values[name]]))
  assert.not(shown.includes(undefined), pair.key)
  // What stays in the document while pages change is told apart by its content.
  assert.is(new Set(shown.map((value) => JSON.stringify(value))).size, shown.length, pair.key)
  return JSON.stringify([shown, own])
}

const masked = (text: string, { source, target }: Pair): string =>
  text.replaceAll(source.name, '[source]').replaceAll(target.name, '[target]')

test('no two pairs have the same body once their names are masked', () => {
  for (const { id } of locales) {
    const bodies = new Set(pairs.map((pair) => masked(bodyOf(pair, id), pair)))
    assert.is(bodies.size, pairs.length)
  }
})

test('from Oracle, every pair grants what versions with and without PDBs need', () => {
  const own = pairs.filter(({ source }) => source.slug === 'oracle')
  assert.ok(own.length > 20)
  for (const { id } of locales)
    for (const pair of own) {
      const body = bodyOf(pair, id)
      for (const grant of ['c##', 'LOGMINING', '11g', 'SELECT ANY TRANSACTION'])
        assert.ok(body.includes(grant), `${id} ${pair.key}: ${grant}`)
    }
})

test('every pair tells how both ends are read and written, what to prepare, and where the limits are', () => {
  for (const { id } of locales) {
    for (const pair of pairs) {
      const { source, target } = pair
      const values = byName([...factValues(source, facts, id), ...factValues(target, facts, id)])
      const names = factNames(pair, facts, id)
      const at = (name: string) => values[name] as FactsValue
      for (const name of [names.reads, names.writes]) assert.ok(at(name).texts[0], `${pair.key} ${name}`)
      for (const name of [names.source, names.target, ...names.limits]) {
        assert.ok(
          at(name).lists.some(({ items }) => items.length),
          `${pair.key} ${name}`,
        )
      }
    }
  }
})

test('ClickHouse is not told about the table models of others', () => {
  for (const pair of pairs.filter(({ target }) => target.slug === 'clickhouse')) {
    assert.not.match(bodyOf(pair, 'en'), /primary[- ]key (model|table)|unique key/i, pair.key)
    assert.not.match(bodyOf(pair, 'zh'), /主键模型|主键表|Unique Key/, pair.key)
  }
})

test('between caches nobody speaks of tables', () => {
  const caches = pairs.filter(({ source, target }) => source.kind === 'cache' && target.kind === 'cache')
  assert.is(caches.length, 2)
  for (const pair of caches) {
    assert.not.match(bodyOf(pair, 'en'), /\b(tables?|columns? of|primary key)\b/i, pair.key)
    assert.not.match(bodyOf(pair, 'zh'), /数据表|源表|目标表|建表|主键/, pair.key)
  }
})

test('search engines show the description of a pair whole', () => {
  for (const [locale, { connections }] of Object.entries({ en, zh })) {
    for (const pair of pairs) {
      const { by, into } = pairFactProps(pair, facts, { locale, docs: new Map() })
      const phrases = { source: pair.source.name, target: pair.target.name, by, into }
      const description = connections.meta.description(phrases, 'CloudCanal')
      // A Chinese character is as wide as two others.
      const width = description.length + (description.match(/[\p{Script=Han}，。：、]/gu) ?? []).length
      assert.ok(width <= 160, `${width}: ${description}`)
    }
  }
})

test('between Chinese and Latin letters is a space, also where a phrase meets the sentence around it', () => {
  for (const pair of pairs) {
    const { by, into } = pairFactProps(pair, facts, { locale: 'zh', docs: new Map() })
    const phrases = { source: pair.source.name, target: pair.target.name, by, into }
    const { lead, meta } = zh.connections
    for (const sentence of [lead(phrases, 'CloudCanal'), meta.description(phrases, 'CloudCanal')])
      assert.not.match(sentence, /[\p{Script=Latin}\d]\p{Script=Han}|\p{Script=Han}[\p{Script=Latin}\d]/u)
  }
})

test('a source without a change log offers no increments', () => {
  for (const pair of pairs.filter(({ source }) => ['clickhouse', 'starrocks', 'google-drive'].includes(source.slug))) {
    const { tasks } = pairFactProps(pair, facts, { locale: 'en', docs: new Map() })
    assert.not(tasks.includes('incremental'), pair.key)
  }
})

test('both directions may run only where something marks where a change came from', () => {
  const twoWay = pairs.filter((pair) => pairFactProps(pair, facts, { locale: 'en', docs: new Map() }).twoWay.length)
  assert.equal(twoWay.map(({ source, target }) => `${source.slug} ${target.slug}`).toSorted(), [
    'mysql mysql',
    'mysql tunnel',
    'opengauss opengauss',
    'postgresql postgresql',
    'redis redis',
    'tunnel mysql',
  ])
})

test('the guide to two-way sync is linked where both directions may run', () => {
  const guide = 'best_practice/two_way_mysql'
  const docs = new Map([[guide, { name: guide, path: guide }]])
  const linked = pairs.filter((pair) => pairFactProps(pair, facts, { locale: 'en', docs }).docs.length)
  assert.equal(
    linked.map(({ source, target }) => `${source.slug} ${target.slug}`),
    ['mysql mysql'],
  )
})

/** Every text of the data files, with the file's kind and its key. */
function* textsIn(value: unknown): Generator<Readonly<Record<string, string>>> {
  if (typeof value !== 'object' || value === null) return
  if ('zh' in value) yield value as Readonly<Record<string, string>>
  else for (const inner of Object.values(value)) yield* textsIn(inner)
}

test('every text is in its language, closes its code, and names no brand', () => {
  for (const text of textsIn([endFiles, pairFacts, types])) {
    const { zh = '', en = '' } = text
    assert.not.match(en, /\p{Script=Han}/u, en)
    for (const words of [zh, en]) {
      assert.is(words.split('`').length % 2, 1, words)
      assert.not.match(words, /BladePipe|CloudCanal/, words)
    }
  }
})

test('the pages of the documentation that facts lead to exist in both languages', () => {
  const ids = new Set(
    endFiles.flatMap(({ entries }) =>
      entries.flatMap(({ docs, source, target }) => [...docs, ...(source?.docs ?? []), ...(target?.docs ?? [])]),
    ),
  )
  assert.ok(ids.size > 3)
  for (const id of ids) {
    for (const { id: locale } of locales) {
      const file = `content/replication/${locale}/docs/${id}.md`
      assert.ok(existsSync(file), file)
    }
  }
})

test.run()
