/** Model of the field for a code, on the page where it is first met. */
import type { Page } from 'puppeteer'
import { Failure } from '../../../../site/api/failure.ts'
import { sendCodeMachine } from '../../../../site/features/account/sendCode.machine.ts'
import { says, shows, type Model, type Variant } from './model.ts'

const failure = [new Failure('unknown')]

export function sendCodeModel({ brand, words }: Variant): Model {
  const kind = brand.registerFields.includes('smsCode') ? 'phone' : 'email'
  const contact = kind === 'email' ? 'code@example.com' : '13900139003'
  const button = '[data-code]'
  return {
    name: 'sendCode',
    machine: sendCodeMachine,
    input: { kind },
    events: [
      { type: 'code.requested', contact: '' },
      { type: 'code.requested', contact },
      { type: 'contact.changed' },
      { type: 'code.changed' },
      { type: 'code.recalled', contact, sentAt: 0, now: 0 },
      { type: 'clock.ticked', now: 0 },
      { type: 'clock.ticked', now: 60_000 },
    ],
    outcomes: { 'sendCode failed': failure },
    project: ({ sentAt }) => sentAt !== undefined,
    async begin(scene) {
      scene.gate.hold('/verify/sendcode')
      await scene.visit('/register/')
      await ready(scene.page)
    },
    perform: {
      async 'code.requested'({ page }, event) {
        await page.$eval(
          `[name=${kind}]`,
          (input, value) => ((input as HTMLInputElement).value = value),
          event['contact'],
        )
        await page.$eval(button, (element) => (element as HTMLElement).click())
      },
      async 'contact.changed'({ page, notes }) {
        await page.type(`[name=${kind}]`, 'a')
        notes.delete('sending')
      },
      'code.changed': ({ page }) => page.type('[name=code]', '1'),
      async 'code.recalled'({ page, notes }) {
        await page.evaluate(
          (typed, contact) => {
            sessionStorage.setItem(typed, contact)
            sessionStorage.setItem('code-sent', `${Date.now()} REGISTER ${contact}`)
          },
          kind === 'email' ? 'typed-email' : 'typed-tel',
          contact,
        )
        notes.delete('sending')
        await page.reload()
        await ready(page)
      },
      async 'sendCode done'({ gate, notes }) {
        // The sandbox sends one a minute.
        await gate.release('/verify/sendcode', { json: { success: true } })
        notes.delete('sending')
      },
      async 'sendCode failed'({ gate, notes }) {
        await gate.release('/verify/sendcode', 'fail')
        notes.delete('sending')
      },
      'clock.ticked': async ({ page }, { now }) => {
        if (now) await page.evaluate(() => void ((window as unknown as { skipped: number }).skipped += 60_000))
      },
    },
    check: {
      idle: async ({ page }) => {
        await says(page, button, words.code.get)
        await page.waitForFunction(() => !document.querySelector('[name=code][aria-invalid]'))
      },
      needsContact: ({ page }) => says(page, '[role=alert]', words.code.needs[kind]),
      failed: ({ page }) => says(page, '[role=alert]', words.failures.unknown),
      async sending({ page, gate, notes }) {
        if (!notes.has('sending')) notes.set('asked', `${notes.get('asked') ?? ''}+`)
        notes.set('sending', 'yes')
        await gate.arrives('/verify/sendcode', notes.get('asked')!.length)
        await says(page, button, words.code.sending)
        if (gate.count('/verify/sendcode') !== notes.get('asked')!.length) throw new Error('Asked twice')
      },
      async counting({ page, gate, notes }) {
        await shows(
          page,
          'a countdown',
          (button: string) => /^[56]\d\D/.test(document.querySelector(button)!.textContent!),
          button,
        )
        await says(page, 'output', words.code.sent)
        if (gate.count('/verify/sendcode') !== notes.get('asked')?.length) throw new Error('Asked while it may not')
      },
    },
  }
}

async function ready(page: Page): Promise<void> {
  await page.focus('form[data-account-form] input')
  await page.waitForSelector('form[data-hydrated]')
}
