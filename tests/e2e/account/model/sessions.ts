/** Models of what pages without a form do: the session, logging out, trying the cloud, page views. */
import { localApiBase } from '../../../../site/brand.ts'
import { Failure } from '../../../../site/api/failure.ts'
import { logoutMachine } from '../../../../site/features/account/logout.machine.ts'
import { sessionMachine } from '../../../../site/features/account/session.machine.ts'
import { tryCloudMachine } from '../../../../site/features/account/tryCloud.machine.ts'
import { leavesFor, says, shows, type Model, type Scene, type Variant } from './model.ts'

const failure = [new Failure('unknown')]

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
      await scene.page.$eval('[data-log-out]', (button) => (button as HTMLElement).click())
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
      page.$eval('[data-log-out]', (button) => {
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
      await page.waitForSelector('[data-log-out][aria-busy="true"]')
    },
    async loggedOut(scene) {
      await leavesFor(scene, scene.path('/'))
      await menuIs(scene, false)
      await scene.page.waitForSelector('[data-log-out]:not([aria-busy])')
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
      page.$eval('[data-region="navbar"] [data-try-cloud]', (link) => (link as HTMLElement).click()),
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
      await page.waitForSelector('[data-region="navbar"] [data-try-cloud]:not([aria-busy])')
    },
    async checking({ page, gate }) {
      await gate.arrives('/queryLoginUser')
      await page.waitForSelector('[data-try-cloud][aria-busy="true"]')
    },
    goingOn: (scene) => leavesFor(scene, cloudUrl),
    async goingToLogin(scene) {
      await leavesFor(scene, scene.path('/login/'))
      const source = await scene.page.evaluate(() => localStorage.getItem('loginSource'))
      if (source !== 'try_cloud_free') throw new Error(`Came for ${source}`)
    },
  },
})

export const sessionModels = (variant: Variant): readonly Model[] => [
  session,
  logout,
  ...(variant.brand.features.tryCloud ? [tryCloud(localApiBase)] : []),
]
