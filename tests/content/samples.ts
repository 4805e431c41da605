/** Code that readers copy: that of pages, and that of the facts about ends of pairs. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import fastGlob from 'fast-glob'
import { parse } from 'yaml'

export type Sample = { readonly file: string; readonly lang: string; readonly code: string }

const root = resolve(import.meta.dirname, '../..')

const fence = /^( *)```([\w+-]*)[^\n]*\n([^]*?)^ *```/gm

function samplesIn(file: string): readonly Sample[] {
  const text = readFileSync(resolve(root, file), 'utf8')
  if (!file.endsWith('.yml'))
    return [...text.matchAll(fence)].map(([, indent, lang, code]) => ({
      file,
      lang: lang!,
      code: code!.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }))
  const samples: Sample[] = []
  JSON.stringify(parse(text), (_, value: unknown) => {
    const { lang, text: code } = (value ?? {}) as Readonly<Record<string, unknown>>
    if (typeof lang === 'string' && typeof code === 'string') samples.push({ file, lang, code })
    return value
  })
  return samples
}

const files = ['content/*/{zh,en}/**/*.{md,mdx}', 'content/data/ends/*.yml']

export const samples: readonly Sample[] = fastGlob.sync(files, { cwd: root }).flatMap(samplesIn)
