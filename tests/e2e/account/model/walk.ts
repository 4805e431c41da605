/**
 * Each machine of the account in Chromium, against the preview and the sandbox: tours that are generated from the machine
 * take every one of its transitions, and after each step the page shows the state the machine is in. Run by itself, a
 * file prints what was covered.
 */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { AnyMachineSnapshot } from 'xstate'
import { openWindow } from '../../support/window.ts'
import type { BrandId, LocaleId } from '../../support/builtSite.ts'
import { openAccountSite, type AccountSite, type Person } from '../accountSite.ts'
import { downloadModel } from './download.ts'
import { formModels, member } from './forms.ts'
import { openGate } from './gate.ts'
import { ownEvents, variantOf, type Model, type Scene } from './model.ts'
import { providerModels } from './providers.ts'
import { sendCodeModel } from './sendCode.ts'
import { sessionModels } from './sessions.ts'
import { allTransitions, planTours, type Tour } from './tours.ts'

const person: Person = {
  userName: 'Model',
  company: 'Models',
  email: 'model@example.com',
  phone: '13800138000',
  password: 'Model1#pass',
}
export function walkModels(brandId: BrandId, locales: readonly LocaleId[]): void {
  const test = suite(`account models: ${brandId}`)
  const covered: string[] = []
  let site: AccountSite
  let token = ''

  test.before(async () => {
    site = await openAccountSite()
  })
  test.after(async () => {
    await site?.end()
    console.log(['', 'machine             variant        tours  steps  transitions', ...covered].join('\n'))
  })

  for (const locale of locales) {
    const variant = variantOf(brandId, locale)
    test(`${brandId} ${locale}: somebody is registered`, async () => {
      await site.startAnew()
      token = await site.addPerson(person)
      await site.addPerson(member, variant.brand.account)
    })
    const models = [
      ...formModels(variant),
      sendCodeModel(variant),
      ...providerModels,
      downloadModel(variant),
      // Last, because logging out ends the session of all.
      ...sessionModels(variant),
    ]
    for (const model of models) {
      test(`${brandId} ${locale}: ${model.name}`, async () => {
        const all = allTransitions(model.machine, model.never)
        const tours = planTours({ ...model, events: [...model.events, ...ownEvents(model)] })
        const taken = new Set<string>()
        for (const tour of tours) await walk(model, tour, taken)
        const missed = [...all].filter(([id]) => !taken.has(id)).map(([, name]) => name)
        const steps = tours.reduce((sum, { length }) => sum + length, 0)
        const counts = [tours.length, steps, `${all.size - missed.length}/${all.size}`].map((text) =>
          String(text).padStart(5),
        )
        covered.push(`${model.name.padEnd(20)}${`${brandId} ${locale}`.padEnd(15)}${counts.join('  ')}`)
        assert.equal(missed, [])
        assert.equal(site.bugs, [])
      })
    }

    async function walk(model: Model, tour: Tour, taken: Set<string>): Promise<void> {
      const { page, problems, close } = await openWindow(site.browser, undefined, { prepare: hastenClocks })
      const gate = await openGate(page)
      const scene: Scene = {
        ...variant,
        site,
        page,
        gate,
        person,
        token,
        notes: new Map(),
        visit: async (path) => void (await page.goto(site.urlOf(brandId, variant.path(path)))),
      }
      let done = 'begin'
      try {
        await model.begin(scene)
        for (const { event, name, after, takes } of tour) {
          done += ` > ${name}`
          await model.perform[name]!(scene, event)
          await model.check[stateOf(after)]?.(scene, after.context as Readonly<Record<string, never>>)
          for (const id of takes) taken.add(id)
        }
      } catch (error) {
        throw new Error(`${done}\n${error instanceof Error ? error.message : String(error)}`, { cause: error })
      } finally {
        await close()
      }
      assert.equal(
        problems.filter((problem) => !expected.test(problem)),
        [],
        done,
      )
    }
  }

  test.run()
}

/** What the models bring about on purpose: faults, and pages that are not let go. */
const expected =
  /^status (?:401|500): |^other host: |The page view was not logged|Which providers there are is not known|Logging out failed/

const stateOf = ({ value }: AnyMachineSnapshot): string => {
  const path = (value: unknown): string =>
    typeof value === 'string'
      ? value
      : Object.entries(value as object)
          .map(([key, inner]) => `${key}.${path(inner)}`)
          .join()
  return path(value)
}

/** Countdowns are skipped, sentences are read at once. */
function hastenClocks(): void {
  const page = window as unknown as { skipped: number }
  page.skipped = 0
  const now = performance.now.bind(performance)
  performance.now = () => now() + page.skipped
  const wait = window.setTimeout.bind(window)
  window.setTimeout = ((handler: TimerHandler, ms?: number, ...args: unknown[]) =>
    wait(handler, ms === 1_500 ? 20 : ms, ...args)) as typeof window.setTimeout
}
