/** A list of further pages calls them by their titles, so that readers recognize where they arrive. */
import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import fastGlob from 'fast-glob'
import { test } from 'uvu'
import * as assert from 'uvu/assert'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(resolve(root, file), 'utf8')

const titleOf = (page: string): string => /^title: "?(.*?)"?$/m.exec(page)![1]!
const headingOf = (page: string, id: string | undefined) => new RegExp(`^#+ (.*?) \\{#${id}\\}`, 'm').exec(page)?.[1]

/** Release notes of the desktop client link to the versions around them, by what they are to the reader. */
const relative = /^(?:Previous version: |Latest version$|上一版本：|最新版本$)/

const misnamed = (file: string): readonly string[] => {
  const [, list = ''] = /^## .*\{#see-also\}$([^]*)/m.exec(read(file)) ?? []
  return [...list.matchAll(/\[([^\]]+)\]\(([^)#]+\.mdx?)(?:#([^)]+))?\)/g)].flatMap(([, text, target, id]) => {
    const page = read(join(dirname(file), target!))
    const names = [titleOf(page), id && headingOf(page, id)]
    return names.includes(text) || relative.test(text!) ? [] : [`${file}: ${text}, which is ${names[0]}`]
  })
}

test('pages to read on are called by their titles, or by the heading that the link leads to', () => {
  const files = fastGlob.sync('content/clouddm/*/docs/**/*.{md,mdx}', { cwd: root })
  assert.ok(files.length > 300, `${files.length} files`)
  assert.equal(files.flatMap(misnamed), [])
})

test.run()
