/** Compares what the dev server shows and tells with what a build does, until both are the same. */
import { setTimeout } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Server } from '../../e2e/support/server.ts'
import { nowhere, type Address, type Built, type Shown } from './built.ts'
import { shownAt, type ShownInDev } from './shown.ts'
import type { Tab } from './tab.ts'
import { readTold, type Told } from './told.ts'

export type World = {
  readonly server: Server
  readonly tab: Tab
  /** Addresses that a build had once. */
  readonly known: Set<Address>
  /** How much had been printed when the trial began. */
  readonly from: number
}

/** In ms. What is wrong by then stays wrong. */
const limit = 20_000

export async function compare(world: World, built: Built): Promise<void> {
  const { shown } = built
  for (const address of shown?.keys() ?? []) world.known.add(address)
  const end = Date.now() + limit
  if (shown) await settles(end, comparePages(world, shown))
  const addresses = shown ? world.known : await visitAll(world)
  await settles(end, compareTold(world, built, addresses))
}

/** Differences, until there are none. */
type Look = () => Promise<readonly string[]>

async function settles(end: number, look: Look): Promise<void> {
  for (;;) {
    // On a busy machine a look at all pages may begin before the server has taken in what was saved, and end long after.
    const begun = Date.now()
    const differences = await look()
    if (!differences.length) return
    if (begun > end) throw new Error(`Dev is not as a build:\n${differences.slice(0, 6).join('\n')}`)
    await setTimeout(50)
  }
}

function comparePages({ server, known }: World, shown: ReadonlyMap<Address, Shown>): Look {
  // At the address of a brand that is no more there is the first one.
  const brands = new Set([...shown.keys()].map(brandIn))
  let left: readonly Address[] = [...known].filter((address) => brands.has(brandIn(address)))
  return async () => {
    const differences = await inTurn(left, async (address) => {
      const [inBuild, inDev] = [shown.get(address), await shownAt(server, address)]
      const difference = differenceOf(inBuild, inDev)
      return difference === undefined ? [] : [{ address, text: `${address}: ${difference}` }]
    })
    left = differences.map(({ address }) => address)
    return differences.map(({ text }) => text)
  }
}

const brandIn = (address: Address) => address.split(' ')[0]!

/** Some at a time, as tabs ask. */
async function inTurn<T, R>(items: readonly T[], work: (item: T) => Promise<readonly R[]>): Promise<readonly R[]> {
  const results: R[] = []
  for (let index = 0; index < items.length; index += 6)
    results.push(...(await Promise.all(items.slice(index, index + 6).map(work))).flat())
  return results
}

function differenceOf(inBuild: Shown | undefined, inDev: ShownInDev): string | undefined {
  if (inDev.status !== (inBuild?.status ?? 404))
    return `${inDev.status}, not ${inBuild?.status ?? 404} ${inDev.status === 500 ? inDev.lines.join('\n') : ''}`
  if (!inBuild || (isDeepStrictEqual(inBuild.lines, inDev.lines) && inBuild.location === inDev.location))
    return undefined
  const at = inBuild.lines.findIndex((line, index) => line !== inDev.lines[index])
  const around = (lines: readonly string[]) => JSON.stringify(lines.slice(Math.max(0, at - 1), at + 2))
  return at === -1 && inBuild.lines.length === inDev.lines.length
    ? `leads to ${inDev.location}, not ${inBuild.location}`
    : `line ${at}, dev ${around(inDev.lines)}, build ${around(inBuild.lines)}`
}

/** Asks for all pages there are, as far as pages link to them: dev tells of those that were asked for. */
async function visitAll({ server, known }: World): Promise<ReadonlySet<Address>> {
  const seen = new Set(known)
  // The loop also visits the pages that it adds.
  for (const address of seen) for (const link of (await shownAt(server, address)).links) seen.add(link)
  return seen
}

function compareTold({ server, tab, from }: World, built: Built, addresses: ReadonlySet<Address>): Look {
  const asked = addressesOf(built.problems, addresses)
  return async () => {
    const onPages = await inTurn(asked, async (address) => (await shownAt(server, address)).told)
    // Checks run when no page has been asked for in a moment.
    await setTimeout(150)
    const told = tab.told()
    return [...toldDifferences(built, { told, onPages }), ...terminalDifferences(server.printed().slice(from), told)]
  }
}

