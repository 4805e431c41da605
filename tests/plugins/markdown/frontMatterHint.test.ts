/** Hints for values of a wrong type. */
import * as v from 'valibot'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { SiteError } from '../../../engine/errors/SiteError.ts'
import { checkFrontMatter, commonFrontMatter, parseFrontMatter } from '../../../plugins/markdown/index.ts'

function hintFor(yaml: string): string | undefined {
  const frontMatter = parseFrontMatter({ file: 'a.md', text: `---\n${yaml}\n---\n` })
  try {
    checkFrontMatter(v.object(commonFrontMatter), frontMatter)
  } catch (error) {
    if (error instanceof SiteError) return error.diagnostics[0]!.hint
  }
  throw new Error(`Nothing is wrong with ${yaml}`)
}

test('a hint gives a value that is taken', () => {
  const hints = {
    'date: 20260105': 'Write it with hyphens: date: 2026-01-05',
    'date: "20260105"': 'Write it with hyphens: date: 2026-01-05',
    'date: 20261305': undefined,
    'date: 2026': undefined,
    'last_update: {date: 20260105}': 'Write it with hyphens: date: 2026-01-05',
    'last_update: 20260105': undefined,
    'last_update: {author: 7}': 'Quote it: author: "7"',
    'tags: [123]': 'Quote it: tags: ["123"]',
    'tags: [a, 1.10, true]': 'Quote it: tags: ["a", "1.10", "true"]',
    'tags: 123': 'Write a list: tags: ["123"]',
    'tags: a, b': 'Write a list: tags: ["a", "b"]',
    'tags: [{label: 7}]': 'Quote it: label: "7"',
    'authors: 7': 'Quote it: authors: "7"',
    'authors: [7]': 'Quote it: authors: ["7"]',
    'title: ""': undefined,
    'draft: 1': undefined,
    'sidebar_position: x': undefined,
    'format: 1': undefined,
  }
  for (const [yaml, hint] of Object.entries(hints)) assert.is(hintFor(yaml), hint, yaml)
})

test.run()
