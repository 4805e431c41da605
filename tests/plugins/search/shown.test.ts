/** What is shown of a page that was found: excerpts, and which of its sections. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { SearchError } from '../../../plugins/search/SearchError.ts'
import { excerptOf, highlight } from '../../../plugins/search/excerpt.ts'
import { indexOf, highlightsIn, pageOf, plain } from './support/indexes.ts'

const shown = (text: string, ...needles: readonly string[]) => plain(excerptOf(text, needles))

test('a short text is shown as a whole', () => {
  for (const text of ['needle', 'A needle.', `${'a '.repeat(12)}needle${' b'.repeat(60)}`])
    assert.is(shown(text, 'needle'), text)
  assert.equal(excerptOf('', ['needle']), [])
  assert.equal(excerptOf('a needle b', ['needle']), [
    ['a ', false],
    ['needle', true],
    [' b', false],
  ])
})

test('an excerpt has about 150 letters, thirty of them before the match; Chinese half as many', () => {
  const letters = shown(`${'- '.repeat(100)}needle${' -'.repeat(200)}`, 'needle')
  assert.equal([letters.length, letters.indexOf('needle')], [152, 31])
  const chinese = shown(`${'，'.repeat(100)}数据${'，'.repeat(200)}`, '数据')
  assert.equal([chinese.length, chinese.indexOf('数据')], [77, 16])
  const begin = shown(`needle${' -'.repeat(200)}`, 'needle')
  assert.equal([begin.length, begin.at(0), begin.at(-1)], [151, 'n', '…'])
  const end = shown(`${'- '.repeat(100)}needle`, 'needle')
  assert.equal([end.at(0), end.endsWith('needle'), end.length], ['…', true, 37])
})

test('without a match, it is the beginning', () => {
  assert.is(shown('One. '.repeat(50), 'needle').slice(0, 9), 'One. One.')
})

test('words are not cut, but for those that never end', () => {
  const text = `${'word1234 '.repeat(30)}needle ${'9876drow '.repeat(30)}`
  assert.match(shown(text, 'needle'), /^… ?(?:word1234 )+needle (?:9876drow ?)+…$/)
  const endless = shown(`${'x'.repeat(300)}needle${'y'.repeat(300)}`, 'needle')
  assert.match(endless, /^…x{1,30}needley{90,120}…$/)
})

test('no character is cut in two', () => {
  for (const before of ['', 'a', 'ab', '，'])
    assert.ok(shown(`${before}${'🙂'.repeat(60)}needle${'🙃'.repeat(90)}`, 'needle').isWellFormed(), before)
})

test('a highlight that reaches over the end of an excerpt ends with it; those behind it are not there', () => {
  const long = '数'.repeat(100)
  const excerpt = excerptOf(`${long}。needle`, [long, 'needle'])
  assert.equal(highlightsIn(excerpt), ['数'.repeat(75)])
  assert.is(plain(excerpt), `${'数'.repeat(75)}…`)
})

test('highlights that touch are one', () => {
  assert.equal(highlight('abcd', ['', 'ab', 'cd']), [['abcd', true]])
  assert.equal(highlightsIn(highlight('ab cd', ['', 'ab', 'cd'])), ['ab', 'cd'])
  assert.equal(highlightsIn(highlight('abcde', ['', 'abcd', 'ab', 'bc'])), ['abcd'])
  assert.equal(highlightsIn(highlight('aaaa', ['', 'aa'])), ['aaaa'])
})

const find = async (page: Parameters<typeof pageOf>[0], query: string) => {
  const { pages } = await indexOf([pageOf({ href: '/p/', ...page })]).finder.find(query, 8)
  return pages[0]!.hits.map(({ href, title, excerpt }) => `${href} ${plain(title)} – ${plain(excerpt)}`)
}

test('a page is shown with its description, unless only its text has the words', async () => {
  const page = { title: 'Page', description: 'About masking.', text: 'Text on kafka.' }
  assert.equal(await find(page, 'masking'), ['/p/ Page – About masking.'])
  assert.equal(await find(page, 'kafka'), ['/p/ Page – Text on kafka.'])
  assert.equal(await find(page, 'page'), ['/p/ Page – About masking.'])
  assert.equal(await find({ ...page, description: '' }, 'page'), ['/p/ Page – Text on kafka.'])
  assert.equal(await find({ ...page, text: 'More masking.' }, 'masking'), ['/p/ Page – About masking.'])
})

test('of its sections the best three are shown, each with the words in it', async () => {
  const sections = Array.from(
    { length: 5 },
    (_, at) => [`Part ${at}`, `masking ${'hay '.repeat(8 * (4 - at))}`] as const,
  )
  const page = { title: 'Page', description: 'Described.', sections: [...sections, ['Other', 'nothing'] as const] }
  assert.equal(await find(page, 'masking'), [
    '/p/ Page – ',
    '/p/#s-4 Part 4 – masking ',
    `/p/#s-3 Part 3 – masking ${'hay '.repeat(8)}`,
    `/p/#s-2 Part 2 – masking ${'hay '.repeat(16)}`,
  ])
  assert.equal(await find({ ...page, sections: [['Masking', 'nothing']] }, 'masking'), [
    '/p/ Page – ',
    '/p/#s-0 Masking – ',
  ])
})

test('a page whose title alone has the words is shown with its description', async () => {
  const page = { title: 'Masking', description: 'Described.', sections: [['Other', 'nothing'] as const] }
  assert.equal(await find(page, 'masking'), ['/p/ Masking – Described.'])
})

test('a section is shown for a part of a word, and for its heading', async () => {
  const sections = [['First', 'replication here'] as const, ['On Docker', 'nothing'] as const]
  assert.equal(await find({ title: 'Page', sections }, 'plicati'), ['/p/ Page – ', '/p/#s-0 First – replication here'])
  assert.equal(await find({ title: 'Page', sections }, 'docker'), ['/p/ Page – ', '/p/#s-1 On Docker – '])
  assert.equal(await find({ title: 'Page', sections }, 'replicating docker'), [
    '/p/ Page – ',
    '/p/#s-1 On Docker – ',
    '/p/#s-0 First – replication here',
  ])
})

test('an id is written as a browser asks for it', async () => {
  const { pages } = await indexOf([
    {
      ...pageOf({ href: '/p/' }),
      sections: [
        { id: '', title: '', text: '' },
        { id: 'a b?', title: 'Part', text: 'needle' },
      ],
    },
  ]).finder.find('needle', 8)
  assert.is(pages[0]!.hits[1]!.href, '/p/#a%20b%3F')
})

test('sections that are equally good are in their order', async () => {
  const sections = [1, 2, 3].map((at) => [`Part ${at}`, 'masking'] as const)
  assert.equal(
    (await find({ title: 'Page', sections }, 'masking')).map((line) => line.split(' ')[0]),
    ['/p/', '/p/#s-0', '/p/#s-1', '/p/#s-2'],
  )
})

test('a failure says its kind and why', () => {
  const cause = new Error('cut')
  const error = new SearchError('damaged', cause)
  assert.equal([error.name, error.kind, error.cause], ['SearchError', 'damaged', cause])
  assert.match(error.message, 'damaged')
})

test.run()
