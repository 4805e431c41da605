/** Words a page is found by and does not show. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { indexOf, highlightsIn, pageOf, plain, titlesOf } from './support/indexes.ts'

const hay = 'Some other words about something else entirely. '.repeat(6)
const shelf = indexOf([
  pageOf({
    title: 'Access',
    href: '/access/',
    description: 'Who may.',
    text: hay,
    keywords: ['1044', 'Grants', '权限不足'],
  }),
  pageOf({ title: 'Text', text: `${hay} grants` }),
  pageOf({ title: 'Heading', text: hay, sections: [['On grants', hay]] }),
  pageOf({ title: 'Grants of roles', text: hay }),
  pageOf({ title: 'Backup', text: hay, keywords: ['Backup'] }),
])
const find = async (query: string) => titlesOf(await shelf.finder.find(query, 8))

test('a page is found by a keyword, a part of it, and by several words of which some are keywords', async () => {
  for (const query of ['1044', '权限不足', 'rant 1044', 'access 1044', 'entirely 1044'])
    assert.equal(await find(query), ['Access'], query)
})

test('a keyword counts more than a text, and less than a heading and a title', async () => {
  assert.equal(await find('grants'), ['Grants of roles', 'Heading', 'Access', 'Text'])
})

test('it is never shown', async () => {
  const { pages } = await shelf.finder.find('权限不足', 8)
  const [hit] = pages[0]!.hits
  assert.equal([plain(hit!.title), plain(hit!.excerpt), highlightsIn(hit!.excerpt)], ['Access', 'Who may.', []])
})

test('a keyword that the title says is not kept', () => {
  assert.not(
    Object.values(shelf.files).some((text) => text.includes('"Backup"]') || text.includes('"Backup","Backup"')),
  )
})

test.run()
