/** Models of what pages without a form do: the session, logging out, trying the cloud, providers, page views. */
import { Failure } from '../../../../site/api/failure.ts'
import { logoutMachine } from '../../../../site/features/account/logout.machine.ts'
import { sendCodeMachine } from '../../../../site/features/account/sendCode.machine.ts'
import { sessionMachine } from '../../../../site/features/account/session.machine.ts'
import { ssoMachine } from '../../../../site/features/account/sso.machine.ts'
import { ssoReturnMachine } from '../../../../site/features/account/ssoReturn.machine.ts'
import { tryCloudMachine } from '../../../../site/features/account/tryCloud.machine.ts'
import { visitMachine } from '../../../../site/features/visit/visit.machine.ts'
import { arrives } from '../../support/window.ts'
import { leavesFor, says, shows, type Model, type Scene, type Variant } from './model.ts'

const failure = [new Failure('unknown', { status: 500 })]

/** As somebody who logged in on an earlier page. */
export async function visitLoggedIn(scene: Scene, path: string): Promise<void> {
  await scene.visit('/about/')
  await scene.page.evaluate((token) => {
    localStorage.setItem('token', token)
    localStorage.setItem('jwt_token', token)
  }, scene.token)
  await scene.visit(path)
}

const menuIs = ({ page }: Scene, isShown: boolean): Promise<void> =>
  shows(
    page,
    isShown ? 'the menu' : 'no menu',
    (isShown: boolean) => document.querySelector<HTMLElement>('[data-account]')!.hidden === !isShown,
    isShown,
  )

const session: Model = {
  name: 'session',
  machine: sessionMachine,
  input: { user: undefined },
  events: [
    { type: 'session.doubted', hasToken: true },
    { type: 'session.doubted', hasToken: false },
    { type: 'logout.finished' },
  ],
  outcomes: { 'queryUser failed': failure },
  async begin(scene) {
    await scene.visit('/about/')
    scene.gate.hold('/queryLoginUser', 'page')
  },
  perform: {
    // What another tab does to the storage.
    'session.doubted': async ({ page, token }, { hasToken }) =>
      page.evaluate(
        (token) => {
          for (const key of ['token', 'jwt_token']) {
            if (token) localStorage.setItem(key, token)
            else localStorage.removeItem(key)
          }
          dispatchEvent(new StorageEvent('storage', { key: 'token' }))
        },
        hasToken ? token : '',
      ),
    'queryUser done': ({ gate }) => gate.release('/queryLoginUser'),
    'queryUser failed': ({ gate }) => gate.release('/queryLoginUser', 'fail'),
    async 'logout.finished'(scene) {
      await scene.page.$eval('[data-action="logout"]', (button) => (button as HTMLElement).click())
      await leavesFor(scene, scene.path('/'))
    },
  },
  check: {
    async checking({ gate }) {
      await gate.arrives('/queryLoginUser')
    },
    async signedIn(scene) {
      await menuIs(scene, true)
      await says(scene.page, '[data-user-name]', scene.person.userName)
    },
    signedOut: (scene) => menuIs(scene, false),
  },
}

const logout: Model = {
  name: 'logout',
  machine: logoutMachine,
  events: [{ type: 'logout.requested' }],
  outcomes: { 'logOut failed': failure },
  async begin(scene) {
    await visitLoggedIn(scene, '/about/')
    await menuIs(scene, true)
    scene.gate.hold('/logout', 'page')
  },
  perform: {
    'logout.requested': ({ page }) =>
      page.$eval('[data-action="logout"]', (button) => {
        ;(button as HTMLElement).click()
        ;(button as HTMLElement).click()
      }),
    'logOut done': ({ gate }) => gate.release('/logout'),
    'logOut failed': ({ gate }) => gate.release('/logout', 'fail'),
    'leave done': async () => {},
  },
  check: {
    async loggingOut({ page, gate }) {
      await gate.arrives('/logout')
      await page.waitForSelector('[data-action="logout"][aria-busy="true"]')
    },
    async loggedOut(scene) {
      await leavesFor(scene, scene.path('/'))
      await menuIs(scene, false)
      await scene.page.waitForSelector('[data-action="logout"]:not([aria-busy])')
      const kept = await scene.page.evaluate(() =>
        Object.keys(localStorage).filter((key) => /token|user-store/.test(key)),
      )
      if (kept.length) throw new Error(`Still stored: ${kept.join(', ')}`)
      if (scene.gate.count('/logout') !== 1) throw new Error('Asked more than once')
    },
  },
}

