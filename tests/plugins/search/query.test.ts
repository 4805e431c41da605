/** What of a typed text is looked up. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { lookupGrams } from '../../../plugins/search/lookup.ts'
import type { IndexReader } from '../../../plugins/search/indexReader.ts'
import { parseQuery } from '../../../plugins/search/query.ts'

const wordsOf = (typed: string) => parseQuery(typed).tokens.map(({ text }) => text)
const termsOf = (typed: string) => parseQuery(typed).tokens.map(({ terms }) => terms.join(' '))

test('the phrase is what was typed, without what people put around words', () => {
  for (const typed of [
    'data masking',
    '  Data   MASKING \n',
    '"data masking"',
    '“data masking”？',
    '‘data masking’',
    '+data masking.',
    '-data masking!',
    '(data masking)',
    '[{<data masking>}]',
    '「data masking」',
    '《『【data masking】』》',
    'data masking?!.,;:。、',
  ])
    assert.is(parseQuery(typed).phrase, 'data masking', typed)
  assert.is(parseQuery('a+b (c)-d').phrase, 'a+b (c)-d')
  assert.is(parseQuery('。，').phrase, '')
})

test('words are required; where there are none stop words, then single characters, then single letters', () => {
  assert.equal(wordsOf('how to mask the x'), ['mask'])
  assert.equal(wordsOf('how to 库 x'), ['how', 'to'])
  assert.equal(wordsOf('x 库 y'), ['库'])
  assert.equal(wordsOf('x y'), ['x', 'y'])
  assert.equal(wordsOf('6.1.0.0'), ['6.1.0.0'])
  assert.equal(wordsOf('mysql 8.4'), ['mysql', '8.4'])
  assert.equal(wordsOf('MySQL8.0-8.4 v5.7'), ['mysql', '8.0', '8.4', '5.7'])
  assert.equal(wordsOf('C++ and c# drivers'), ['drivers', 'c++', 'c#'])
  assert.equal(wordsOf('notepad++ #c a+b'), ['notepad'])
  assert.equal(wordsOf('10,000 rows'), ['10000', 'rows'])
  assert.equal(wordsOf('Data data DATA'), ['data'])
  assert.equal([wordsOf(''), wordsOf(' ?! ')], [[], []])
})

test('words of a question are left out where anything else is asked', () => {
  assert.equal(wordsOf('怎么卸载'), ['卸载'])
  assert.equal(wordsOf('延迟变大怎么办？'), ['延迟变大'])
  assert.equal(wordsOf('怎么把MySQL同步'), ['mysql', '同步'])
  assert.equal(wordsOf('怎么选'), ['怎么选'])
  assert.equal([wordsOf('怎么办'), wordsOf('what is')], [['怎么办'], ['what', 'is']])
  assert.equal(parseQuery('what is CDC').fillers, ['what', 'is'])
})

test('Chinese is looked up by pairs; of a long run by every second one and the last', () => {
  assert.equal(termsOf('库'), ['库'])
  assert.equal(termsOf('数据'), ['数据'])
  assert.equal(termsOf('数据脱敏'), ['数据 据脱 脱敏'])
  assert.equal(termsOf('一二三四五'), ['一二 二三 三四 四五'])
  assert.equal(termsOf('一二三四五六'), ['一二 三四 五六'])
  assert.equal(termsOf('一二三四五六七'), ['一二 三四 五六 六七'])
  assert.equal(termsOf('MySQL到'), ['mysql'])
})

test('ten terms are looked up, and no more than 128 characters read', () => {
  const many = Array.from({ length: 14 }, (_, index) => `w${index}`)
  assert.equal(wordsOf(many.join(' ')), many.slice(0, 10))
  assert.equal(termsOf(`${many.slice(0, 8).join(' ')} 一二三四五 more`).at(-1), '一二 二三')
  assert.equal(wordsOf(`${'x'.repeat(120)} abcdefghij`), ['x'.repeat(120), 'abcdefg'])
})

test('identifiers and their parts are looked up besides, as far as there is room', () => {
  assert.equal(parseQuery('fieldVectors sql').optionalTerms, ['field', 'vectors'])
  assert.equal(parseQuery('sql_policy fieldVectors sql').optionalTerms, ['sql_policy'])
  assert.equal([wordsOf('sql_policy'), wordsOf('fieldVectors')], [['sql', 'policy'], ['fieldvectors']])
  assert.equal(parseQuery('mySQL sql').optionalTerms, [])
  const six = 'aa bb cc dd ee ff'
  assert.equal(parseQuery(`${six} sql_policy x_sql`).optionalTerms, ['sql_policy', 'x_sql'])
  assert.equal(parseQuery(`${six} gg sql_policy x_sql`).optionalTerms, ['sql_policy'])
  assert.equal(parseQuery(`${six} gg hh sql_policy x_sql`).optionalTerms, [])
})

/** A reader that knows which sections have which part of a word, and remembers what it was asked. */
function readerOf(sections: Readonly<Record<string, readonly number[]>>) {
  const asked: string[] = []
  const reader: Pick<IndexReader, 'sectionsWithGram'> = {
    sectionsWithGram: async (gram) => (asked.push(gram), new Set(sections[gram])),
  }
  return { asked, reader: reader as IndexReader }
}
const askedFor = async (typed: string, count: number) => {
  const { asked, reader } = readerOf({})
  for (const token of parseQuery(typed).tokens) await lookupGrams(token, count, reader)
  return asked
}

test('of the parts of a word, those of rare letters are looked up first, apart from each other', async () => {
  assert.equal(await askedFor('database', 3), ['bas', 'tab', 'dat'])
  assert.equal(await askedFor('database', 9), ['bas', 'tab', 'dat', 'aba', 'ase', 'ata'])
  assert.equal(await askedFor('teaxjq', 1), ['xjq'])
  assert.equal(await askedFor('etee7', 1), ['ee7'])
  assert.equal(await askedFor('aaaaaa', 4), ['aaa'])
  assert.equal(await askedFor('sql', 4), ['sql'])
  assert.equal(await askedFor('go', 4), ['go'])
})

test('a single letter and Chinese have no parts to look up', async () => {
  assert.equal(await askedFor('x', 4), [])
  assert.equal(await askedFor('数据脱敏', 4), [])
})

test('a text has a word only if it has all of its parts', async () => {
  const { reader } = readerOf({ bas: [0, 3, 5, 9], tab: [3, 9], dat: [1, 3] })
  const [token] = parseQuery('database').tokens
  assert.equal(await lookupGrams(token!, 3, reader), [3])
  assert.equal(await lookupGrams(token!, 2, reader), [3, 9])
})

test.run()
