/** The files of an index, read back: they say what a count over the pages says, and each is small. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { buildBlock, type BuiltBlock } from '../../../plugins/search/block.ts'
import { readWords } from '../../../plugins/search/codec.ts'
import type { CorpusPage } from '../../../plugins/search/corpus.ts'
import { fold } from '../../../plugins/search/fold.ts'
import { createJoin } from '../../../plugins/search/joinBlocks.ts'
import { openIndex } from '../../../plugins/search/indexReader.ts'
import { gramsOf, runsOf, termsOf } from '../../../plugins/search/tokens.ts'
import { joined, pageOf } from './support/indexes.ts'
import { madeUpPages } from './support/madeUp.ts'

const opened = async (pages: readonly CorpusPage[]) => {
  const files = joined([buildBlock(pages)])
  const loaded: string[] = []
  const reader = await openIndex(async (name) => {
    loaded.push(name)
    return JSON.parse(files[name]!) as unknown
  })
  return { files, loaded, reader }
}

const pages = madeUpPages(80)
const { files, reader } = await opened(pages)
const starts = pages.map((_, page) => pages.slice(0, page).reduce((sum, { sections }) => sum + sections.length, 0))

/** What the parts of each section say: body, heading, title. */
const written = pages.flatMap(({ title, description, sections }) =>
  sections.map((section, index) => [
    index || section.text.includes(description) ? section.text : `${description}\n${section.text}`,
    section.title,
    index ? '' : title,
  ]),
)
const termsIn = (section: readonly string[]) => section.map((text, field) => termsOf(text, { keepAll: field > 0 }))

test('an index knows how many pages and sections there are, and which belong together', () => {
  assert.equal([reader.pageCount, reader.sectionCount], [80, written.length])
  assert.equal(
    pages.map((_, page) => reader.firstSection(page)),
    starts,
  )
  const ofSections = pages.flatMap(({ sections }, page) => sections.map(() => page))
  assert.equal(
    written.map((_, section) => reader.pageOf(section)),
    ofSections,
  )
})

test('each term has its sections, field by field, and how often it is there', async () => {
  const counted = new Map<string, Map<number, number>[]>()
  written.forEach((section, number) =>
    termsIn(section).forEach((terms, field) => {
      for (const term of terms) {
        if (!counted.has(term)) counted.set(term, [new Map(), new Map(), new Map()])
        const counts = counted.get(term)![field]!
        counts.set(number, (counts.get(number) ?? 0) + 1)
      }
    }),
  )
  const all = await reader.termsWithPrefix('', Infinity)
  assert.equal([...all.keys()], [...counted.keys()].sort())
  for (const [term, fields] of counted) {
    const posting = all.get(term)!()
    fields.forEach((counts, field) => {
      const { documents = [], counts: times = [] } = posting[field] ?? {}
      assert.equal(
        documents.map((document, index) => [document, times[index]]),
        [...counts],
        `${term} ${field}`,
      )
    })
  }
})

test('however pages are gathered in blocks, the files are the same', () => {
  const sizes = [[80], [1, 79], [40, 40], [3, 30, 1, 46], Array.from({ length: 80 }, () => 1)]
  for (const counts of sizes) {
    let from = 0
    const blocks = counts.map((count) => buildBlock(pages.slice(from, (from += count))))
    // As the cache hands them back.
    assert.equal(joined(JSON.parse(JSON.stringify(blocks))), files, counts.join())
    // And in groups, of which each is a block again.
    const groups = [blocks.slice(0, 2), blocks.slice(2)].map((group) => groupOf(group))
    assert.equal(joined(JSON.parse(JSON.stringify(groups))), files, `${counts.join()} in groups`)
  }
})

function groupOf(blocks: readonly BuiltBlock[]): BuiltBlock {
  const join = createJoin()
  for (const { block } of blocks) join.add(block)
  return { block: join.block(), texts: blocks.flatMap(({ texts }) => texts) }
}