const tryCloud = (cloudUrl: string): Model => ({
  name: 'tryCloud',
  machine: tryCloudMachine,
  input: { source: 'try_cloud_free' },
  events: [{ type: 'cloud.wanted' }],
  outcomes: { 'checkLogin done': [true, false], 'checkLogin failed': failure },
  async begin(scene) {
    await scene.visit('/about/')
    scene.gate.hold('/queryLoginUser', 'page')
  },
  perform: {
    'cloud.wanted': ({ page }) =>
      page.$eval('[data-region="navbar"] [data-action="try-cloud"]', (link) => (link as HTMLElement).click()),
    async 'checkLogin done'({ gate }, { output }) {
      const user = { success: true, data: { uid: '1', username: 'Ada', email: null } }
      // Without a token the sandbox knows nobody.
      await gate.release('/queryLoginUser', output ? { json: user } : 'pass')
    },
    'checkLogin failed': ({ gate }) => gate.release('/queryLoginUser', 'fail'),
    'goOn done': async () => {},
    'goToLogin done': async () => {},
  },
  check: {
    idle: async ({ page }) => {
      await page.waitForSelector('[data-region="navbar"] [data-action="try-cloud"]:not([aria-busy])')
    },
    async checking({ page, gate }) {
      await gate.arrives('/queryLoginUser')
      await page.waitForSelector('[data-action="try-cloud"][aria-busy="true"]')
    },
    goingOn: (scene) => leavesFor(scene, cloudUrl),
    async goingToLogin(scene) {
      await leavesFor(scene, scene.path('/login/'))
      const source = await scene.page.evaluate(() => localStorage.getItem('loginSource'))
      if (source !== 'try_cloud_free') throw new Error(`Came for ${source}`)
    },
  },
})

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
    'listProviders failed': ({ gate }) => gate.release('/sso_type', 'fail'),
  },
  check: {
    async offered(scene) {
      const { page, gate } = scene
      await page.waitForSelector('[data-sso]:not([hidden]) [data-provider=google]:not([hidden])')
      await page.waitForSelector('[data-provider=wechat][hidden]')
      gate.hold('page')
      await page.click('[data-provider=google]')
      await leavesFor(scene, provider)
    },
    failed: async ({ page }) => {
      await page.waitForSelector('[data-sso][hidden]')
    },
  },
}

const ssoReturn: Model = {
  name: 'ssoReturn',
  machine: ssoReturnMachine,
  events: [{ type: 'supplement.cancelled' }],
  outcomes: {
    'takeAnswer done': [{ state: 'model', code: '1' }],
    'authenticate done': [{ token: 't' }, { requestId: 'r' }],
    'authenticate failed': failure,
  },
  begin: async ({ gate }) => gate.hold('/auth', '/queryLoginUser'),
  perform: {
    async 'takeAnswer done'(scene) {
      await scene.page.evaluateOnNewDocument(() => sessionStorage.setItem('sso-state', 'model'))
      await scene.visit('/loading/?code=1&state=model')
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
    async supplement({ page, words }) {
      await says(page, 'dialog[open] h2', words.supplement.title)
    },
    cancelled: async ({ page }) => {
      await page.waitForSelector('[data-state=cancelled] [data-when=cancelled]:not([hidden])')
      await page.waitForFunction(() => !document.querySelector('dialog[open]'))
    },
    rejected: async ({ page, gate }) => {
      await page.waitForSelector('[data-state=rejected] [data-when=rejected]:not([hidden])')
      if (gate.count('/auth')) throw new Error('Asked the console about somebody else’s answer')
    },
    // Text, whatever it looks like.
    failed: ({ page }) => says(page, '[data-state=failed] [data-when=failed]', 'No entry <b>here</b>'),
    left: (scene) => leavesFor(scene, scene.path('/')),
  },
}

const page1 = { href: '/about/', referrer: '' }
const visit: Model = {
  name: 'visit',
  machine: visitMachine,
  events: [true, false].map((isAgreed) => ({ type: 'page.shown', isAgreed, view: page1 })),
  begin: async (scene) => {
    await scene.visit('/about/')
    scene.notes.set('views', '0')
  },
  perform: {
    async 'page.shown'({ page, gate, notes, path }, { isAgreed }) {
      await page.evaluate((answer) => localStorage.setItem('consent', answer), isAgreed ? 'granted' : 'denied')
      const next = new URL(page.url()).pathname === path('/about/') ? '/pricing/' : '/about/'
      const before = gate.count('/addviewlog')
      await page.$eval(`[data-region="navbar"] a[href$="${path(next)}"]`, (link) => (link as HTMLElement).click())
      await arrives(page, path(next))
      const deadline = Date.now() + 30_000
      while (isAgreed && gate.count('/addviewlog') === before && Date.now() < deadline)
        await new Promise((done) => setTimeout(done, 20))
      notes.set('views', String(Number(notes.get('views')) + (isAgreed ? 1 : 0)))
    },
  },
  check: {
    silent: countsViews,
    followed: countsViews,
  },
}

async function countsViews({ gate, notes }: Scene): Promise<void> {
  const [seen, wanted] = [gate.count('/addviewlog'), Number(notes.get('views') ?? 0)]
  if (seen !== wanted) throw new Error(`${seen} views instead of ${wanted}`)
}

/** The code field, on the page where it is first met. */
function sendCode({ brand, words }: Variant): Model {
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
      { type: 'clock.ticked', now: 0 },
      { type: 'clock.ticked', now: 60_000 },
    ],
    outcomes: { 'sendCode failed': failure },
    project: ({ sentAt }) => sentAt !== undefined,
    async begin(scene) {
      scene.gate.hold('/verify/sendcode')
      await scene.visit('/register/')
      await scene.page.focus('site-island form input')
      await scene.page.waitForSelector('form [type=submit]:not([disabled])')
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
      'contact.changed': ({ page }) => page.type(`[name=${kind}]`, 'a'),
      async 'sendCode done'({ gate, notes }) {
        await gate.release('/verify/sendcode')
        notes.set('asked', `${notes.get('asked') ?? ''}+`)
      },
      async 'sendCode failed'({ gate, notes }) {
        await gate.release('/verify/sendcode', 'fail')
        notes.set('asked', `${notes.get('asked') ?? ''}+`)
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
      async sending({ page, gate }) {
        await gate.arrives('/verify/sendcode')
        await says(page, button, words.code.sending)
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

export const sessionModels = (variant: Variant): readonly Model[] => [
  session,
  logout,
  ...(variant.brand.features.tryCloud ? [tryCloud(variant.brand.cloudUrl)] : []),
  sso,
  ssoReturn,
  visit,
  sendCode(variant),
]
