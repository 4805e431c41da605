/** Hints for values of a wrong type, and for YAML that cannot be read. */
import * as v from 'valibot'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { SiteError } from '../../../engine/errors/SiteError.ts'
import {
  checkFrontMatter,
  checkPageFrontMatter,
  commonFrontMatter,
  parseFrontMatter,
} from '../../../plugins/markdown/index.ts'

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

test('B-06 a key of another tool is told by the name it has here', () => {
  const hint = (yaml: string) => {
    const frontMatter = parseFrontMatter({ file: 'a.md', text: `---\n${yaml}\n---\n` })
    return checkPageFrontMatter(v.object(commonFrontMatter), frontMatter).diagnostics[0]!.hint
  }
  assert.is(hint('summary: A'), 'Here it is "description".')
  assert.is(hint('tableOfContents: false'), hint('outline: deep'))
  assert.match(hint('outline: deep')!, '"hide_table_of_contents", "toc_min_heading_level", or "toc_max_heading_level"')
  assert.is(hint('linkTitle: A'), 'Here it is "sidebar_label".')
  assert.is(hint('head: [{tag: meta, attributes: {}, attrs: {}}]'), 'Here it is "attributes".')
  assert.match(hint('layout: post')!, /^A post or a page of documentation needs none\./)
  assert.match(hint('template: splash')!, 'content/<locale>/pages')
  assert.match(hint('toString: 1')!, 'list of keys')
  // A schema that has no such key is not told of one.
  assert.match(hint('prev: false')!, 'list of keys')
})

test('B-07 the hint of YAML that cannot be read is about what is wrong', () => {
  const hints: Readonly<Record<string, string>> = {
    'a: 1\na: 3': 'Keep one of the lines with this key.',
    'a:\n\tb: 1': 'Indent with spaces.',
    'a: "A': 'Write what is missing.',
    'a: b: c': 'Quote values that contain ": " or "#", or begin with a special character.',
  }
  for (const [yaml, hint] of Object.entries(hints))
    try {
      parseFrontMatter({ file: 'a.md', text: `---\n${yaml}\n---\n` })
      assert.unreachable()
    } catch (error) {
      assert.is((error as SiteError).diagnostics?.[0]?.hint, hint, yaml)
    }
})

test.run()
