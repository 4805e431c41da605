/** The steps of a trial, and what each does to the files. */
import { lstatSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { saveStyles, type SaveStyle } from '../../e2e/support/devSite.ts'
import type { TestSite } from '../../support/buildSite.ts'
import type { Random } from '../../support/random.ts'
import { changelings, edits, links, moves, type Saved } from './edits.ts'
import { mistakes } from './mistakes.ts'
import { restore, treeAt, type Tree } from './tree.ts'

type SaveStep = { readonly kind: string; readonly value: number; readonly style: SaveStyle }

export type Step =
  | ({ readonly do: 'edit' } & SaveStep)
  | { readonly do: 'several'; readonly edits: readonly SaveStep[] }
  | ({ readonly do: 'mistake' } & SaveStep)
  | { readonly do: 'mend'; readonly value: number; readonly style: SaveStyle }
  | { readonly do: 'move'; readonly index: number }
  | { readonly do: 'turn into a folder or a file'; readonly index: number }
  /** A link to a folder comes or goes. */
  | { readonly do: 'link'; readonly index: number }
  /** All changes go at once, as `git stash` does it, or come back. */
  | { readonly do: 'stash' }
  /** In ms. */
  | { readonly do: 'pause'; readonly time: number }
  | { readonly do: 'ask'; readonly value: number }
  | { readonly do: 'compare' }
  /** The server is started anew, while these are saved, one each so many ms. */
  | { readonly do: 'start'; readonly edits: readonly SaveStep[]; readonly interval: number }

/** Names of the files that are wrong -> what they were before. */
type Wrong = Map<string, string | undefined>
export type Files = {
  readonly site: TestSite
  readonly wrong: Wrong
  /** The site as it is without any step. */
  readonly sources: Tree
  /** At most one. */
  readonly stashed: Tree[]
}

const styles = Object.keys(saveStyles) as SaveStyle[]

export const stepsOf = ({ below, pick }: Random): readonly Step[] => {
  const edit = (): SaveStep => ({ kind: pick(Object.keys(edits)), value: below(1000), style: pick(styles) })
  return Array.from({ length: 4 + below(9) }, (): Step => {
    const kind = below(20)
    if (kind < 5) return { do: 'edit', ...edit() }
    if (kind < 7) return { do: 'several', edits: Array.from({ length: 2 + below(4) }, edit) }
    if (kind < 10) return { do: 'mistake', ...edit(), kind: pick(Object.keys(mistakes)) }
    if (kind < 12) return { do: 'mend', value: below(1000), style: pick(styles) }
    if (kind < 14) return { do: 'move', index: below(moves.length) }
    if (kind === 14) return { do: 'turn into a folder or a file', index: below(changelings.length) }
    if (kind === 15) return { do: 'link', index: below(links.length) }
    if (kind < 17) return { do: 'pause', time: below(4) * below(100) }
    if (kind < 19) return { do: 'ask', value: below(1000) }
    const last = pick(['compare', 'stash', 'start'] as const)
    return last === 'start'
      ? { do: last, edits: Array.from({ length: 1 + below(6) }, edit), interval: below(4) * 100 }
      : { do: last }
  })
}

/** What a step does besides changing files. */
type Waiting = 'pause' | 'ask' | 'compare' | 'start'

/** Does what a step does to the files, at once. */
export function change(files: Files, step: Exclude<Step, { readonly do: Waiting }>): void {
  const { site, wrong } = files
  const sources = { read: site.read, has: (file: string) => isFile(site, file) }
  if (step.do === 'edit') saveAll(site, edits[step.kind]!(sources, step.value), step.style)
  else if (step.do === 'several') {
    for (const { kind, value, style } of step.edits) saveAll(site, edits[kind]!(sources, value), style)
  } else if (step.do === 'mistake') {
    const saved = mistakes[step.kind]!(sources, step.value)
    for (const file of Object.keys(saved)) if (!wrong.has(file)) wrong.set(file, textOf(site, file))
    saveAll(site, saved, step.style)
  } else if (step.do === 'mend') {
    const file = [...wrong.keys()][step.value % wrong.size]
    if (file === undefined) return
    saveAll(site, { [file]: wrong.get(file) }, step.style)
    wrong.delete(file)
  } else if (step.do === 'move') move(site, moves[step.index]!)
  else if (step.do === 'link') link(site, links[step.index]!)
  else if (step.do === 'turn into a folder or a file') turn(site, changelings[step.index]!)
  else if (step.do === 'stash') stash(files)
}

function stash({ site, sources, stashed }: Files): void {
  const before = stashed.pop()
  if (!before) stashed.push(treeAt(site.root))
  restore(site.root, before ?? sources)
}

const isFile = (site: TestSite, file: string) =>
  statSync(join(site.root, file), { throwIfNoEntry: false })?.isFile() ?? false
const textOf = (site: TestSite, file: string) => (isFile(site, file) ? site.read(file) : undefined)

function saveAll(site: TestSite, saved: Saved, style: SaveStyle): void {
  for (const [file, text] of Object.entries(saved)) {
    // What stands in its place was put there by another step.
    if (!canHold(site, file)) continue
    if (text === undefined) rmSync(join(site.root, file), { force: true })
    else if (isFile(site, file)) saveStyles[style](join(site.root, file), text)
    else site.write(file, text)
  }
}

/** Whether it is a file or nothing, and so are no folders above it. */
function canHold(site: TestSite, file: string): boolean {
  if (statSync(join(site.root, file), { throwIfNoEntry: false })?.isDirectory()) return false
  for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) if (isFile(site, folder)) return false
  return true
}

function move(site: TestSite, [one, other]: readonly [string, string]): void {
  const [from, to] = site.has(one) ? [one, other] : [other, one]
  if (!site.has(from) || site.has(to)) return
  if (canHold(site, join(to, 'any'))) site.rename(from, to)
}

function link(site: TestSite, [name, target]: readonly [string, string]): void {
  const path = join(site.root, name)
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) rmSync(path)
  else if (canHold(site, join(name, 'any')) && site.has(dirname(name)) && !site.has(name)) symlinkSync(target, path)
}

function turn(site: TestSite, [name, within]: readonly [string, string]): void {
  if (!site.has(name)) return
  const path = join(site.root, name)
  const isFolder = !isFile(site, name)
  const inside = isFolder ? readdirSync(path).find((each) => isFile(site, `${name}/${each}`)) : undefined
  if (isFolder && inside === undefined) return
  const text = site.read(isFolder ? `${name}/${inside}` : name)
  site.remove(name)
  site.write(isFolder ? name : `${name}/${within}`, text)
}
