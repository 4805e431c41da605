/** What readers ask, of the pages that the content makes; `tests/e2e/search/queries.test.ts` asks the index of the built site. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { synonymsOf } from '../../../site/searchFields.ts'
import { assertAnswered } from './support/answers.ts'
import { indexOf, realPages } from './support/indexes.ts'
import { questionsOf } from './support/questions.ts'

const brands = { clouddm: 'management', bladepipe: 'replication', clougence: 'replication' } as const
const locales = ['zh', 'en']

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
    await assertAnswered(
      locales.map((locale) => {
        const { finder } = indexOf(real[`${brand}/${locale}`]!, synonymsOf({ offering }, locale))
        return { finder, questions: questions[locale]! }
      }),
    )
  })
}

test.run()
