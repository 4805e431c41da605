/** Blocks of code of the documentation's pages, as a reader copies them. */
import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import fastGlob from 'fast-glob'

export const root = resolve(import.meta.dirname, '../..')
const content = join(root, 'docs/content')

export type Snippet = {
  /** `en/docs/start/install.md:12`, where the block begins. */
  readonly place: string
  readonly language: string
  /** The name of a file that the page gives it. */
  readonly title: string | undefined
  readonly text: string
}

export const pages = fastGlob.sync('**/*.{md,mdx}', { cwd: content }).sort()
export const textOf = (page: string) => readFileSync(join(content, page), 'utf8')

export const snippets: readonly Snippet[] = pages.flatMap((page) => {
  const text = textOf(page)
  return [...text.matchAll(/^(`{3,})([^\n`]*)\n(.*?)^\1$/gms)].map(({ index, 2: info, 3: body }) => {
    const [, title] = /title="([^"]*)"/.exec(info!) ?? []
    const [, shown] = /file="([^"]*)"/.exec(info!) ?? []
    return {
      place: `${page}:${text.slice(0, index).split('\n').length}`,
      language: info!.split(' ')[0]!,
      title,
      // A part of a file has its imports there, and is compiled with the project.
      text: shown ? readFileSync(join(content, dirname(page), shown.split('#')[0]!), 'utf8') : body!,
    }
  })
})
