/** Parts -> one output: their pages stand in for those of an earlier build, of which nothing has to be rendered again. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { build, type BuildOptions, type BuildResult } from '../build.ts'
import { filesBelow } from '../disk/walk.ts'
import { place } from '../emit/linkOrCopy.ts'
import { manifestName, type ManifestFile, type OutputManifest } from '../emit/manifest.ts'
import { removeTree } from '../emit/removeTree.ts'
import { partMissing, partsDiffer, partUnusable } from '../errors/partMessages.ts'
import { saveBlockList, storePages, type PageCache } from '../render/pageCache.ts'
import { findSources } from '../scan/findSources.ts'
import { tidyHeapOften } from '../run/heap.ts'
import { openSession } from '../run/session.ts'
import type { Config } from '../types.ts'
import { contentOf, differingFile, type Content } from './content.ts'
import { partCache, readPart, type Pages, type Part } from './part.ts'

/** `folders` are absolute, in any order. Throws `part-missing`, `part-unusable`, `parts-differ`, and what a build throws. */
export async function merge(config: Config, folders: readonly string[], options: BuildOptions): Promise<BuildResult> {
  tidyHeapOften()
  const parts = await Promise.all(folders.map(async (folder) => ({ folder, ...(await readPart(folder)) })))
  const session = await openSession(config, { remember: true, note: options.report.note })
  const out = join(config.root, config.out)
  const from = `${out}.merge-${process.pid}`
  await sweep(out)
  try {
    assertWhole(parts, session.code)
    assertSameContent(parts, await contentOf(await findSources({ config, ...session, warn: () => {} }), session.disk))
    for (const part of parts) assertThere(part)
    mkdirSync(from, { recursive: true })
    for (const { folder, pages } of parts) {
      for (const file of filesOf(pages)) place(join(folder, file), join(from, file))
      takeOver(join(folder, partCache), session.cache)
    }
    const caches = config.brands.map(({ id }) => [id, union(parts.map(({ pages }) => pages[id]))] as const)
    writeFileSync(join(from, manifestName), JSON.stringify(manifestOf(config, caches)))
    for (const [brand, cache] of caches) saveBlockList(session, config.out, brand, storePages(session, cache))
    session.close()
    return await build(config, { ...options, from })
  } finally {
    await removeTree(from)
  }
}

/** A merge that was killed has left its folder. */
async function sweep(out: string): Promise<void> {
  const left = readdirSync(dirname(out)).filter((name) => name.startsWith(`${basename(out)}.merge-`))
  for (const name of left) await removeTree(join(dirname(out), name))
}

type Read = { readonly folder: string; readonly part: Part; readonly pages: Pages }

/** Each shard is there once, of this very code. */
function assertWhole(parts: readonly Read[], code: string): void {
  const [first] = parts
  if (!first) throw partMissing(['1/1'])
  for (const { folder, part } of parts) {
    const name = basename(folder)
    if (part.code !== code) throw partsDiffer(name, 'its code is not that of this project as it is here')
    if (part.count !== first.part.count)
      throw partsDiffer(name, `it is one of ${part.count}, "${basename(first.folder)}" one of ${first.part.count}`)
    if (part.bundle !== first.part.bundle) throw partsDiffer(name, 'its components or styles are others')
  }
  const indexes = parts.map(({ part }) => part.index)
  const wanted = Array.from({ length: first.part.count }, (_, index) => index + 1)
  const missing = wanted.filter((index) => !indexes.includes(index))
  if (missing.length) throw partMissing(missing.map((index) => `${index}/${first.part.count}`))
  const twice = parts.find(({ part }, index) => indexes.indexOf(part.index) !== index)
  if (twice) throw partsDiffer(basename(twice.folder), `${twice.part.index}/${twice.part.count} is named twice`)
}

/** What a part says of pages it does not have, such as titles of neighbours, is of its own content. */
function assertSameContent(parts: readonly Read[], content: Content): void {
  for (const { folder, part } of parts) {
    const file = differingFile(part.content, content)
    if (file !== undefined) throw partsDiffer(basename(folder), `"${file}" was another when it was made`)
  }
}

/** What copies folders may have left out some of it. */
function assertThere({ folder, pages }: Read): void {
  const lost = [partCache, ...filesOf(pages)].find((file) => !existsSync(join(folder, file)))
  if (lost !== undefined) throw partUnusable(basename(folder), `it has no ${lost}`)
}

const filesOf = (pages: Pages): readonly string[] =>
  Object.entries(pages).flatMap(([brand, own]) =>
    Object.values(own.pages).map(({ record }) => join(brand, record.file)),
  )

const union = (caches: readonly (PageCache | undefined)[]): PageCache => ({
  pages: Object.assign({}, ...caches.map((cache) => cache?.pages)),
  fragments: Object.assign({}, ...caches.map((cache) => cache?.fragments)),
})

/** Of pages only: everything else is made now. */
const manifestOf = (
  config: Config,
  caches: readonly (readonly [brand: string, cache: PageCache])[],
): OutputManifest => ({
  version: 1,
  buildId: '',
  locales: config.locales.map(({ id }) => id),
  brands: Object.fromEntries(
    caches.map(([brand, { pages }]) => [
      brand,
      {
        default: false,
        hosts: [],
        scriptHashes: [],
        files: Object.fromEntries(
          Object.values(pages).map(({ record, hash }): [string, ManifestFile] => [
            record.file,
            { hash, size: record.bytes, locale: record.locale },
          ]),
        ),
      },
    ]),
  ),
})

/** Files that are not there yet. None of them is ever written to: packs only while they are made, all others are replaced. */
function takeOver(from: string, to: string): void {
  for (const name of filesBelow(from)) if (!existsSync(join(to, name))) place(join(from, name), join(to, name))
}
