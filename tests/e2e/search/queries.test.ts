/** What readers ask the built site: its index has the words of components, too, which an index made of the content has not. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
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

function builtIndex(brand: BrandId, locale: string) {
  const folder = join(out, brand, 'search', locale)
  return finderOf(
    Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')])),
  )
}

test.run()