type ToldInDev = { readonly told: readonly Told[]; readonly onPages: readonly Told[] }

/**
 * A build that ends before it has pages does not look at them, and dev shows those of the last good site until what keeps it from the
 * next one is mended. What both say of pages is compared where nothing else is wrong.
 */
function toldDifferences({ told: all }: Built, { told, onPages }: ToldInDev): readonly string[] {
  const isKnown = (known: readonly Told[]) => (each: Told) => known.some((other) => isSame(each, other))
  const has = (kind: RegExp) => all.some((each) => kind.test(each))
  const counts = (each: Told) =>
    !ofBuild.test(each) &&
    (!ofPage.test(each) || all.every((other) => ofPage.test(other))) &&
    // Dev has no site to look at then: neither documents under a wrong configuration nor routes of documents that were not read.
    (!has(ofConfig) || ofConfig.test(each)) &&
    (!has(ofReading) || !ofRouting.test(each))
  const unseen = all.filter((each) => counts(each) && !isKnown(told)(each))
  // A page is told the first module that fails, and a build the first way in which modules fail: others may wait behind that.
  const isModuleTold = told.some((each) => ofModule.test(each))
  const missing = unseen.filter((each) => !isModuleTold || !ofModule.test(each))
  // A build takes the last look at its output where nothing else is wrong.
  const isEarly = (each: Told) => each.startsWith('error output-') && has(/^error (?!output-)/)
  const tooMany = [...told, ...onPages].filter(
    (each) =>
      counts(each) &&
      !isEarly(each) &&
      !isKnown(all)(each) &&
      !(has(ofModule) && ofModule.test(each)) &&
      !has(ofConfig),
  )
  return [...missing.map((each) => `not told: ${each}`), ...tooMany.map((each) => `told, and not so: ${each}`)]
}

/** Checks of a whole brand do not run in dev. */
const ofBuild = / redirect-(?:clash|loop|target-missing|twice)\b/
const ofConfig = /^error (?:config|brand|locale)-/
const ofReading = /^error (?:front-matter|category|data)-/
const ofRouting = /^error (?:doc|sidebar|tag|author|path)-/
const ofModule = /^error (?:bundle|module|export|style|json|view)-/
const ofPage =
  / (?:link|anchor|image|include|output|page|program|file|component|view)-(?:broken|missing|failed|unknown)\b| mdx-/

/** Node, which says where the syntax of a configuration is wrong in a build, sees some of it in another line than the bundler. */
const isSame = (one: Told, other: Told): boolean =>
  one === other || [one, other].every((each) => each.startsWith('error config-failed ') && fileIn(each) === fileIn(one))

const fileIn = (told: Told) => told.split(/[ :]/)[2]

/** Dev checks the last twenty pages of a brand that were shown: those with problems, and one of each kind. */
function addressesOf(problems: Built['problems'], known: ReadonlySet<Address>): readonly Address[] {
  const names = problems.flatMap(({ place }) => {
    const name = place?.file
      .split('/')
      .at(-1)!
      .replace(/^(?:_|\d{4}-\d\d-\d\d-)|\.\w+$/g, '')
    return name ? [name] : []
  })
  const isNamed = (address: Address) => names.some((name) => address.split('/').at(-2)?.startsWith(name))
  const kinds = [
    '/',
    '/login/',
    '/notes/',
    '/docs/intro/',
    '/docs/guide/install/',
    '/blog/',
    '/blog/first/',
    '/docs/tags/',
    `/${nowhere}`,
  ]
  const ofKind = ['alpha', 'beta'].flatMap((brand) => kinds.map((path) => `${brand} ${path}`))
  return [...new Set([...[...known].filter(isNamed), ...ofKind])]
}

function terminalDifferences(printed: string, told: readonly Told[]): readonly string[] {
  const mended = 'All problems are mended.'
  const after = printed.slice(printed.lastIndexOf(mended))
  if (told.length) {
    const inTerminal = readTold(printed.includes(mended) ? after : printed)
    return told.filter((each) => !inTerminal.includes(each)).map((each) => `not in the terminal: ${each}`)
  }
  const wasAnything = readTold(printed).length > 0
  return wasAnything && readTold(after).length ? [`the terminal still says ${readTold(after).join()}`] : []
}
