/** All pages of VitePress: each with its language, its address and the file it becomes. */
import { join, posix } from 'node:path'
import fastGlob from 'fast-glob'
import { fieldsOf, listOf, type Fields } from '../fields.ts'
import { addressOf, decoded, frontMatterOf, linksBelow, noteFiles, readText, type Draft } from '../project.ts'
import type { Language, VitePress } from './config.ts'
import { rewriterOf } from './rewrites.ts'

export type Page = {
  /** From the root of the old project. */
  readonly file: string
  readonly language: Language
  readonly text: string
  readonly front: Fields
  /** With a sidebar, or a page by itself. */
  readonly kind: 'doc' | 'page'
  /** From the folder of its language, as its address says it: `guide/x.md`. */
  readonly name: string
  /** Both have slashes at their ends. */
  readonly old: string
  readonly now: string
  /** Its address in the first language. */
  readonly key: string
  /** File in the new project. */
  readonly target: string
}

export type Pages = {
  readonly all: readonly Page[]
  /** By its old address, however that is written: `/guide/x`, `/guide/x.html`, `/guide/`. */
  at(address: string): Page | undefined
}

/** Adds what is no page here to the draft. */
export async function readPages(site: VitePress, draft: Draft): Promise<Pages> {
  const { root, source, config, languages } = site
  const { nameOf: rewritten, broken } = rewriterOf(config['rewrites'])
  const names = await fastGlob('**/*.md', {
    cwd: join(root, source),
    ignore: ['**/node_modules/**', '**/dist/**', '.vitepress/**', ...listOf(config['srcExclude']).map(String)],
    // A link may lead to a folder above, and on and on.
    followSymbolicLinks: false,
  })
  const files = names.sort()
  const { nameOf, others } = oneOfEachName(files, rewritten)
  noteFiles(draft, 'Another page has the name that a rule gives it (rewrites): it keeps that of its file', others)
  const links = linksBelow(root, source)
  noteFiles(draft, 'Links were not followed: put what they lead to in their place', links)
  if (broken.length)
    draft.notes.push({ text: `Rules that are no patterns were left out (rewrites): ${broken.join(', ')}` })
  const dynamic = files.filter((file) => /\[[^\]]+\]/.test(file))
  const parts = files.filter((file) => /(?:^|\/)_/.test(nameOf(file)))
  noteFiles(draft, 'Pages that code makes ([name].md) were left behind', dynamic)
  noteFiles(draft, 'Names that begin with _ are no pages here, but parts of others', parts)
  const found = files
    .filter((file) => !dynamic.includes(file) && !parts.includes(file))
    .flatMap((file) => pageOf(file, nameOf(file), { root, source, languages }) ?? [])
  const all = besideFirst(apart(found, draft), site, draft)
  const byAddress = new Map(all.map((page) => [page.old, page]))
  return { all, at: (address) => byAddress.get(plainAddress(address)) }
}

/** A rule may give several files one name: the first of them has it. */
function oneOfEachName(files: readonly string[], rewritten: (file: string) => string) {
  // A file that has the name by itself comes first.
  const byName = Map.groupBy(files, rewritten)
  const others = [...byName].flatMap(([name, all]) =>
    all.filter((file) => file !== (all.includes(name) ? name : all[0])),
  )
  const left = new Set(others)
  return { others, nameOf: (file: string) => (left.has(file) ? file : rewritten(file)) }
}

type Place = Pick<VitePress, 'root' | 'source' | 'languages'>

/** `name` is the file that addresses speak of. */
function pageOf(file: string, name: string, { root, source, languages }: Place): Page | undefined {
  const language =
    languages.find(({ folder }) => folder && name.startsWith(`${folder}/`)) ?? languages.find(({ folder }) => !folder)
  // The page at the root of a site without a language there: it only leads to the others.
  if (!language) return undefined
  const own = language.folder ? name.slice(language.folder.length + 1) : name
  const text = readText(root, posix.join(source, file))
  const front = frontMatterOf(text)
  const kind = isAlone(front) ? 'page' : 'doc'
  const key = plainAddress(own)
  return {
    ...{ file: posix.join(source, file), language, text, front, kind, name: own, key },
    old: plainAddress(name),
    now: language === languages[0] ? key : addressOf(language.id, key),
    target: targetOf(kind, language, own),
  }
}

const targetOf = (kind: Page['kind'], { id }: Language, name: string): string =>
  `content/${id}/${kind === 'doc' ? 'docs' : 'pages'}/${name}`

/** `x.md` and `x/index.md` have addresses there that differ by a slash. */
function apart(pages: readonly Page[], draft: Draft): readonly Page[] {
  const isFolder = ({ name }: Page) => posix.basename(name) === 'index.md'
  const taken = new Set(pages.flatMap((page) => (isFolder(page) ? [] : [page.old])))
  const moved = pages.filter((page) => isFolder(page) && taken.has(page.old))
  noteFiles(
    draft,
    'A page beside the folder has the address: that of the folder ends in /overview now, and links lead to the former',
    moved.map(({ file }) => file),
  )
  return pages.map((page) => {
    const behind = (path: string) => (moved.includes(page) ? `${path}overview/` : path)
    return { ...page, old: behind(page.old), now: behind(page.now), key: behind(page.key) }
  })
}

/** Pages of one address lie in one folder in all languages: a language without one shows that of the first, and would have two. */
function besideFirst(pages: readonly Page[], { languages }: VitePress, draft: Draft): readonly Page[] {
  const byLanguage = pages.toSorted((a, b) => languages.indexOf(a.language) - languages.indexOf(b.language))
  const kinds = new Map<string, Page['kind']>()
  for (const { key, kind } of byLanguage) if (!kinds.has(key)) kinds.set(key, kind)
  const moved = pages.filter(({ key, kind }) => kinds.get(key) !== kind)
  noteFiles(
    draft,
    'With a sidebar, or without one, as the page is in the first language that has it',
    moved.map(({ file }) => file),
  )
  return pages.map((page) => {
    const kind = kinds.get(page.key)!
    return { ...page, kind, target: targetOf(kind, page.language, page.name) }
  })
}

/** Without a sidebar. */
const isAlone = ({ layout, sidebar, home }: Fields): boolean =>
  layout === 'home' || layout === 'page' || sidebar === false || home === true

/** `guide/x.md`, `/guide/x.html` and `/guide/x` -> `/guide/x/` */
const plainAddress = (name: string): string =>
  addressOf(decoded(name).replace(/(?:(^|\/)index)?(?:\.(?:md|html))?$/, '$1'))

/** The front matter a page needs here to keep its address: a folder has the page `index`, and no other one. */
export const slugOf = ({ name, key }: Pick<Page, 'name' | 'key'>): string | undefined => {
  const stem = posix.basename(name, '.md')
  const isFolderHere = /^readme$/i.test(stem) || stem === posix.basename(posix.dirname(name))
  const isBehind = key !== plainAddress(name)
  return isFolderHere || isBehind || (/^index$/i.test(stem) && stem !== 'index') ? key.slice(0, -1) : undefined
}

export const homeFields = (front: Fields) => ({
  hero: fieldsOf(front['hero']),
  features: listOf(front['features']).map(fieldsOf),
})
