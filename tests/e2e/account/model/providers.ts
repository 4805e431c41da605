/** Models of logging in through a provider: which there are, and who comes back from one. */
import { Failure } from '../../../../site/api/failure.ts'
import { ssoMachine } from '../../../../site/features/account/sso.machine.ts'
import { ssoReturnMachine } from '../../../../site/features/account/ssoReturn.machine.ts'
import { leavesFor, says, type Model } from './model.ts'

const failure = [new Failure('unknown')]
const provider = 'https://accounts.google.com/o/oauth2/auth?state=model'

const sso: Model = {
  name: 'sso',
  machine: ssoMachine,
  events: [],
  outcomes: { 'listProviders done': [{ google: provider }], 'listProviders failed': failure },
  async begin(scene) {
    scene.gate.hold('/sso_type')
    await scene.visit('/login/')
  },
  perform: {
    'listProviders done': ({ gate }) =>
      gate.release('/sso_type', {
        json: { success: true, data: { google: provider, wechat: 'https://evil.example' } },
      }),
    async 'listProviders failed'({ page, gate }) {
      const told = new Promise<void>((done) => {
        page.on('console', (message) => message.text().startsWith('Which providers') && done())
      })
      await gate.release('/sso_type', 'fail')
      await told
    },
  },
  check: {
    async offered(scene) {
      const { page, gate } = scene
      await page.waitForSelector('[data-sso] [data-provider=google]')
      if (await page.$('[data-provider=wechat]')) throw new Error('Leads to somebody else')
      gate.hold('page')
      await page.click('[data-provider=google]')
      await leavesFor(scene, provider)
      // Who comes back with it has left from here.
      const state = await page.evaluate(() => sessionStorage.getItem('sso-state'))
      if (state !== 'model') throw new Error(`Remembers ${state}`)
    },
    failed: async ({ page }) => {
      if (await page.$('[data-sso]')) throw new Error('Offers what it does not know')
    },
  },
}

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

export const providerModels: readonly Model[] = [sso, ssoReturn]
