/** Dates of last commits, from git. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { hashAll } from '../store/hash.ts'
import { getJson, type Store } from '../store/store.ts'
import type { Config, Disk, Document } from '../types.ts'

/** Second of the last commit with a file, `2026-05-31T08:00:00Z`; undefined for a file git has never seen. */
export type History = (file: string) => Promise<string | undefined>

const run = promisify(execFile)
const limits = { timeout: 30_000, maxBuffer: 512 * 1024 * 1024, windowsHide: true }

/**
 * Git is asked once, when the first file is asked for, and the answer remembered with the commit. Without git, outside of a
 * repository and in a shallow clone, where every file seems to be as old as the clone, there are no dates. `note` prints why
 * there are none in a repository.
 */
export function createHistory(
  { root, content, brandsFolder, folder }: Config,
  disk: Pick<Disk, 'folderLinks' | 'realFile'>,
  memos: Store,
  note: (text: string) => void = () => {},
): History {
  let known: Promise<ReadonlyMap<string, string>> | undefined
  const refused = (error: unknown) => {
    if (String((error as { readonly stderr?: unknown }).stderr).includes('dubious ownership'))
      note(`${noDates}${ofOther}`)
    return new Map<string, string>()
  }
  return async (file) => {
    if (!known) {
      const folders = [
        content,
        brandsFolder,
        folder,
        ...[...disk.folderLinks.values()].filter((target) => target !== undefined),
      ]
      known = load({ root, folders, memos, note }).catch(refused)
    }
    return (await known).get(disk.realFile(file) ?? file)
  }
}

const noDates = 'Git says of no page when it was changed last: '
const isShallow = 'this is a shallow clone. Fetch the whole history (fetch-depth: 0 on GitHub).'
const ofOther =
  'the files belong to another user, as in many containers. Before the build: git config --global --add safe.directory "$PWD"'

/** The same documents, each with its last commit. */
export async function dated(documents: readonly Document[], history: History): Promise<readonly Document[]> {
  const found: Document[] = []
  for (const document of documents) found.push({ ...document, modified: await history(document.file) })
  return found
}

type Asked = {
  readonly root: string
  readonly folders: readonly string[]
  readonly memos: Store
  note(text: string): void
}

async function load({ root, folders, memos, note }: Asked): Promise<ReadonlyMap<string, string>> {
  const state = await run('git', ['rev-parse', '--is-shallow-repository', '--show-prefix', 'HEAD'], {
    cwd: root,
    ...limits,
  })
  const [shallow, prefix = '', head = ''] = state.stdout.split('\n')
  if (shallow !== 'false') {
    note(`${noDates}${isShallow}`)
    return new Map()
  }
  const key = hashAll(['history', prefix, head, ...folders])
  const before = getJson<Record<string, string>>(memos, 'history', key)
  if (before) return new Map(Object.entries(before))

  const args = [
    '-c',
    'core.quotePath=off',
    'log',
    '--relative',
    '--name-only',
    '--no-renames',
    '--format=%x01%ct',
    '--',
    ...folders,
  ]
  const dates = datesIn((await run('git', args, { cwd: root, ...limits })).stdout)
  memos.put('history', key, JSON.stringify(Object.fromEntries(dates)))
  return dates
}

/** Newest commit first, so the first one that names a file is the last that changed it. */
function datesIn(log: string): ReadonlyMap<string, string> {
  const dates = new Map<string, string>()
  for (const commit of log.split('\x01').slice(1)) {
    const [seconds, ...files] = commit.split('\n').filter(Boolean)
    const date = new Date(Number(seconds) * 1000).toISOString().replace('.000Z', 'Z')
    for (const file of files) if (!dates.has(file)) dates.set(file, date)
  }
  return dates
}
