/**
 * What one shard leaves for the merge: its pages, what they were made from, and the prose they show.
 *
 * ```
 * dist.part-2-of-8/<brand>/<file>     pages
 * dist.part-2-of-8/part.json          what it is a part of; written last
 * dist.part-2-of-8/pages.json         by brand, as the cache has them
 * dist.part-2-of-8/cache/             what the merge takes into its own: prose, what plugins remember of the pages, the bundle
 * ```
 */
import { mkdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { renameFolder } from '../disk/renameFolder.ts'
import { isObject } from '../errors/isObject.ts'
import { outputUnsafe } from '../errors/outputMessages.ts'
import { partUnusable } from '../errors/partMessages.ts'
import { exists, type Output } from '../emit/output.ts'
import { removeTree } from '../emit/removeTree.ts'
import type { PageCache } from '../render/pageCache.ts'
import type { Content } from './content.ts'
import type { Shard } from './shard.ts'

/** Parts are of one site if all of this is equal. */
type Identity = { readonly code: string; readonly bundle: string; readonly content: Content; readonly count: number }

export type Part = Identity & {
  readonly version: 3
  readonly index: number
}

export type Pages = Readonly<Record<string, PageCache>>

export const partFolder = (out: string, { index, count }: Shard): string => `${out}.part-${index}-of-${count}`

/** As the cache of a run is. */
export const partCache = 'cache'

/** Takes pages until `finishPart`; nothing of an earlier part is kept. `folder` is absolute. Throws `output-unsafe`. */
export async function openPart(folder: string): Promise<Output> {
  if ((await exists(folder)) && !(await exists(join(folder, 'part.json'))))
    throw outputUnsafe(basename(folder), 'it holds files that no build wrote')
  const staging = `${folder}.staging-${process.pid}`
  await removeTree(staging)
  mkdirSync(staging, { recursive: true })
  let writes = 0
  return {
    previous: undefined,
    lost: new Set(),
    isUntouched: false,
    staging,
    placeOf: (file) => join(staging, file),
    async write(file, body) {
      const target = join(staging, file)
      mkdirSync(dirname(target), { recursive: true })
      await writeFile(target, body)
      writes++
    },
    writes: () => writes,
    keep(file) {
      throw new Error(`${file} cannot be kept: a part begins empty`)
    },
    commit: () => Promise.reject(new Error('A part is no output')),
    abort: () => removeTree(staging),
  }
}

/** The folder appears when it is whole. */
export async function finishPart(folder: string, { staging }: Output, part: Part, pages: Pages): Promise<void> {
  await writeFile(join(staging, 'pages.json'), JSON.stringify(pages))
  await writeFile(join(staging, 'part.json'), JSON.stringify(part))
  await removeTree(folder)
  await renameFolder(staging, folder)
}

/** `folder` is absolute. Throws `part-unusable`. */
export async function readPart(folder: string): Promise<{ readonly part: Part; readonly pages: Pages }> {
  try {
    const part = JSON.parse(await readFile(join(folder, 'part.json'), 'utf8')) as Part
    if (part.version !== 3) throw new Error('another version wrote it')
    const pages = JSON.parse(await readFile(join(folder, 'pages.json'), 'utf8')) as Pages
    const ofBrands = isObject(pages) ? Object.values(pages) : [undefined]
    const isWhole = ofBrands.every((brand) => isObject(brand) && isObject(brand.pages) && isObject(brand.fragments))
    if (!isWhole || !isObject(part.content)) throw new Error('it has not the form that builds give it')
    return { part, pages }
  } catch (cause) {
    throw partUnusable(basename(folder), cause)
  }
}
