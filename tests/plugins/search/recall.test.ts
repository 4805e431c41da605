/** What stands on a page finds the page; what is its title finds it first. Against a scan of the real texts. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { fold } from '../../../plugins/search/fold.ts'
import { codeOf } from '../../../plugins/search/code.ts'
import type { CorpusPage } from '../../../plugins/search/corpus.ts'
import { createRandom } from '../../support/random.ts'
import { indexOf, manyPages, realPages, titlesOf, type TestIndex } from './support/indexes.ts'

const counts: Readonly<Record<string, number>> = {
  'clouddm/zh': 60,
  'clouddm/en': 60,
  'clougence/zh': 40,
  'clougence/en': 40,
}
const names = Object.keys(counts)
const pages = await realPages(names)
const indexes = new Map<string, TestIndex>(names.map((name) => [name, indexOf(pages[name]!)]))

/** About as many, from all over. */
function everyOf<T>(all: readonly T[], most: number): readonly T[] {
  const step = Math.ceil(all.length / most)
  return all.filter((_, index) => index % step === 0)
}

const textsOf = ({ title, description, sections }: CorpusPage) =>
  [title, description, ...sections.flatMap((section) => [section.title, section.text, codeOf(section)])].filter(
    (text) => text.length > 1,
  )

/** Two letters or digits at least: a substring of punctuation is nothing one looks for. */
const isSearchable = (text: string) =>
  (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) > 1 &&
  text.trim() === text &&
  /\p{Script=Han}|[\p{L}\p{N}]{2}/u.test(text)

function substrings(real: readonly CorpusPage[], count: number, seed: number): readonly string[] {
  const { below, pick } = createRandom(seed)
  const texts = real.flatMap(textsOf)
  const found: string[] = []
  while (found.length < count) {
    const text = pick(texts)
    const length = 2 + below(7)
    const start = below(Math.max(1, text.length - length + 1))
    const part = text.slice(start, start + length)
    if (isSearchable(part)) found.push(part)
  }
  return found
}

async function missedBy({ pages: real, finder }: TestIndex, parts: readonly string[]): Promise<readonly string[]> {
  const folded = real.map((page) => ({ href: page.href, texts: textsOf(page).map(fold) }))
  const missed: string[] = []
  for (const part of parts) {
    const needle = fold(part)
    const wanted = folded.filter(({ texts }) => texts.some((text) => text.includes(needle)))
    const found = await finder.find(part, Infinity)
    const hrefs = new Set(found.pages.map(({ hits }) => hits[0]!.href))
    for (const { href } of wanted) if (!hrefs.has(href)) missed.push(`${JSON.stringify(part)} ${href}`)
  }
  return missed
}

for (const locale of ['zh', 'en'])
  test(`random substrings find every page of ${locale} among pages in many files`, async () => {
    const long = indexOf(manyPages(pages[`clougence/${locale}`]!.slice(0, 30), 90))
    assert.equal(await missedBy(long, substrings(long.pages, 40, 11)), [])
  })

for (const [name, index] of indexes) {
  const { pages: real, finder } = index
  test(`${counts[name]} random substrings of ${name} find every page that has them`, async () => {
    assert.equal(await missedBy(index, substrings(real, counts[name]!, 7)), [])
  })

  test(`a title of ${name} finds its page first, in 95 of 100 cases`, async () => {
    const wrong: string[] = []
    const looked = everyOf(real, 160)
    for (const { title } of looked) {
      const [first] = titlesOf(await finder.find(title, 8))
      if (fold(first ?? '') !== fold(title)) wrong.push(`${title}: ${first}`)
    }
    const share = 1 - wrong.length / looked.length
    assert.ok(share >= 0.95, `${(share * 100).toFixed(1)} %\n${wrong.join('\n')}`)
  })
}

test.run()