test('lengths are kept roughly, averages of sections that have a field exactly', () => {
  const lengths = written.map((section) => termsIn(section).map((terms) => terms.length))
  for (const field of [0, 1, 2]) {
    const known = lengths.map((own) => own[field]!).filter(Boolean)
    const average = known.reduce((sum, length) => sum + length, 0) / known.length
    assert.ok(Math.abs(reader.averages[field]! - average) <= 0.005, `${field} ${reader.averages[field]}`)
    lengths.forEach((own, section) => {
      const kept = reader.lengths[field]![section] ?? 0
      assert.ok(Math.abs(kept - own[field]!) <= own[field]! * 0.2 + 0.5, `${field} ${section} ${kept} ${own[field]}`)
    })
  }
})

test('an index without headings, and one of nothing, have averages too', async () => {
  assert.equal((await opened([pageOf({ title: 'One two', text: 'a word' })])).reader.averages, [1, 0, 2, 0, 0])
  const { reader: empty } = await opened([])
  assert.equal([empty.pageCount, empty.sectionCount, empty.averages], [0, 0, [0, 0, 0, 0, 0]])
  assert.is((await empty.termsWithPrefix('a', 1)).size, 0)
})

test('a part of a word leads to all texts with such a word, in headings, titles and descriptions too', async () => {
  const all = await reader.sectionsWithGram('')
  const textOf = (section: number) => Math.max(...[...all].filter((start) => start <= section))
  const parts = ['ba', 'kom', 'bak', 'ray', 'web', 'fe', 'oli', 'ser', 'onstr'.slice(0, 3)]
  for (const part of parts) {
    const wanted = new Set<number>()
    pages.forEach(({ title, description, sections }, page) =>
      sections.forEach((section, index) => {
        const texts = [section.title, section.text, ...(index ? [] : [title, description])]
        const words = texts.flatMap((text) => runsOf(text).filter(({ kind }) => kind === 'word'))
        if (words.some(({ text }) => text.includes(part))) wanted.add(textOf(starts[page]! + index))
      }),
    )
    const found = await reader.sectionsWithGram(part)
    assert.equal(
      [...found].sort((a, b) => a - b),
      [...wanted].sort((a, b) => a - b),
      part,
    )
  }
  assert.is((await reader.sectionsWithGram('zzz')).size, 0)
  assert.is((await reader.sectionsWithGram('据')).size, 0)
})

test('there are no other parts than those of words that are there', () => {
  const { grams } = JSON.parse(files['index.json']!) as { readonly grams: readonly [string, string] }
  const shards = grams[1].match(/.{8}/g)!.map((name) => JSON.parse(files[`${name}.json`]!) as readonly [string, string])
  const words = pages.flatMap(({ title, description, sections }) =>
    [title, description, ...sections.flatMap((section) => [section.title, section.text])]
      .flatMap((text) => runsOf(text).filter(({ kind }) => kind === 'word'))
      .flatMap(({ text }) => gramsOf(text).filter(({ length }) => length > 1)),
  )
  assert.equal(
    shards.flatMap(([keys]) => readWords(keys)),
    [...new Set(words)].sort(),
  )
})

test('a page is read back as it was written, and as it is compared', async () => {
  for (const [page, { href, title, description, crumbs, sections }] of pages.entries()) {
    const read = await reader.readPage(
      page,
      sections.map((_, index) => starts[page]! + index),
    )
    assert.equal(read.page, [href, title, description, crumbs, ''])
    assert.equal([read.title, read.description], [fold(title), fold(description)])
    assert.equal(
      [...read.sections].sort(([a], [b]) => a - b),
      sections.map(({ id, title: heading, text }, index) => [
        index,
        { id, heading, body: text, code: '', title: fold(heading), text: fold(text), codeText: '' },
      ]),
    )
  }
})

/** Of a page's text as it is written: its sections, and with the first one what belongs to the page as a whole. */
const bytesOf = ({ sections, href, title, description, crumbs }: (typeof pages)[number]): number =>
  bytes(
    sections.map((each, index) => [
      each.id,
      each.title,
      each.text,
      ...(index ? [] : [[href, title, description, crumbs, '']]),
    ]),
  )

const bytes = (value: unknown) => Buffer.byteLength(typeof value === 'string' ? value : JSON.stringify(value))

