/** How a finder answers the questions of readers: at which place the page they want is. */
import * as assert from 'uvu/assert'
import type { Finder } from '../../../../plugins/search/finder.ts'
import type { Question } from './questions.ts'

type Asked = { readonly finder: Finder; readonly questions: readonly Question[] }

/** The page that is wanted is the first answer as a rule, and among the first five nearly always. */
export async function assertAnswered(asked: readonly Asked[]): Promise<void> {
  const places: number[] = []
  const missed: string[] = []
  for (const { finder, questions } of asked) {
    for (const { query, pages } of questions) {
      const found = await finder.find(query, 6)
      const hrefs = found.pages.map(({ hits }) => hits[0]!.href)
      const place = hrefs.findIndex((href) => pages.includes(href))
      places.push(place < 0 ? Infinity : place)
      if (place)
        missed.push(`${query}: ${pages[0]} is ${place < 0 ? 'not' : `number ${place + 1}`} in ${hrefs.join(' ')}`)
    }
  }
  const share = (most: number) => places.filter((place) => place < most).length / places.length
  const told = `first ${share(1)}, among five ${share(5)}\n${missed.join('\n')}`
  if (process.env['SHOW']) console.log(told)
  assert.ok(share(1) >= 0.92 && share(5) >= 0.98, told)
}
