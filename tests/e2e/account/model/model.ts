/** What a machine's model knows of pages: how to bring an event about, and how a state looks. */
import type { Page } from 'puppeteer'
import type { AnyEventObject, AnyStateMachine } from 'xstate'
import bladepipe from '../../../../brands/bladepipe/brand.ts'
import clouddm from '../../../../brands/clouddm/brand.ts'
import clougence from '../../../../brands/clougence/brand.ts'
import type { SiteBrand } from '../../../../site/brand.ts'
import type { Strings } from '../../../../site/strings/index.ts'
import { stringsOf } from '../../../../site/strings/languages.ts'
import { statesIn } from '../../../machines/machines.ts'
import { localized, type BrandId, type LocaleId } from '../../support/builtSite.ts'
import type { AccountSite, Person } from '../accountSite.ts'
import type { Gate } from './gate.ts'

export type Variant = {
  readonly brand: SiteBrand
  readonly locale: LocaleId
  readonly words: Strings['account']
  path(path: string): string
}

export type Scene = Variant & {
  readonly site: AccountSite
  readonly page: Page
  readonly gate: Gate
  /** Registered and logged in at the sandbox; `token` is a good one. */
  readonly person: Person
  readonly token: string
  /** Whatever a model remembers during a tour. */
  readonly notes: Map<string, string>
  visit(path: string): Promise<void>
}

export type Model = {
  /** In the table, and of the test. */
  readonly name: string
  readonly machine: AnyStateMachine
  readonly input?: unknown
  readonly events: readonly AnyEventObject[]
  /** Events that cannot come about on this page. */
  readonly never?: readonly string[]
  /** Values of `xstate.done` and `xstate.error` events, by the name of the event; one event for each. */
  readonly outcomes?: Readonly<Record<string, readonly unknown[]>>
  readonly project?: (context: Readonly<Record<string, unknown>>) => unknown
  begin(scene: Scene): Promise<void>
  /** By the name of the event. */
  readonly perform: Readonly<Record<string, (scene: Scene, event: AnyEventObject) => Promise<void>>>
  /** By the state, such as `open.invalid`. */
  readonly check: Readonly<Record<string, (scene: Scene, context: Readonly<Record<string, never>>) => Promise<void>>>
}

const brands: Readonly<Record<BrandId, SiteBrand>> = { bladepipe, clouddm, clougence }

export const variantOf = (id: BrandId, locale: LocaleId): Variant => ({
  brand: brands[id],
  locale,
  words: stringsOf(locale).account,
  path: (path) => localized(locale, path),
})

/** Events the machine sends itself, with each of the values the model names for them. */
export const ownEvents = ({ machine, outcomes = {} }: Pick<Model, 'machine' | 'outcomes'>): readonly AnyEventObject[] =>
  statesIn(machine.root).flatMap((node) =>
    [...node.transitions.keys()]
      .filter((type) => type.startsWith('xstate.'))
      .flatMap((type) => {
        const actor = node.invoke.find(({ id }) => type.endsWith(id))?.src
        const values = outcomes[`${String(actor)} ${type.includes('.error.') ? 'failed' : 'done'}`] ?? [undefined]
        return values.map((value) => ({ type, ...(type.includes('.error.') ? { error: value } : { output: value }) }))
      }),
  )

const defaultTimeout = { timeout: 30_000 }

/** Until the page shows it; `what` is for the message. */
export async function shows<Args extends unknown[]>(
  page: Page,
  what: string,
  is: (...args: Args) => unknown,
  ...args: Args
): Promise<void> {
  try {
    await page.waitForFunction(is as (...args: unknown[]) => unknown, defaultTimeout, ...args)
  } catch {
    const seen = await page.evaluate(() => document.querySelector('main')?.innerText.slice(0, 600)).catch(() => '')
    throw new Error(`The page does not show ${what} at ${page.url()}\n${seen}`)
  }
}

export const says = (page: Page, selector: string, text: string): Promise<void> =>
  shows(
    page,
    `"${text}" in ${selector}`,
    (selector: string, text: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].some(
        (element) => element.checkVisibility() && element.textContent!.includes(text),
      ),
    selector,
    text,
  )

/** The browser is on its way to this address and nowhere else. */
export async function leavesFor({ gate, page }: Pick<Scene, 'gate' | 'page'>, wanted: string): Promise<void> {
  const href = await gate.arrives('page')
  const expected = new URL(wanted, page.url()).href
  if (href !== expected) throw new Error(`Leaves for ${href} instead of ${expected}`)
}
