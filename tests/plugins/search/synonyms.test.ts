/** Other words for what is typed: which, where they are looked for, and that they come second. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { parseQuery } from '../../../plugins/search/query.ts'
import { indexOfWord, withSynonyms } from '../../../plugins/search/synonyms.ts'
import { indexOf, highlightsIn, pageOf, titlesOf } from './support/indexes.ts'

const groups = [
  ['remove', 'uninstall'],
  ['log in', 'login', 'sign in'],
  ['e-mail', 'email', 'mail'],
  ['pg', 'postgresql'],
  ['脱敏', '掩码'],
  ['达梦', 'dameng'],
]
const asked = (typed: string) => withSynonyms(parseQuery(typed), groups)
const alternativesOf = (typed: string) =>
  asked(typed).tokens.map(({ text, alternatives }) => [text, ...alternatives.map(({ texts }) => texts.join('+'))])

test('a word stands by itself in Latin, and anywhere in Chinese', () => {
  assert.equal(
    ['log in', 'a login', 'blog in', 'log into', '登录', '到kafka'].map((text) => indexOfWord(text, 'log in')),
    [0, -1, -1, -1, -1, -1],
  )
  assert.is(indexOfWord('到kafka链路', 'kafka'), 1)
  assert.is(indexOfWord('mysql to mysql', 'mysql', 1), 9)
  assert.is(indexOfWord('数据脱敏规则', '脱敏'), 2)
})

test('each word of a query has its alternatives, in phrases and in runs of Chinese too', () => {
  assert.equal(alternativesOf('remove docker'), [['remove', 'uninstall'], ['docker']])
  assert.equal(alternativesOf('log in with ldap'), [['log', 'login', 'sign in'], ['ldap']])
  assert.equal(alternativesOf('数据脱敏规则'), [['数据脱敏规则', '数据掩码规则']])
  assert.equal(alternativesOf('my mail'), [['mail', 'e-mail', 'email']])
  assert.equal(alternativesOf('达梦到'), [['达梦到', 'dameng']])
  assert.equal(alternativesOf('removed'), [['removed']])
  // Abbreviations are typed and not written.
  assert.equal([alternativesOf('pg'), alternativesOf('postgresql')], [[['pg', 'postgresql']], [['postgresql']]])
})

test('the phrase is said in all ways, itself first; there is an end to them', () => {
  assert.equal(asked('Remove pg').phrases, ['remove pg', 'remove postgresql', 'uninstall pg', 'uninstall postgresql'])
  assert.equal(asked('docker').phrases, ['docker'])
  const many = Array.from({ length: 4 }, (_, at) => [`a${at}a`, `b${at}b`, `c${at}c`])
  const { phrases, tokens } = withSynonyms(parseQuery('a0a a1a a2a a3a'), many)
  assert.is(phrases.length, 16)
  assert.ok(tokens.every(({ alternatives }) => alternatives.length === 2))
})

const shelf = indexOf(
  [
    pageOf({ title: 'Uninstall', text: 'How it goes.' }),
    pageOf({ title: 'Remove', text: 'A row.' }),
    pageOf({ title: 'Rows', text: 'To remove a row.' }),
    pageOf({ title: 'Catalog', text: 'A sign of something.' }),
    pageOf({ title: 'Accounts', text: 'You sign in by e-mail.' }),
    pageOf({ title: '数据掩码', text: '规则。' }),
  ],
  groups,
)
const find = async (query: string) => titlesOf(await shelf.finder.find(query, 8))

test('a page is found by another word, behind pages that say the same place as it was typed', async () => {
  assert.equal(await find('remove'), ['Remove', 'Uninstall', 'Rows'])
  assert.equal(await find('uninstall'), ['Uninstall', 'Remove', 'Rows'])
  assert.equal(await find('数据脱敏'), ['数据掩码'])
})

test('a phrase is found as a phrase, and highlighted', async () => {
  assert.equal(await find('login'), ['Accounts'])
  const { pages, words } = await shelf.finder.find('login', 8)
  assert.equal(
    pages[0]!.hits.flatMap(({ excerpt }) => highlightsIn(excerpt)),
    ['sign in'],
  )
  assert.ok(words.includes('sign in'))
})

test('without synonyms there are none', async () => {
  const plain = indexOf([pageOf({ title: 'Uninstall', text: 'How it goes.' })])
  assert.equal(titlesOf(await plain.finder.find('remove', 8)), [])
})

test.run()
