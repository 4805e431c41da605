/** What readers ask the built site: its index has the words of components, too, which an index made of the content has not. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { assertAnswered } from '../../plugins/search/support/answers.ts'
import { finderOf } from '../../plugins/search/support/indexes.ts'
import { questionsOf } from '../../plugins/search/support/questions.ts'
import { brands, ensureBuilt, locales, type BrandId } from '../support/builtSite.ts'

const test = suite('what readers ask the built site')
const out = await ensureBuilt()

for (const brand of brands) {
  test(`E-05 what readers of ${brand} ask the index that was built is answered first, or among the first five`, () => {
    const questions = questionsOf(brand === 'clouddm' ? 'management' : 'replication')
    return assertAnswered(locales.map((locale) => ({ ...builtIndex(brand, locale), questions: questions[locale]! })))
  })
}

test('no answer leads to an id that React made, which another build does not have', () => {
  const made = brands.flatMap((brand) =>
    locales.flatMap((locale) =>
      Object.values(filesOf(brand, locale)).flatMap((text) => text.match(/"_[0-9a-f]*R_\w*[^"]*"/g) ?? []),
    ),
  )
  assert.equal(made, [])
})

const builtIndex = (brand: BrandId, locale: string) => finderOf(filesOf(brand, locale))

function filesOf(brand: BrandId, locale: string): Readonly<Record<string, string>> {
  const folder = join(out, brand, 'search', locale)
  return Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
}

test.run()
