/** Model of who comes back from a provider. */
import { Failure } from '../../../../site/api/failure.ts'
import { ssoReturnMachine } from '../../../../site/features/account/ssoReturn.machine.ts'
import { leavesFor, says, type Model } from './model.ts'

const failure = [new Failure('unknown')]
const ssoReturn: Model = {
  name: 'ssoReturn',
  machine: ssoReturnMachine,
  events: [{ type: 'supplement.cancelled' }],
  outcomes: {
    'takeAnswer done': [{ state: 'model', code: '1' }, undefined],
    'authenticate done': [{ token: 't' }, { requestId: 'r' }],
    'authenticate failed': failure,
  },
  begin: async ({ gate }) => gate.hold('/auth', '/queryLoginUser'),
  perform: {
    async 'takeAnswer done'(scene, { output }) {
      await scene.page.evaluateOnNewDocument((isNew) => {
        const pending = { state: 'model', requestId: 'r', until: Date.now() + 60_000 }
        if (isNew) sessionStorage.setItem('sso-state', 'model')
        else sessionStorage.setItem('sso-pending', JSON.stringify(pending))
      }, Boolean(output))
      await scene.visit(output ? '/loading/?code=1&state=model' : '/loading/')
    },
    'takeAnswer failed': (scene) => scene.visit('/loading/?code=1&state=model'),
    'authenticate done': ({ gate, token }, { output }) =>
      gate.release('/auth', {
        json: 'token' in (output as object) ? { success: true, data: { token } } : { success: false, requestId: 'r' },
      }),
    'authenticate failed': ({ gate }) =>
      gate.release('/auth', { json: { success: false, msg: 'No entry <b>here</b>' } }),
    async 'enter done'({ gate }) {
      gate.hold('page')
      await gate.release('/queryLoginUser')
    },
    'supplement.cancelled': ({ page }) => page.keyboard.press('Escape'),
  },
  check: {
    async verifying({ page, gate }) {
      await gate.arrives('/auth')
      const { search, hash } = new URL(page.url())
      if (search || hash) throw new Error('The answer is still in the address')
    },
    async entering({ page, gate }) {
      await gate.arrives('/queryLoginUser')
      await page.waitForSelector('[data-sso-return][data-state=entering]')
    },
    async supplement({ page }) {
      // The first field is where one goes on.
      await page.waitForFunction(() => document.activeElement?.matches('dialog[open] [name=company]'))
    },
    cancelled: async ({ page }) => {
      await page.waitForSelector('[data-state=cancelled] [role=alert] > p')
      await page.waitForFunction(() => !document.querySelector('dialog[open]'))
    },
    rejected: async ({ page, gate }) => {
      await page.waitForSelector('[data-state=rejected] [role=alert] > p')
      if (gate.count('/auth')) throw new Error('Asked the console about somebody else’s answer')
    },
    // Text, whatever it looks like.
    failed: ({ page }) => says(page, '[data-state=failed] [role=alert]', 'No entry <b>here</b>'),
    left: (scene) => leavesFor(scene, scene.path('/')),
  },
}

export const providerModels: readonly Model[] = [ssoReturn]
