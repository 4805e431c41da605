/** Code is found: commands, options and names of settings. What the text says comes first. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { codeOf } from '../../../plugins/search/code.ts'
import { indexOf, highlightsIn, pageOf, plain, titlesOf } from './support/indexes.ts'

const hay = 'Some other words about something else entirely. '.repeat(6)
const section = (code: string) => ({ id: '', title: '', text: '', code })

test('a command of a block is found by its name, an option, a part of a word and as it is written, with an excerpt', async () => {
  const { finder } = indexOf([
    pageOf({ title: 'Other', text: hay, code: 'npm install' }),
    pageOf({ title: 'Tones', text: hay, sections: [['Play', hay, 'cd music\nxylophonecommand --loudness=3 a.mid']] }),
  ])
  for (const query of ['xylophonecommand', 'loudness', 'phonecomm', 'xylophonecommand --loudness=3']) {
    const { pages, loose } = await finder.find(query, 8)
    assert.equal([titlesOf({ pages }), loose], [['Tones'], false], query)
    const [, hit] = pages[0]!.hits
    assert.is(plain(hit!.title), 'Play')
    assert.is(plain(hit!.excerpt), 'cd music xylophonecommand --loudness=3 a.mid')
    assert.equal(highlightsIn(hit!.excerpt), [query])
  }
})

test('code before the first heading is the excerpt of its page, where the description does not have the words', async () => {
  const { finder } = indexOf([pageOf({ title: 'Start', description: 'How to begin.', code: 'npx make-it' })])
  const { pages } = await finder.find('make-it', 8)
  assert.is(plain(pages[0]!.hits[0]!.excerpt), 'npx make-it')
})

test('a page whose text has the word comes before one whose code has it, however often', async () => {
  const { finder } = indexOf([
    pageOf({ title: 'A', text: hay, code: 'retries: 3\nretries_max: 4\nset retries' }),
    pageOf({ title: 'B', text: `${hay} It has retries. ${hay}` }),
  ])
  assert.equal(titlesOf(await finder.find('retries', 8)), ['B', 'A'])
})

test('each line of code is kept once, without long words and lines of signs, and not without end', () => {
  const hash = 'a1'.repeat(40)
  assert.is(codeOf(section(`  run  it ${hash}\n{\n}\nrun it\n\nnext: 1`)), 'run it next: 1')
  const long = Array.from({ length: 500 }, (_, index) => `line ${index}`).join('\n')
  assert.ok(codeOf(section(long)).startsWith('line 0 line 1 '))
  assert.ok(codeOf(section(long)).length < 1500)
  assert.is(codeOf({ id: '', title: '', text: '' }), '')
})

test.run()
