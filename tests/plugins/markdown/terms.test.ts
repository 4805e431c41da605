/** One word for one thing: words that a site writes another way are told with their place. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { termFinder } from '../../../plugins/markdown/terms.ts'
import { terms } from '../../../site/strings/terms.ts'
import { brief, problemsOf } from './support/read.ts'

const list = { licence: 'license', 'log on': 'log in', 本平台: '[[brand]]', 脚本平台: '脚本平台' }

test('words are found whole, in every case, in text, headings, tables and the front matter', async () => {
  const text = [
    '---',
    'title: A Licence',
    '---',
    '',
    '## Log on',
    '',
    '| a |',
    '|---|',
    '| licence |',
    '',
    'Licences, sub-licence',
    '',
  ].join('\n')
  const problems = await problemsOf(text, { terms: list })
  assert.equal(problems.map(brief), ['term-avoided 2:1', 'term-avoided 5:4', 'term-avoided 9:3'])
  assert.is(problems[0]!.message, '"Licence" is called "license" here')
})

test('Chinese words are found within a sentence, but not within a longer word of the list', async () => {
  const problems = await problemsOf('自建脚本平台与本平台', { terms: list })
  assert.equal(problems.map(brief), ['term-avoided 1:8'])
})

test('code and addresses may hold them', async () => {
  assert.equal(await problemsOf('`licence` and [file](/licence/)\n\n```\nlicence\n```', { terms: list }), [])
})

test('no word of the site’s list is avoided and written', () => {
  for (const words of Object.values(terms))
    for (const preferred of new Set(Object.values(words)))
      assert.equal(
        termFinder(words)(preferred).map(({ found }) => found),
        [],
        preferred,
      )
})

test.run()
