/** Which of several pages comes first, and which of a page's sections. Words are repeated where they should not help. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { indexOf, pageOf, plain, titlesOf } from './support/indexes.ts'

const many = (text: string) => `${text}. `.repeat(12)
/** Without it every page would be short, and shortness alone would decide. */
const hay = 'Some other words about something else entirely. '.repeat(6)
const ranked = async (query: string, pages: Parameters<typeof pageOf>[0][]) =>
  titlesOf(await indexOf(pages.map(pageOf)).finder.find(query, 8))

test('where the words stand together decides: the title is it, is mostly it, has it, has the words …', async () => {
  const pages = [
    { title: 'Apart', text: `${many('alpha')} ${many('beta')}` },
    { title: 'Text', text: `${hay} alpha beta ${hay}`, sections: [['Other', hay]] as const },
    { title: 'Heading', text: hay, sections: [['An alpha beta', hay]] as const },
    { title: 'Beta and alpha', text: hay },
    { title: 'The alpha beta', text: hay },
    { title: 'Alpha beta rules', text: hay },
  ]
  assert.equal(await ranked('alpha beta', pages), [
    'The alpha beta',
    'Alpha beta rules',
    'Beta and alpha',
    'Heading',
    'Text',
    'Apart',
  ])
  const [apart, , , , , mostly] = pages
  assert.equal(await ranked('alpha beta', [apart!, mostly!, { title: 'Alpha Beta', text: hay }]), [
    'Alpha Beta',
    'Alpha beta rules',
    'Apart',
  ])
})

test('a phrase that a writer gave as a keyword counts as a title that is mostly it', async () => {
  const pages = [
    { title: 'Alpha beta rules', text: hay },
    { title: 'Named', text: `${many('alpha')} ${many('beta')}`, keywords: ['alpha beta'] },
    { title: 'Alpha beta and everything else', text: hay },
  ]
  assert.equal((await ranked('alpha beta', pages)).at(-1), 'Alpha beta and everything else')
})

test('of several words, the rare one decides which title is meant', async () => {
  const common = Array.from({ length: 12 }, (_, index) => ({ title: `Page ${index}`, text: `alpha ${hay}` }))
  const pages = [
    ...common,
    { title: 'Other', text: `alpha beta ${many('alpha')} ${many('beta')}` },
    { title: 'Of beta', text: `alpha ${hay} ${hay}` },
  ]
  assert.equal((await ranked('alpha beta', pages)).slice(0, 2), ['Of beta', 'Other'])
})

test('a version is one of the words: pages that name it come before those whose title has the others', async () => {
  const titled = Array.from({ length: 12 }, (_, index) => ({
    title: `Alpha of kind ${index}`,
    text: `On 8 of 4 pages. ${many('alpha')} ${hay}`,
  }))
  const versions = { title: 'Versions', text: `${hay} Alpha 5.7, 8.0-8.4 and others. ${hay}` }
  assert.is((await ranked('alpha 8.4', [...titled, versions]))[0], 'Versions')
  assert.is((await ranked('alpha v8.4', [...titled, versions]))[0], 'Versions')
})

test('C++ and C# are not the letter they begin with', async () => {
  const others = ['Caches', 'Columns', 'Commands'].map((title) => ({ title, text: `${title} of C. ${hay}` }))
  const drivers = { title: 'Drivers', text: `${hay} For C++ and Java. ${hay}` }
  const net = { title: 'Platforms', text: `${hay} Visual C#, among others. ${hay}` }
  assert.equal(await ranked('C++', [...others, drivers, net]), ['Drivers'])
  assert.equal(await ranked('c#', [...others, drivers, net]), ['Platforms'])
})

test('a short version is meant by the long ones of its line, more than by those that only begin alike', async () => {
  const alike = { title: 'Alike', text: `Alpha 3.40.1, 3.40.2 and 3.40.3. ${hay}` }
  const releases = { title: 'Releases', text: `Alpha 3.4.0.0, 3.4.0.1 and 3.4.1.0. ${hay}` }
  assert.equal(await ranked('alpha 3.4', [alike, releases]), ['Releases', 'Alike'])
})

test('a version that no page names stands for its line, and not for one that looks like it', async () => {
  const pages = [
    { title: 'Of another line', text: `Alpha of 14.2 and 13. ${hay}` },
    { title: 'Of the line', text: `Alpha 10 to 12. ${hay}` },
  ]
  for (const query of ['12.2', '12.2.1']) assert.equal(await ranked(query, pages), ['Of the line'], query)
})

test('a description counts as text', async () => {
  const pages = [
    { title: 'Apart', text: `${many('alpha')} ${many('beta')}` },
    { title: 'Described', description: 'All on alpha beta.', text: hay },
  ]
  assert.equal(await ranked('alpha beta', pages), ['Described', 'Apart'])
})

