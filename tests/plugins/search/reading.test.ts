/** What is read of an index: which texts, and from which files; what is known of a page once it is read. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { fold } from '../../../plugins/search/fold.ts'
import { openIndex } from '../../../plugins/search/indexReader.ts'
import { indexOf, pageOf, titlesOf } from './support/indexes.ts'
import { madeUpPages } from './support/madeUp.ts'

const hay = 'Some other words about something else. '.repeat(80)

test('other forms are not highlighted wherever the word itself stands', async () => {
  const text = 'They mask rows.'
  const places: readonly Parameters<typeof pageOf>[0][] = [
    { title: 'On masking', text },
    { description: 'On masking.', text },
    { keywords: ['masking'], text },
    { text, sections: [['On masking', '']] },
    { text, code: 'run masking' },
    { text: `${text} On masking.` },
  ]
  const wordsIn = async (place: Parameters<typeof pageOf>[0]) =>
    (await indexOf([pageOf(place)]).finder.find('masking', 8)).words
  for (const place of places) assert.equal(await wordsIn(place), ['masking'], JSON.stringify(place))
  assert.equal(await wordsIn({ text }), ['masking', 'mask'])
})

test('of pages that may have a part of a word, those whose first file may have it are read first', async () => {
  const pages = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) =>
    pageOf({
      title: 'Long',
      href: `/${name}/`,
      text: hay,
      sections: [
        ['Other', hay],
        ['Words', `alpha ${hay}`],
      ],
    }),
  )
  const near = pageOf({ title: 'Near', href: '/z/', sections: [['Words', `alpha ${hay}`]] })
  const found = titlesOf(await indexOf([...pages, near]).finder.find('lpha', 6))
  assert.ok(found.includes('Near'), found.join())
})

test('one file of a long page is read where it has all that was asked for, and the next only if it has not', async () => {
  const long = pageOf({
    title: 'Long',
    href: '/a/',
    text: hay,
    sections: [
      ['First', `alpha alpha bravo ${hay}`],
      ['Second', `alpha ${hay}`],
      ['Third', `charlie ${hay}`],
    ],
  })
  const texts = async (query: string) => {
    const { finder, loaded, files } = indexOf([long])
    await finder.find(query, 8)
    const { texts: named } = JSON.parse(files['index.json']!) as { readonly texts: readonly [string, string] }
    return loaded.filter((name) => named[1].includes(name.slice(0, 8))).length
  }
  // The first file of a page has its title.
  assert.equal([await texts('alpha'), await texts('alpha bravo'), await texts('lpha ravo')], [2, 2, 2])
  assert.is(await texts('lpha harlie'), 3)
})

test('letters are found in all files of the index that may have them', async () => {
  const pages = madeUpPages(150)
  const { files } = indexOf(pages)
  const library = await openIndex(async (name) => JSON.parse(files[name]!) as unknown)
  const { grams } = JSON.parse(files['index.json']!) as { readonly grams: readonly [string, string] }
  assert.ok(grams[1].length > 24, 'several files')
  const sections = pages.flatMap(({ title, description, sections: all }, page) =>
    all.map((section, index) => ({
      page,
      text: fold([section.title, section.text, ...(index ? [] : [title, description])].join(' ')),
    })),
  )
  for (const letters of ['ba', 'ko', 'we', 'lan', 'pen', 'xy']) {
    const having = new Set(sections.filter(({ text }) => text.includes(letters)).map(({ page }) => page))
    const found = new Set([...(await library.sectionsWithGram(letters))].map(library.pageOf))
    assert.equal([...found].toSorted(), [...having].toSorted(), letters)
  }
})

test.run()
