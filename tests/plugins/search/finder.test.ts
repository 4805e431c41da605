/** What is found, in which order, and what is shown of it. */
import lunr from 'lunr'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { boosts, fields } from '../../../plugins/search/format.ts'
import { openIndex } from '../../../plugins/search/indexReader.ts'
import type { Posting } from '../../../plugins/search/shards.ts'
import { scoreSections } from '../../../plugins/search/score.ts'
import { termsOf } from '../../../plugins/search/tokens.ts'
import { indexOf, highlightsIn, pageOf, plain, titlesOf, type TestIndex } from './support/indexes.ts'
import { madeUpPages } from './support/madeUp.ts'

const shelf = indexOf([
  pageOf({
    title: 'Masking',
    href: '/masking/',
    text: 'Hides values.',
    sections: [
      ['Rules', 'A sql_policy names columns.'],
      ['Other', 'Replication is another matter.'],
    ],
  }),
  pageOf({ title: 'Masking of columns', href: '/columns/', text: 'More on masking.' }),
  pageOf({
    title: 'Install',
    href: '/install/',
    description: 'With Docker.',
    text: 'Version 8.0.36 of MySQL, or MySQL到Kafka链路.',
    sections: [['Docker', 'Run the container.']],
  }),
  pageOf({ title: '数据脱敏简介', href: '/zh/mask/', text: '脱敏规则保护敏感数据，数据同步不受影响。' }),
  pageOf({
    title: '数据同步',
    href: '/zh/sync/',
    text: '把数据从源端同步到目标端，支持断点续传。',
    sections: [['断点', '断点之后继续。']],
  }),
])
const ask = async (query: string) => titlesOf(await shelf.finder.find(query, 8))

test('a page whose title is the query comes first, then titles that begin with it', async () => {
  assert.equal(await ask('masking'), ['Masking', 'Masking of columns'])
  assert.equal(await ask('MASKING of'), ['Masking of columns', 'Masking'])
})

test('every word has to be there, anywhere on the page', async () => {
  assert.equal(await ask('rules replication'), ['Masking'])
  assert.equal(await ask('docker mysql'), ['Install'])
})

test('words are found in other forms, by their beginning and by any part', async () => {
  assert.equal(await ask('replicating'), ['Masking'])
  assert.equal(await ask('contai'), ['Install'])
  assert.equal(await ask('plicati'), ['Masking'])
})

test('identifiers and versions are found whole and in part', async () => {
  for (const query of ['sql_policy', 'policy', 'SQL_POL', 'ql_po']) assert.equal(await ask(query), ['Masking'], query)
  for (const query of ['8.0.36', '8.0', 'mysql到kafka', 'ＭｙＳＱＬ', 'Kafka链'])
    assert.equal(await ask(query), ['Install'], query)
})

test('Chinese is found where it stands like this, not where its characters are', async () => {
  assert.equal(await ask('敏感数据'), ['数据脱敏简介'])
  assert.equal(await ask('断点续传'), ['数据同步'])
  assert.equal(await ask('資料庫'), [])
  assert.equal(await ask('數據同步'), ['数据同步', '数据脱敏简介'])
  assert.equal((await ask('据')).toSorted(), ['数据同步', '数据脱敏简介'])
})

test('without such a page, those that come near are shown and said to be near', async () => {
  const typo = await shelf.finder.find('msaking', 8)
  assert.equal([typo.loose, titlesOf(typo)[0]], [true, 'Masking'])
  const sentence = await shelf.finder.find('如何脱敏同步数据', 8)
  assert.equal([sentence.loose, titlesOf(sentence)], [true, ['数据脱敏简介', '数据同步']])
  assert.equal(await shelf.finder.find('完全没有', 8), { pages: [], total: 0, loose: true, words: ['完全没有'] })
})

test('nothing to look for finds nothing', async () => {
  for (const query of ['', '   ', '。，！', '🙂']) assert.equal((await shelf.finder.find(query, 8)).pages, [], query)
})

test('a result is the page, then its sections, with the words highlighted', async () => {
  const { pages } = await shelf.finder.find('断点', 8)
  const [{ hits, crumbs }] = pages as [(typeof pages)[0]]
  assert.equal(crumbs, ['Docs'])
  assert.equal(
    hits.map(({ href, title, excerpt }) => [href, plain(title), highlightsIn(excerpt)]),
    [
      ['/zh/sync/', '数据同步', ['断点']],
      ['/zh/sync/#s-0', '断点', ['断点']],
    ],
  )
})

test('what is to be highlighted on the page are the words as they stand there', async () => {
  assert.equal((await shelf.finder.find('replicating', 8)).words, ['replicating', 'replication'])
})

test('other forms are highlighted only where the word itself is not there', async () => {
  const wordsOf = async (query: string) => (await shelf.finder.find(query, 8)).words
  const forms = indexOf([pageOf({ title: 'A', text: 'mask masking' })]).finder
  for (const query of ['mask', 'masking']) assert.equal((await forms.find(query, 8)).words, [query])
  assert.equal(await wordsOf('docker'), ['docker'])
})

