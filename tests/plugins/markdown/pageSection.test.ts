/** Whole pages as sections of another one. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { bodyOf, brief, problemsOf } from './support/read.ts'

const version = `---
title: Team 2.1
sidebar_label: '2.1'
date: 2025-01-23
tags: [New feature, Bug fix, Other]
---

MariaDB is [new](#sources).

## Data sources {#sources}

- MariaDB

## Rules

\`\`\`sh
## no heading
\`\`\`

## See also

- [Upgrade](./upgrade.md)
`
const folder = 'content/set/en/docs'
const include = '<Include src="./team_2_1.md#section" />'
const read = (text: string, page = version) => bodyOf(text, { files: { [`${folder}/team_2_1.md`]: page } })

test('a page becomes a section: its label, a link to it, its prose one level lower', async () => {
  const { html, headings, links, sections } = await read(`Before\n\n${include}\n`)
  assert.equal(
    headings.map(({ depth, id, text }) => `${depth} ${id} ${text}`),
    ['2 team_2_1 2.1', '3 team_2_1-sources Data sources', '3 team_2_1-rules Rules'],
  )
  assert.match(html, '<div data-kinds="new fixed">')
  assert.match(html, '## no heading')
  assert.equal(
    links.map(({ target }) => target),
    [`doc:${folder}/team_2_1.md`, '#team_2_1-sources'],
  )
  assert.is(sections[1]!.text, 'Team 2.1 · 2025-01-23 · New feature, Bug fix, Other MariaDB is new.')
})

test('kinds of changes stand beside each other as their language writes lists', async () => {
  const { sections } = await read(include, version.replace('[New feature, Bug fix, Other]', '[新功能, 问题修复]'))
  assert.match(sections[0]!.text, '2025-01-23 · 新功能、问题修复')
})

test('a list of links at its end is left out, one in between or with other text stays', async () => {
  assert.not.match((await read(include)).html, 'Upgrade')
  assert.match((await read(include, `${version}\nMore.\n`)).html, 'Upgrade')
})

test('every heading of it is one level lower and has a name of its own, however it is written', async () => {
  const prose = [
    '## Fixed\n\nA <a name="old"></a>[link](#fixed-1), [old](#old) and [by name][six].',
    'Underlined\n---\n\n[It](#underlined)',
    '## Fixed\n\n```md\nNo heading\n---\n[x](#y)\n```',
    '###### Six {#six}\n\n[six]: #six',
  ].join('\n\n')
  const { html, diagnostics, anchors, links } = await read(include, `---\ntitle: Team\n---\n\n# Team\n\n${prose}\n`)
  assert.equal(diagnostics, [])
  assert.equal(
    [...html.matchAll(/<h(\d) id="([^"]+)"/g)].map(([, depth, id]) => `${depth} ${id}`),
    ['2 team_2_1', '3 team_2_1-fixed', '3 team_2_1-underlined', '3 team_2_1-fixed-1', '6 team_2_1-six'],
  )
  const targets = links.map(({ target }) => target).filter((target) => target.startsWith('#'))
  assert.equal(
    targets.filter((target) => !anchors.includes(target.slice(1))),
    [],
  )
  assert.is(targets.length, 4)
  assert.match(html, /No heading\n/)
})

test('what is wrong in it is told at its place in its own file', async () => {
  const page = version.replace('- MariaDB\n', '- [bad](javascript:x)\n')
  const found = await problemsOf(include, { files: { [`${folder}/team_2_1.md`]: page } })
  assert.equal(found.map(brief), ['link-scheme 12:3'])
  assert.is(found[0]!.place!.file, `${folder}/team_2_1.md`)
})

test('a page is included as a section only, and a part by its name only', async () => {
  const files = { [`${folder}/a.md`]: 'A', [`${folder}/_a.md`]: 'A' }
  assert.equal((await problemsOf('<Include src="./a.md" />', { files })).map(brief), ['include-name 1:1'])
  assert.equal(await problemsOf('<Include src="./_a.md" />', { files }), [])
})

test.run()
