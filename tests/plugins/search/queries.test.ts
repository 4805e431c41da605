/** What readers ask: the page they want is the first answer as a rule, and among the first five nearly always. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { synonymsOf } from '../../../site/searchFields.ts'
import { indexOf, realPages } from './support/indexes.ts'
import { questionsOf } from './support/questions.ts'

const brands = { clouddm: 'management', bladepipe: 'replication', clougence: 'replication' } as const
const locales = ['zh', 'en']
const [first, firstFive] = [0.92, 0.98]

const real = await realPages(Object.keys(brands).flatMap((brand) => locales.map((locale) => `${brand}/${locale}`)))

for (const [brand, offering] of Object.entries(brands)) {
  const questions = questionsOf(offering)
  const asked = locales.flatMap((locale) => questions[locale]!.map((question) => ({ ...question, locale })))

  test(`there are sixty questions for ${brand}, and pages that answer them`, () => {
    assert.ok(asked.length >= 60)
    assert.ok(locales.every((locale) => questions[locale]!.length >= 25))
    const known = new Set(locales.flatMap((locale) => real[`${brand}/${locale}`]!.map(({ href }) => href)))
    const gone = asked.flatMap(({ pages }) => pages.filter((page) => !known.has(page)))
    assert.equal(gone, [])
  })

  test(`E-05 what readers of ${brand} ask is answered first, or among the first five`, async () => {
    const finders = new Map(
      locales.map((locale) => {
        const synonyms = synonymsOf({ offering }, locale)
        return [locale, indexOf(real[`${brand}/${locale}`]!, synonyms).finder]
      }),
    )
    const places: number[] = []
    const missed: string[] = []
    for (const { query, pages, locale } of asked) {
      const found = await finders.get(locale)!.find(query, 6)
      const hrefs = found.pages.map(({ hits }) => hits[0]!.href)
      const place = hrefs.findIndex((href) => pages.includes(href))
      places.push(place < 0 ? Infinity : place)
      if (place)
        missed.push(`${query}: ${pages[0]} is ${place < 0 ? 'not' : `number ${place + 1}`} in ${hrefs.join(' ')}`)
    }
    const share = (most: number) => places.filter((place) => place < most).length / places.length
    const told = `first ${share(1)}, among five ${share(5)}\n${missed.join('\n')}`
    if (process.env['SHOW']) console.log(told)
    assert.ok(share(1) >= first && share(5) >= firstFive, told)
  })
}

test.run()
