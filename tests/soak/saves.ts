/**
 * A day of work with `site dev`: saves as editors make them, several at once, moves, mistakes and their repair, while pages are
 * asked for. When it has taken all in, the server shows what a build of these files shows, and tells what it tells.
 */
import { setTimeout } from 'node:timers/promises'
import { get } from '../e2e/support/get.ts'
import { startServer, type Server } from '../e2e/support/server.ts'
import { openSite, type TestSite } from '../support/buildSite.ts'
import type { Loop } from './loop.ts'
import { buildOf, type Built } from './saves/built.ts'
import { compare, type World } from './saves/compare.ts'
import { files } from './saves/site.ts'
import { change, stepsOf, type Files, type Step } from './saves/steps.ts'
import { openTab } from './saves/tab.ts'
import { restore, treeAt, type Tree } from './saves/tree.ts'

type Opened = { -readonly [Key in keyof World]: World[Key] } & {
  readonly site: TestSite
  /** Where builds are made for comparison. */
  readonly reference: TestSite
  /** The site as it is without any step, and its build. */
  readonly sources: Tree
  readonly whole: Built
}

export function createSaves(): Loop<Step> {
  let opened: Opened | undefined
  function close(): void {
    if (!opened) return
    opened.tab.close()
    process.kill(opened.server.pid, 'SIGKILL')
    opened.site.end()
    opened.reference.end()
    opened = undefined
  }
  return {
    name: 'saves',
    steps: stepsOf,
    async run(steps) {
      opened ??= await open()
      try {
        await trial(opened, steps)
      } catch (error) {
        // The next trial begins with a server that has seen nothing.
        close()
        throw error
      }
    },
    end: close,
  }
}

async function open(): Promise<Opened> {
  const site = openSite('pair', { files })
  const reference = site.copy('pair')
  const sources = treeAt(site.root)
  const [whole, server] = await Promise.all([buildOf(reference, sources), startDev(site)])
  return { site, reference, sources, whole, ...(await watched(server)), known: new Set(whole.shown!.keys()) }
}

const startDev = (site: TestSite) => startServer('dev', ['alpha', 'beta'], ['--root', site.root])

const watched = async (server: Server) => ({ server, tab: await openTab(server.urls['alpha']!), from: 0 })

async function trial(opened: Opened, steps: readonly Step[]): Promise<void> {
  const { site, reference, sources, whole } = opened
  opened.from = opened.server.printed().length
  const state: Files = { site, wrong: new Map(), sources, stashed: [] }
  const compareNow = async () => compare(opened, await buildOf(reference, treeAt(site.root)))
  const asked: Promise<unknown>[] = []
  for (const step of steps) {
    if (step.do === 'pause') await setTimeout(step.time)
    else if (step.do === 'ask') asked.push(ask(opened, step.value))
    else if (step.do === 'compare') await compareNow()
    else if (step.do === 'start') {
      await Promise.all(asked.splice(0))
      await startAnew(opened, step)
      Object.assign(state, { wrong: new Map(), stashed: [] })
    } else change(state, step)
  }
  await Promise.all(asked)
  await compareNow()
  restore(site.root, sources)
  await compare(opened, whole)
}

/** Of the site as it is without any step: what is wrong with the configuration would end the server. */
async function startAnew(opened: Opened, { edits, interval }: Extract<Step, { do: 'start' }>): Promise<void> {
  const { site, sources, tab, server } = opened
  tab.close()
  process.kill(server.pid, 'SIGKILL')
  restore(site.root, sources)
  const starting = startDev(site)
  for (const edit of edits) {
    await setTimeout(interval)
    change({ site, wrong: new Map(), sources, stashed: [] }, { do: 'edit', ...edit })
  }
  Object.assign(opened, await watched(await starting))
}

function ask({ server, whole }: Opened, value: number): Promise<unknown> {
  const addresses = [...whole.shown!.keys()]
  const [brand, path] = addresses[value % addresses.length]!.split(' ')
  return get(server.urls[brand!] + encodeURI(path!.slice(1)))
}
