/**
 * Renders what a page waits for as well: what `lazy` loads, and promises that components `use`. React's static markup has the fallback
 * in their place and says nothing, so promises are noted while it is written, and it is written again when they have settled.
 */
/* oxlint-disable unicorn/no-thenable, no-extend-native -- What is waited for is told by its `then`. */
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { App } from '../client/app.ts'
import { Around, type FragmentUse } from '../client/context.ts'
import { tryTo } from '../errors/tryTo.ts'
import type { Patience, Rendered, Wait, Waited } from '../renderer.ts'

/** Filled while rendering. */
type Collected = { readonly islands: Set<string>; readonly fragments: FragmentUse[] }
type Tree = (collected: Collected) => ReactNode
type Collect = App['collectStyles']

type Attempt = {
  /** What was asked for and not there. Not all of it is React's. */
  readonly waits: readonly Wait[]
  /** Throws what components threw. */
  finish(): Rendered
}

/** `isLate` is false where each attempt waits for another promise. Known by its name outside of the bundle. */
export class WaitError extends Error {
  override readonly name = 'WaitError'
  readonly wait: Wait
  readonly isLate: boolean

  constructor(wait: Wait, isLate: boolean) {
    super('A component waits for what does not come')
    this.wait = wait
    this.isLate = isLate
  }
}

/** A part that loads parts that load parts: more of that is a promise made anew each time. */
const mostAttempts = 10

/** A promise only where something has to be waited for. `tree` is called for each attempt. */
export function renderSettled(tree: Tree, patience: Patience, collect?: Collect): Rendered | Promise<Rendered> {
  const render = () => attempt(tree, collect)
  const first = render()
  return first.waits.length ? settle(tree, { first, render }, patience) : first.finish()
}

type Attempts = { readonly first: Attempt; render(): Attempt }

async function settle(tree: Tree, { first, render }: Attempts, patience: Patience): Promise<Rendered> {
  const settled: Waited[] = []
  let last = first
  for (let attempts = 1; last.waits.length && !isWhole(tree); attempts++) {
    if (attempts === mostAttempts) throw new WaitError(last.waits[0]!, false)
    const waited = await patience(last.waits, () => isWhole(tree))
    if (waited.late) throw new WaitError(waited.late, true)
    for (const { reason } of waited.rejected) noteThrown(reason)
    settled.push(waited)
    last = render()
  }
  const rendered = last.finish()
  if (settled.some(hasFailed) && !isWhole(tree)) refuse(settled)
  return rendered
}

/** Reasons of `noteThrown` that the attempt met. */
const thrown: unknown[] = []

function attempt(tree: Tree, collect: Collect): Attempt {
  const collected: Collected = { islands: new Set(), fragments: [] }
  const waits = new Map<Promise<unknown>, Wait>()
  thrown.length = 0
  try {
    const styles = collect?.()
    const page = tree(collected)
    const shown = styles ? createElement(Around, { value: styles.around }, styles.around(page)) : page
    const markup = noting(waits, () => renderToStaticMarkup(shown))
    const html = styles ? withStyles(markup, styles.markup()) : markup
    if (thrown.length) return failed(thrown[0])
    const rendered = { html, islands: [...collected.islands], fragments: collected.fragments }
    return { waits: [...waits.values()], finish: () => rendered }
  } catch (error) {
    return failed(error, isSuspended(error) ? [...waits.values()] : [])
  }
}

/** Before what they are for. In a body they come along where a reader goes on to the page. */
function withStyles(html: string, styles: unknown): string {
  // Elements of React, or a promise, would be printed as what JavaScript makes of them.
  if (typeof styles !== 'string')
    throw new Error(`"markup" of collectStyles has to give text, <style>…</style>, and gave ${typeof styles}`)
  const body = /<body[^>]*>/.exec(html)
  const start = body ? body.index + body[0].length : 0
  return html.slice(0, start) + styles + html.slice(start)
}

const failed = (error: unknown, waits: readonly Wait[] = []): Attempt => ({
  waits,
  finish() {
    throw error
  },
})

/** What waits has no `<Suspense>` around it. */
const isSuspended = (error: unknown) => error instanceof Error && error.message.includes('A component suspended')

/**
 * Whoever waits for a promise calls its `then`, however React got into this bundle and whoever gave it the promise. Rendering takes no
 * breath, so nothing else runs meanwhile.
 */
function noting<T>(waits: Map<Promise<unknown>, Wait>, render: () => T): T {
  const { then } = Promise.prototype
  function noted(this: Promise<unknown>, ...handlers: Parameters<typeof then>) {
    // React always has both.
    if (handlers[0] && handlers[1] && !waits.has(this)) {
      const asked = new Error()
      Error.captureStackTrace(asked, noted)
      waits.set(this, { promise: this, asked })
    }
    return then.apply(this, handlers)
  }
  Promise.prototype.then = noted as typeof then
  try {
    return render()
  } finally {
    Promise.prototype.then = then
  }
}

/** Markup for hydration, unlike static markup, tells where a fallback stands for good. */
const isWhole = (tree: Tree): boolean =>
  tryTo(() => !renderToString(tree({ islands: new Set(), fragments: [] })).includes('<!--$!-->')) ?? false

/**
 * A lazy part that was rejected throws at once when another page shows it, and React shows the fallback. It looks for `then` on whatever
 * is thrown.
 */
function noteThrown(reason: unknown): void {
  if (reason instanceof Error)
    Reflect.defineProperty(reason, 'then', { configurable: true, get: () => void thrown.push(reason) })
}

/** What is no `Error` could not be noted, and a module may have another shape than it should. */
const hasFailed = ({ rejected, modules }: Waited) => rejected.length > 0 || modules.some(isWithoutDefault)

const isWithoutDefault = (module: object) => !('default' in module)

function refuse(settled: readonly Waited[]): never {
  const [rejected] = settled.flatMap((each) => each.rejected)
  throw rejected ? rejected.reason : new Error('A module that lazy() loads has no default export')
}
