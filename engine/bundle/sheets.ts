/** One stylesheet for all pages and one for each view, instead of one per shared chunk: fewer requests before the first paint. */
import { readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { hashOf, short } from '../hash.ts'

type Hrefs = readonly string[]
type Sheets = { readonly base: Hrefs; readonly views: Readonly<Record<string, Hrefs>> }

/** `folder` holds the browser files. The sheets that were joined are removed. */
export async function joinSheets(folder: string, { base, views }: Sheets): Promise<Sheets> {
  const joined = new Map<string, Hrefs>()

  async function joinInto(name: string, hrefs: Hrefs): Promise<Hrefs> {
    const key = hrefs.join(' ')
    const known = joined.get(key)
    if (known || !hrefs.length) return known ?? []
    const css = (await Promise.all(hrefs.map((href) => readFile(join(folder, href), 'utf8')))).join('\n')
    const href = `/assets/${name}-${short(hashOf(css))}.css`
    await writeFile(join(folder, href), css)
    joined.set(key, [href])
    return [href]
  }

  const result: Record<string, Hrefs> = {}
  const joinedBase = await joinInto('site', base)
  for (const [view, hrefs] of Object.entries(views)) {
    result[view] = await joinInto(
      basename(view).replace(/\W.*$/, '').toLowerCase(),
      hrefs.filter((href) => !base.includes(href)),
    )
  }
  const parts = new Set([...base, ...Object.values(views).flat()])
  await Promise.all([...parts].map((href) => rm(join(folder, href), { force: true })))
  return { base: joinedBase, views: result }
}