test('the words of a long page are found wherever they stand', async () => {
  const hay = 'Some other words about something else. '.repeat(80)
  const sections = ['alpha', '', 'bravo', '', 'charlie', ''].map(
    (word, at) => [`Part ${at}`, `${word} ${hay}`] as const,
  )
  const long = indexOf([pageOf({ title: 'Long', text: hay, sections }), pageOf({ title: 'Short', text: 'alpha' })])
  for (const query of ['alpha bravo', 'bravo charlie', 'charlie alpha bravo', 'lpha harl rav']) {
    const { loose, pages, total } = await long.finder.find(query, 8)
    assert.equal([loose, total, ...titlesOf({ pages })], [false, 1, 'Long'], query)
  }
  // Of parts of words, only the texts can tell.
  const { pages } = await long.finder.find('lpha harl rav', 8)
  assert.equal(
    pages[0]!.hits.slice(1).map(({ title }) => plain(title)),
    ['Part 0', 'Part 2', 'Part 4'],
  )
})

test('each text with a character is found, whatever stands beside it', async () => {
  const many = indexOf(
    Array.from({ length: 70 }, (_, at) => pageOf({ text: `的${String.fromCodePoint(0x4e00 + at)}。` })),
  )
  assert.is((await many.finder.find('的', 8)).total, 70)
})

test('a letter reads few files, however many words begin with it', async () => {
  const many = indexOf(madeUpPages(150))
  const { terms } = JSON.parse(many.files['index.json']!) as { readonly terms: readonly [string, string] }
  await many.finder.find('b', 8)
  assert.is(many.loaded.filter((name) => terms[1].includes(name.slice(0, 8))).length, 2)
})

test('more results leave those before them where they are', async () => {
  const many = indexOf(
    Array.from({ length: 40 }, (_, index) =>
      pageOf({
        title: `T${index}`,
        text: `needle ${'hay '.repeat(index)}`,
        href: `/p/${String(index).padStart(2, '0')}/`,
      }),
    ),
  )
  const some = await many.finder.find('needle', 8)
  const more = await many.finder.find('needle', 16)
  assert.equal([some.total, some.pages.length, more.pages.length], [40, 8, 16])
  assert.equal(titlesOf(more).slice(0, 8), titlesOf(some))
})

test('a second query loads nothing it has, and a longer one little', async () => {
  const index = indexOf(madeUpPages(80))
  await index.finder.find('sql_policy', 8)
  const before = index.loaded.length
  await index.finder.find('sql_policy', 8)
  assert.is(index.loaded.length, before)
})

test('lunr weighs a query as it would with an index of everything', async () => {
  const pages = madeUpPages(80)
  const { files } = indexOf(pages)
  const library = await openIndex(async (name) => JSON.parse(files[name]!) as unknown)
  const whole = wholeIndex(pages, library.averages)
  for (const term of ['sql_policy', 'bababa', 'kobako', 'constructor', '同步']) {
    const posting = (await library.termsWithPrefix(term, 1)).get(term)!()
    const ours = scoreSections(new Map<string, Posting>([[term, posting]]), [{ term, boost: 1 }], library)
    const theirs = whole.query((query) => query.term(term, { usePipeline: false }))
    assert.equal(ours.map(({ section }) => section).sort(), theirs.map(({ ref }) => Number(ref)).sort())
    const scores = new Map(theirs.map(({ ref, score }) => [Number(ref), score]))
    // Lengths are kept to half a power of two.
    for (const { section, score } of ours)
      assert.ok(Math.abs(score / scores.get(section)! - 1) < 0.16, `${term} ${score} ${scores.get(section)}`)
  }
})

test('a number is found however its digits are grouped, where it is asked for and where it stands', async () => {
  const { finder } = indexOf([
    pageOf({ title: 'Grouped', text: 'At most 10,000 rows.' }),
    pageOf({ title: 'Plain', text: 'Times out after 10000 ms.' }),
    pageOf({ title: 'Ports', text: 'Opens 8111,3306 and 80, 443.' }),
  ])
  for (const query of ['10,000', '10000'])
    assert.equal(titlesOf(await finder.find(query, 8)).toSorted(), ['Grouped', 'Plain'], query)
  for (const query of ['3306', '443']) assert.equal(titlesOf(await finder.find(query, 8)), ['Ports'], query)
})

test('another version than the one asked for is not what was meant', async () => {
  const found = await shelf.finder.find('mysql 8.0.37', 8)
  assert.equal([found.loose, titlesOf(found), found.words.includes('8.0.37')], [true, ['Install'], true])
})

test.run()

function wholeIndex(pages: TestIndex['pages'], averages: readonly number[]): lunr.Index {
  const builder = new lunr.Builder()
  builder.ref('id')
  fields.forEach((field, index) => builder.field(field, { boost: boosts[index] }))
  // lunr's own tokens carry what we do not use; strings do.
  builder.tokenizer = ((text: string) =>
    termsOf(text ?? '', { keepAll: text?.startsWith('\0') ?? false })) as unknown as typeof lunr.tokenizer
  let id = 0
  for (const { title, description, sections } of pages) {
    sections.forEach((section, index) =>
      builder.add({
        id: id++,
        title: index ? undefined : `\0${title}`,
        heading: section.title ? `\0${section.title}` : undefined,
        body: index ? section.text : `${description}\n${section.text}`,
      }),
    )
  }
  // lunr counts sections without a title among those that make titles short.
  const averageFieldLength = Object.fromEntries(fields.map((field, index) => [field, averages[index]]))
  Object.assign(builder, { calculateAverageFieldLengths: () => Object.assign(builder, { averageFieldLength }) })
  return builder.build()
}