test('a short page is one file; of a long one the beginning is, and the rest is in files of 3 kB', async () => {
  const lengths = new Set<boolean>()
  for (const [page, content] of pages.entries()) {
    const { href, sections } = content
    const size = bytesOf(content)
    const isLong = size > 6000
    lengths.add(isLong)
    const { sections: found, files: count } = await reader.readPage(page, [])
    assert.equal([found.size, count], [isLong ? 1 : sections.length, 1], href)
    if (!isLong) continue
    const whole = await reader.readPage(
      page,
      sections.map((_, index) => starts[page]! + index),
    )
    assert.ok(whole.files > size / 3500 && whole.files < size / 1000, `${size} ${whole.files}`)
  }
  assert.is(lengths.size, 2)
})

test('a page of exactly 6 kB is one file', async () => {
  const sized = (length: number) =>
    pageOf({ title: 'T', href: '/t/', text: 'a', sections: [['H', 'x'.repeat(length)]] })
  const rest = bytesOf(sized(0))
  for (const [size, count] of [
    [6000, 1],
    [6001, 2],
  ] as const) {
    const { reader: one } = await opened([sized(size - rest)])
    assert.is((await one.readPage(0, [0, 1])).files, count, String(size))
  }
})

test('files but the manifest are small, not many, and named by what is in them', async () => {
  const { 'index.json': manifest, ...others } = files
  assert.ok(manifest)
  for (const [name, text] of Object.entries(others)) {
    assert.match(name, /^[\da-f]{8}\.json$/)
    // A shard's keys come besides; a page of 6 kB is one file.
    assert.ok(bytes(text) <= 6002, `${name} ${bytes(text)}`)
  }
  const more = await opened([...pages, pageOf({ title: 'Another', href: '/another/', text: 'ba ko mi' })])
  const kept = Object.keys(others).filter((name) => more.files[name] === others[name])
  assert.ok(kept.length > 80, `${kept.length} of ${Object.keys(others).length}`)
})

test('a shard has keys and values of 3 kB, and the next one would not have fitted', () => {
  const shards = Object.values(files)
    .filter((text) => text.startsWith('["'))
    .map((text) => JSON.parse(text) as [string, string])
    .map(([keys, values]) => ({
      first: keys,
      size: readWords(keys).reduce((sum, key) => sum + bytes(key), 0) + values.replaceAll(' ', '').length,
    }))
  for (const { first, size } of shards) assert.ok(size <= 3000, `${first.slice(0, 9)} ${size}`)
  // All but the last one of the terms and of the grams.
  assert.is(shards.filter(({ size }) => size < 2000).length <= 2, true)
  assert.ok(shards.length > 4)
})

test('a query reads the shards of its words, and each file once', async () => {
  const { reader: fresh, loaded } = await opened(pages)
  assert.equal(loaded, ['index.json'])
  const all = [...(await reader.termsWithPrefix('', Infinity)).keys()]
  for (const term of ['bababa', all[0]!, all.at(-1)!]) {
    const before = loaded.length
    assert.equal(
      [...(await fresh.termsWithPrefix(term, 1)).keys()].filter((each) => !each.startsWith(term)),
      [],
    )
    assert.ok(loaded.length - before <= 1)
    await fresh.termsWithPrefix(term, 1)
    assert.ok(loaded.length - before <= 1)
  }
  const wide = await opened(pages)
  await wide.reader.termsWithPrefix('', 2)
  assert.is(wide.loaded.length, 3)
  const near = await wide.reader.termsInShardsOf(['bababa', 'bababb'])
  assert.ok(near.has('bababa') && near.size > 5 && near.size < all.length)
  assert.is(new Set(wide.loaded).size, wide.loaded.length)
})

test('what is no term has none, before all others and after them', async () => {
  for (const term of ['!', 'bababz', '\ufffe']) assert.is((await reader.termsWithPrefix(term, 3)).size, 0, term)
})

test('a file that could not be loaded is asked for again', async () => {
  let broken = true
  const again = await openIndex(async (name) => {
    if (broken && name !== 'index.json') throw new Error('offline')
    return JSON.parse(files[name]!) as unknown
  })
  const ask = () =>
    again.termsWithPrefix('ba', 1).then(
      ({ size }) => size,
      () => 'failed',
    )
  assert.is(await ask(), 'failed')
  broken = false
  assert.ok(Number(await ask()) > 0)
})

test.run()
