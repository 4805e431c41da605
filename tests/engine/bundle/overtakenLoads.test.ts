/** A module that is saved while it is being loaded: who asks for it after the save gets what was saved. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { DevEnvironment } from 'vite'
import { startDevBundler } from '../../../engine/bundle/dev/bundler.ts'
import { repeatOvertakenLoads } from '../../../engine/bundle/dev/overtakenLoads.ts'
import { openSite } from '../../support/buildSite.ts'

const test = suite('dev: loads that a save overtakes')

const file = 'site/text.ts'
const moduleWith = (text: string) => `export const text = '${text}'\n`

type Scene = {
  readonly held: ReturnType<typeof createHold>
  load(): Promise<unknown>
  save(text: string): void
  remove(): void
}

async function inDev(work: (scene: Scene) => Promise<void>): Promise<void> {
  const site = openSite('small', { files: { [file]: moduleWith('before') } })
  const held = createHold()
  const config = await site.config((config) => ({
    ...config,
    production: false,
    plugins: [...config.plugins, { name: 'slow', vite: () => [{ name: 'slow', transform: held.transform }] }],
  }))
  const bundler = await startDevBundler({
    config,
    cacheFolder: `${site.root}/node_modules/.cache/overtaken`,
    since: Date.now(),
    onChange() {},
    current: () => config,
    onAnyChange() {},
    onProblem(error) {
      throw error
    },
    onLimit() {},
    note() {},
  })
  try {
    await work({
      held,
      load: async () => (await bundler.importModule(file))['text'],
      save(text) {
        site.write(file, moduleWith(text))
        bundler.notifyChange('change', file)
      },
      remove: () => site.remove(file),
    })
  } finally {
    await bundler.close()
    site.end()
  }
}

test('G-07 a load that began before the save is not shared with one that begins after it', () =>
  inDev(async ({ held, load, save }) => {
    const reached = held.next()
    const before = load()
    await reached
    save('after')
    const after = load()
    held.release()
    assert.is(await after, 'after')
    await before
    assert.is(await load(), 'after')
  }))

test('G-11 a module of the configuration that was asked for while it was gone is found when it is there again', () =>
  inDev(async ({ held, load, save, remove }) => {
    held.release()
    remove()
    await load().then(
      () => assert.unreachable(),
      () => {},
    )
    save('again')
    assert.is(await load(), 'again')
  }))

test('G-07 a load that the change of another module overtakes still tells that the module is another one', async () => {
  let [version, isKnown] = [0, false]
  // As the bundler answers: who has the module already is told whether it is still the same.
  const render = {
    async fetchModule(_url: string, _importer?: string, options?: { cached?: boolean }) {
      if (options?.cached && isKnown) return { cache: true as const }
      const invalidate = !isKnown
      await Promise.resolve()
      isKnown = true
      return { code: 'after', file: null, id: 'text', url: 'text', invalidate }
    },
  } as unknown as DevEnvironment
  repeatOvertakenLoads(render, () => version)
  const loading = render.fetchModule('text', undefined, { cached: true })
  version++
  assert.equal(await loading, { code: 'after', file: null, id: 'text', url: 'text', invalidate: true })
  assert.equal(await render.fetchModule('text', undefined, { cached: true }), { cache: true })
})

/** The next load of the module stays under way until it is released. */
function createHold() {
  let [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let isHeld = false
  return {
    next() {
      ;[reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      isHeld = true
      return reached.promise
    },
    release: () => released.resolve(),
    async transform(_code: string, id: string) {
      if (!isHeld || !id.endsWith(file)) return
      isHeld = false
      reached.resolve()
      await released.promise
    },
  }
}

test.run()
