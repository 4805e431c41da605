/** One stylesheet for all pages and one for each view, instead of one per shared chunk: fewer requests before the first paint. */
import { readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { hashOf, short } from '../store/hash.ts'

type Hrefs = readonly string[]
type Stylesheets = { readonly base: Hrefs; readonly views: Readonly<Record<string, Hrefs>> }
type Parts = Stylesheets & { readonly named: Hrefs }

/** `folder` holds the browser files. The stylesheets that were merged are removed, but for those that scripts name. */
export async function mergeStylesheets(folder: string, { base, views, named }: Parts): Promise<Stylesheets> {
  const merged = new Map<string, Hrefs>()

  async function mergeInto(name: string, hrefs: Hrefs): Promise<Hrefs> {
    const key = hrefs.join(' ')
    const known = merged.get(key)
    if (known || !hrefs.length) return known ?? []
    const css = (await Promise.all(hrefs.map((href) => readFile(join(folder, href), 'utf8')))).join('\n')
    const href = `/assets/${name}-${short(hashOf(css))}.css`
    await writeFile(join(folder, href), css)
    merged.set(key, [href])
    return [href]
  }

  const result: Record<string, Hrefs> = {}
  const mergedBase = await mergeInto('site', base)
  for (const [view, hrefs] of Object.entries(views)) {
    result[view] = await mergeInto(
      basename(view).replace(/\W.*$/, '').toLowerCase(),
      hrefs.filter((href) => !base.includes(href)),
    )
  }
  const parts = new Set([...base, ...Object.values(views).flat()].filter((href) => !named.includes(href)))
  await Promise.all([...parts].map((href) => rm(join(folder, href), { force: true })))
  return { base: mergedBase, views: result }
}
