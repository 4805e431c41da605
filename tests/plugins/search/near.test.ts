/** What is shown where no page has all that was asked for. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { indexOf, pageOf, titlesOf } from './support/indexes.ts'
import { madeUpPages } from './support/madeUp.ts'

const shelf = (...pages: readonly (readonly [title: string, text: string])[]) =>
  indexOf(pages.map(([title, text], index) => pageOf({ title, text, href: `/${index}/` })))

const masking = shelf(['Masking', 'Hides values.'], ['Replication', 'Copies rows to Kafka.'], ['Map', 'The cat.'])
const near = async (query: string) => {
  const { loose, pages, total } = await masking.finder.find(query, 8)
  assert.is(total, pages.length)
  return pages.length ? [loose, ...titlesOf({ pages })] : []
}

test('a word may have one letter too many, too few, wrong or in another place', async () => {
  for (const typed of ['maxsking', 'maskng', 'mazking', 'nasking', 'maskign', 'msaking', 'maasking'])
    assert.equal(await near(typed), [true, 'Masking'], typed)
  assert.equal(await near('replicatoin'), [true, 'Replication'])
  assert.equal(await near('kakfa'), [true, 'Replication'])
})

test('in a long word two are forgiven, and the page is the one that the right words find', async () => {
  assert.equal(await near('relpicatoin'), [true, 'Replication'])
  const index = shelf(['Rows', 'Masking rows, masking values.'], ['Masking rows', 'Hides values.'])
  assert.equal(titlesOf(await index.finder.find('maskign rows', 8)), ['Masking rows', 'Rows'])
})

test('not two in a short one, and none in a word of three letters', async () => {
  for (const typed of ['mazkong', 'mskng', 'czt', 'mop', 'ct']) assert.equal(await near(typed), [], typed)
})

test('a slip is found in an index of many files too', async () => {
  const pages = madeUpPages(150)
  const index = indexOf([...pages, pageOf({ title: 'The needle', text: 'trelanko', href: '/needle/' })])
  for (const typed of ['terlanko', 'trrelanko', 'trelanok', 'trelnko', 'trelankoo'])
    assert.ok(titlesOf(await index.finder.find(typed, 8)).includes('The needle'), typed)
})

test('in a word of a title a slip is found wherever it is, and a word of four letters may have one', async () => {
  const index = indexOf([...madeUpPages(150), pageOf({ title: 'Greenplum, Kafka', text: 'gently', href: '/title/' })])
  const found = async (typed: string) => titlesOf(await index.finder.find(typed, 8))[0]
  for (const typed of ['rgeenplum', 'xreenplum', 'geenplum', 'gxeenplum', 'greeplum', 'akfka', 'kfka'])
    assert.is(await found(typed), 'Greenplum, Kafka', typed)
  // Of words that are equally near, one of a title is meant; of those in texts, none of four letters.
  assert.is(await found('xently'), undefined)
  assert.is(await found('kfkb'), undefined)
})

test('a quarter of the words is enough, and the more the better', async () => {
  const index = shelf(
    ['One', 'alpha alpha alpha'],
    ['Three', 'alpha bravo charlie and more words about this and that'],
    ['Two', 'alpha bravo and more words'],
    ['None', 'delta'],
  )
  const found = await index.finder.find('alpha bravo charlie zulu', 8)
  assert.equal([found.loose, found.total, ...titlesOf(found)], [true, 3, 'Three', 'Two', 'One'])
  assert.equal(titlesOf(await index.finder.find('alpha yankee zulu xray', 8)).toSorted(), ['One', 'Three', 'Two'])
  assert.equal(titlesOf(await index.finder.find('alpha yankee zulu xray whisky', 8)), [])
})

test('of a sentence in Chinese, pages with some of its words are shown', async () => {
  const index = shelf(['甲', '数据脱敏的规则'], ['乙', '消息队列'], ['丙', '脱敏'])
  const { loose, pages } = await index.finder.find('脱敏的配置', 8)
  assert.equal([loose, titlesOf({ pages }).toSorted()], [true, ['丙', '甲']])
})

test('as many near pages are shown as one screen has, or as were asked for', async () => {
  const index = indexOf(Array.from({ length: 12 }, (_, at) => pageOf({ title: `P${at}`, text: 'masking' })))
  for (const [limit, count] of [
    [8, 6],
    [4, 4],
  ] as const) {
    const { pages, total } = await index.finder.find('maskign', limit)
    assert.equal([pages.length, total], [count, count])
  }
})

test('pages with all parts of a word in other places come before those with a similar one', async () => {
  const index = shelf(['Scattered', '数据库。据脱。脱敏。'], ['Other', '数据。'])
  const { pages, loose, words } = await index.finder.find('数据脱敏', 8)
  assert.equal([loose, ...titlesOf({ pages })], [true, 'Scattered', 'Other'])
  assert.ok(words.includes('数据脱敏'))
})

test('a screen that is full of such pages has no room for similar ones', async () => {
  const scattered = Array.from({ length: 7 }, (_, at) => [`S${at}`, '数据库。据脱。脱敏。'] as const)
  const index = shelf(...scattered, ['Other', '数据。'])
  const found = titlesOf(await index.finder.find('数据脱敏', 8))
  assert.ok(found.length >= 6 && !found.includes('Other'), found.join(' '))
})

test('pages that turned out not to have the word are not counted', async () => {
  const index = shelf(
    ['Whole', 'xabcdefx'],
    ...Array.from({ length: 5 }, (_, at) => [`P${at}`, 'abcxx bcdxx cdexx defxx'] as const),
  )
  const { loose, total, pages } = await index.finder.find('abcdef', 8)
  assert.equal([loose, total, ...titlesOf({ pages })], [false, 1, 'Whole'])
})

test('a page with most of the words, some of them in its title, is shown after those with all', async () => {
  const index = shelf(
    ['Both', 'masking for kafka'],
    ...Array.from({ length: 5 }, (_, at) => [`Masking ${at}`, 'nothing else'] as const),
    ['Elsewhere', 'masking, too, and more masking'],
  )
  const found = titlesOf(await index.finder.find('masking kafka', 8))
  assert.is(found.length, 4)
  assert.is(found.at(0) === 'Both' || found.includes('Both'), true)
  assert.not.ok(found.includes('Elsewhere'))
  const rated = shelf(
    ...Array.from(
      { length: 6 },
      (_, at) => [`Masking ${at}`, `${'masking '.repeat(2 * at)}${'hay '.repeat(40 - 2 * at)}`] as const,
    ),
    ['Both', 'masking for kafka'],
  )
  assert.equal(titlesOf(await rated.finder.find('masking kafka', 8)).toSorted(), [
    'Both',
    'Masking 3',
    'Masking 4',
    'Masking 5',
  ])
  const half = shelf(['All', 'alpha bravo charlie'], ['Alpha', 'x'], ['Alpha bravo', 'x'])
  assert.equal(titlesOf(await half.finder.find('alpha bravo charlie', 8)).toSorted(), ['All', 'Alpha bravo'])
  const even = shelf(['All', 'alpha bravo'], ['Alpha', 'x'])
  assert.equal(titlesOf(await even.finder.find('alpha bravo', 8)).toSorted(), ['All', 'Alpha'])
})

test('a query whose words are nowhere together reads a few texts and stops', async () => {
  const index = indexOf(
    Array.from({ length: 60 }, (_, at) => pageOf({ title: `P${at}`, text: `abcxx bcdxx cdexx defxx ${at}` })),
  )
  const texts = () => index.loaded.filter((name) => index.files[name]!.includes('abcxx bcdxx')).length
  const { pages } = await index.finder.find('abcdef', 8)
  assert.equal(pages, [])
  assert.ok(texts() >= 6 && texts() < 6 + 6, `${texts()}`)
  // Who asks for all pages is answered with certainty.
  await index.finder.find('abcdef', Infinity)
  assert.is(texts(), 60)
})

test('both slips in a long word may be letters left out, or letters too many', async () => {
  const index = shelf(['Rows', 'Checkpointing of transactions.'], ['Other', 'Nothing.'])
  for (const typed of ['chckpoiting', 'checkpoinntting', 'tranactons', 'transsactionns'])
    assert.equal(titlesOf(await index.finder.find(typed, 8)), ['Rows'], typed)
})

test.run()