test('of a page, sections whose heading is what was asked for come first, then those that have it, then texts', async () => {
  const found = async (sections: readonly (readonly [string, string])[]) => {
    const index = indexOf([pageOf({ title: 'Page', href: '/p/', text: hay, sections })])
    const { pages } = await index.finder.find('alpha beta', 8)
    return pages[0]!.hits.slice(1).map(({ title }) => plain(title))
  }
  const apart = ['Apart', `${many('alpha')} ${many('beta')}`] as const
  const text = ['Text', `alpha beta ${hay}`] as const
  assert.equal(await found([apart, text]), ['Text', 'Apart'])
  assert.equal(
    await found([
      ['Text', many('alpha beta')],
      ['On alpha beta', hay],
    ]),
    ['On alpha beta', 'Text'],
  )
  assert.equal(
    await found([
      ['On alpha beta', many('alpha beta')],
      ['Alpha beta', hay],
    ]),
    ['Alpha beta', 'On alpha beta'],
  )
  const four = await found([apart, text, ['On alpha beta', hay], ['Alpha beta', hay]])
  assert.equal(four, ['Alpha beta', 'On alpha beta', 'Text'])
})

test('a word that is only a part of other words counts less than the word', async () => {
  // So that the word says little.
  const logs = { text: `${many('log')} ${hay}` }
  const pages = [
    logs,
    { title: 'Part', text: `${hay} catalog`, sections: [['Kafka', many('kafka')]] as const },
    { title: 'Word', text: `${hay} log ${hay} kafka ${hay}` },
  ]
  assert.equal(await ranked('log kafka', pages), ['Word', 'Part'])
  assert.equal(await ranked('kafka', pages), ['Part', 'Word'])
})

test('a word in a title counts more than in a heading, there more than in a text, and the word more than its forms', async () => {
  const page = (title: string, text: string, heading = 'Other') => ({
    title,
    text: `${hay} ${text}`,
    sections: [[heading, hay]] as const,
  })
  assert.equal(await ranked('mask', [page('A', 'no masking'), page('B', 'no mask'), page('C', '', 'To mask')]), [
    'C',
    'B',
    'A',
  ])
  assert.equal(await ranked('mask rows', [page('A', 'rows mask'), page('Rows of B', 'mask')]), ['Rows of B', 'A'])
})

test('pages that are equally good are in the order of their addresses', async () => {
  const pages = ['C', 'A', 'B'].map((title) => ({ title, text: `${hay} alpha` }))
  assert.equal(await ranked('alpha', pages), ['C', 'A', 'B'])
})

test('of two pages with the words, the one with more sections on them comes first', async () => {
  const section = ['Part', `alpha ${hay}`] as const
  const pages = [1, 3, 2].map((count) => ({
    title: `${count}`,
    text: hay,
    sections: Array.from({ length: 3 }, (_, at) => (at < count ? section : (['Part', hay] as const))),
  }))
  assert.equal(await ranked('alpha', pages), ['3', '2', '1'])
})

test('of titles with the words, the one with all the small words of a question comes first', async () => {
  const pages = [
    { title: 'Alpha: where it is', text: hay },
    { title: 'Alpha: when and how it works', text: `alpha ${hay} ${hay}` },
    { title: 'Alpha: how it begins', text: many('alpha') },
  ]
  assert.is((await ranked('how when alpha', pages))[0], 'Alpha: when and how it works')
})

test('a title that says the phrase among others comes before one with the same words apart', async () => {
  const pages = [
    { title: 'Alpha: when and how it works', text: many('alpha') },
    { title: 'Everything that anybody would ever want to know: how when alpha begins', text: hay },
  ]
  assert.match((await ranked('how when alpha', pages))[0]!, /^Everything/)
})

test('a title with other words for all that was asked comes before a heading with the words, one with some after it', async () => {
  const pages = [
    { title: 'Other', text: many('remove docker'), sections: [['To remove docker', many('remove')]] as const },
    { title: 'Docker', text: `remove ${hay}` },
    { title: 'Docker, and how to uninstall it', text: hay },
  ]
  const index = indexOf(pages.map(pageOf), [['remove', 'uninstall']])
  const found = titlesOf(await index.finder.find('remove docker', 8))
  assert.equal(found, ['Docker, and how to uninstall it', 'Other', 'Docker'])
})

test('a Chinese character is as much of a title as two letters', async () => {
  const pages = [
    { title: '数据脱敏 explained anew', text: `数据脱敏。${'数据脱敏。'.repeat(12)}` },
    { title: '数据脱敏 begins', text: hay },
  ]
  assert.equal(await ranked('数据脱敏', pages), ['数据脱敏 begins', '数据脱敏 explained anew'])
})

test.run()
