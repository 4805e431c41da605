/** A page of documentation or a post, once per locale that shows the content set. Its name may begin with folders. */
import { existsSync, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { Config } from '../../engine/types.ts'
import type { NewFlags } from '../flags.ts'
import { setUnknown } from '../messages.ts'
import { titleOf, today, type Draft } from './write.ts'

const folders = { doc: 'docs', post: 'blog' } as const

export function newContent(config: Config, kind: 'doc' | 'post', path: string, flags: Pick<NewFlags, 'set'>): Draft {
  const set = flags.set ?? config.brands[0]!.content
  const sets = setsOf(config)
  if (set !== config.brands[0]!.content && !sets.includes(set)) throw setUnknown(set, sets)
  const name = path.split('/').at(-1)!

  const shown = new Set(config.brands.filter(({ content }) => content === set).flatMap(({ locales }) => locales))
  const locales = config.locales.filter(({ id }) => !shown.size || shown.has(id))
  const text = kind === 'doc' ? docText(name) : postText(name, today())
  const file = (locale: string) => posix.join(config.content, set, locale, folders[kind], `${path}.md`)
  return {
    files: new Map(locales.map(({ id }) => [file(id), text])),
    next: `Write them; the title of each is in its first lines. ${kind === 'doc' ? 'The sidebar has them already.' : 'They are drafts until you remove "draft".'}`,
  }
}

/** The folders with a folder of a language. */
function setsOf({ root, content, locales }: Config): string[] {
  if (!existsSync(join(root, content))) return []
  return readdirSync(join(root, content))
    .filter((set) => locales.some(({ id }) => existsSync(join(root, content, set, id))))
    .sort()
}

const docText = (name: string): string => `---
title: ${titleOf(name)}
description: One sentence for search results and previews.
---

The first paragraph says what the page is for.

## First section

Text.
`

const postText = (name: string, date: string): string => `---
title: ${titleOf(name)}
description: One sentence for search results, feeds and previews.
date: ${date}
authors: []
tags: []
draft: true
---

The first paragraph also stands in the list of posts.

<!-- truncate -->

## First section

Text.
`
