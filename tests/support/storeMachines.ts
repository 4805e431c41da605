/** Machines with nothing but the cache and a shared store: what a run does with both, without a site. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite, type Test } from 'uvu'
import * as assert from 'uvu/assert'
import { createPackStore, type PackStore } from '../../engine/store/packs.ts'
import { openSharedStore, type SharedStore, type SharedStoreOptions } from '../../engine/store/shared/sharedStore.ts'
import { startMemoryCache, type MemoryCache } from './cacheServer.ts'
import { key } from './sharedList.ts'
import { openTempFolder, type TempFolder } from './tempFolder.ts'

export const token = 'mellow-canary-91be'

export type Machine = { readonly store: PackStore; readonly shared: SharedStore; readonly folder: string }
export type Around = { server: MemoryCache; folders: TempFolder[]; stores: PackStore[] }

/** A suite of tests, each of which has a server and machines of its own. */
export function machineSuite(name: string): Test<Around> {
  const test = suite<Around>(name)
  test.before.each(async (around) => {
    around.server = await startMemoryCache()
    around.folders = []
    around.stores = []
  })
  test.after.each(async ({ server, folders, stores }) => {
    for (const store of stores) store.close()
    for (const folder of folders) folder.end()
    await server.end()
  })
  return test
}

/** A machine with nothing in its cache, or with that of another one. */
export async function start(
  around: Around,
  more: Partial<SharedStoreOptions> & { folder?: string } = {},
): Promise<Machine> {
  let { folder } = more
  if (!folder) {
    const temp = openTempFolder()
    around.folders.push(temp)
    folder = temp.path
  }
  const store = createPackStore(folder, { keeps: true })
  around.stores.push(store)
  const { signal } = new AbortController()
  const options = { url: around.server.url, token, timeout: 60_000, signal, key, store, values: folder, ...more }
  return { store, folder, shared: await openSharedStore(options) }
}

/** A run that makes one value, and shares it with a file. */
export async function fill(around: Around, name = 'value'): Promise<Machine> {
  const machine = await start(around)
  machine.store.put('kind', name, `The value of ${name}.`)
  const file = join(machine.folder, 'page.html')
  writeFileSync(file, `<p>${name}</p>`)
  await machine.shared.share(async () => [{ path: 'output/page.html', file }])
  return machine
}

export const valueOf = ({ store }: Machine, name = 'value') => store.get('kind', name)?.toString()

/** One warning, with the server and the reason, and without the token. */
export function assertTold({ shared }: Machine, { host }: MemoryCache, reason: string): void {
  const problem = shared.problem()
  assert.is(problem?.code, 'store-unavailable')
  assert.is(problem?.severity, 'warning')
  assert.is(problem?.message, `The shared store at ${host} ${reason}`)
  assert.not.match(JSON.stringify(problem), token)
}
