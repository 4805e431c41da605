/** What is told of a file of YAML that is no page. */
import * as v from 'valibot'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { SiteError } from '../../../engine/errors/SiteError.ts'
import type { Diagnostic } from '../../../engine/types.ts'
import { checkFrontMatter, parseDataFile } from '../../../plugins/markdown/index.ts'

function problems(work: () => unknown): readonly Diagnostic[] {
  try {
    work()
    return []
  } catch (error) {
    assert.instance(error, SiteError)
    return (error as SiteError).diagnostics
  }
}

test('a file of data has no front matter, and what may be meant is looked for where it stands', () => {
  const tags = v.object({ news: v.optional(v.strictObject({ label: v.string('text') })), other: v.string('text') })
  const text = 'news:\n  label: x\n  labell: x\nother: 3\nmore: 1\n'
  const found = problems(() => checkFrontMatter(tags, parseDataFile({ file: 'tags.yml', text })))
  assert.equal(
    found.map(({ message, hint, place }) => [message, hint, place?.line]),
    [
      ['Unknown key "news.labell"', 'Did you mean "label"?', 3],
      ['"other" must be text, but is the number 3', 'Quote it: other: "3"', 4],
      ['Unknown key "more"', 'Remove it, or check the list of keys.', 5],
    ],
  )
  const [syntax] = problems(() => parseDataFile({ file: 'tags.yml', text: 'news: [x\n' }))
  assert.match(syntax!.message, /^The file is not valid YAML: /)
})

test.run()
