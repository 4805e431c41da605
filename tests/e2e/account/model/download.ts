/** Model of the download dialog. */
import { Failure } from '../../../../site/api/failure.ts'
import { downloadMachine, validity } from '../../../../site/features/download/download.machine.ts'
import { stringsOf } from '../../../../site/strings/languages.ts'
import type { AnyEventObject } from 'xstate'
import { says, shows, type Model, type Scene, type Variant } from './model.ts'
import { visitLoggedIn } from './sessions.ts'

const failure = [new Failure('unknown')]
const product = (deployType: string) => ({
  deployType,
  deployTypeI18n: deployType,
  productType: deployType,
  cpuArc: 'x86_64',
  cpuArcI18n: 'X86',
})
const panel = 'dialog#download [data-download-state]'
const info = { version: '1', md5: '0'.repeat(32), url: 'https://files.example/a' }

const press = ({ page }: Scene, selector: string) =>
  page.$eval(`dialog#download ${selector}`, (element) => (element as HTMLElement).click())

const is = (state: string) => async (scene: Scene) => {
  await scene.page.waitForSelector(`${panel.slice(0, -1)}="${state}"]`, { timeout: 30_000 })
}

export function downloadModel({ brand, locale }: Variant): Model {
  const words = stringsOf(locale).download
  const isOpen = ({ page }: Scene) => page.$eval('dialog#download', (dialog) => (dialog as HTMLDialogElement).open)
  const retry = (scene: Scene) => press(scene, '[data-download-trouble] button')
  const trouble = (state: string, title: string) => async (scene: Scene) => {
    await is(state)(scene)
    await says(scene.page, '[data-download-trouble]', title)
  }
  return {
    name: 'download',
    machine: downloadMachine,
    events: [
      { type: 'edition.chosen', edition: 'enterprise' },
      { type: 'dialog.closed' },
      { type: 'group.chosen', group: 'B' },
      { type: 'product.chosen', product: product('B') },
      { type: 'back.requested' },
      { type: 'retry.requested' },
      { type: 'refresh.requested' },
      { type: 'clock.ticked', now: 0 },
      { type: 'clock.ticked', now: validity },
    ] satisfies AnyEventObject[],
    outcomes: {
      'listProducts done': [[], [product('A'), product('B')]],
      'listProducts failed': failure,
      'getDownload done': [info],
      'getDownload failed': failure,
    },
    project: ({ group, madeAt }) => [group, madeAt !== undefined],
    async begin(scene) {
      scene.gate.hold('/listDownloadProduct', '/recordandreturndownloadurl')
      await visitLoggedIn(scene, brand.offering === 'management' ? '/pricing/' : '/')
    },
    perform: {
      async 'edition.chosen'(scene) {
        if (await isOpen(scene)) await press(scene, '[role=tab]')
        else await scene.page.$eval('main [data-download]', (link) => (link as HTMLElement).click())
      },
      'dialog.closed': ({ page }) => page.keyboard.press('Escape'),
      'group.chosen': (scene) => press(scene, '[data-download-state] [role=tabpanel] [role=tab]:nth-child(2)'),
      'product.chosen': (scene) => press(scene, '[data-download-product]'),
      'back.requested': (scene) => press(scene, '[data-download-back]'),
      'retry.requested': retry,
      'refresh.requested': (scene) => press(scene, '[data-download-refresh]'),
      'clock.ticked': async ({ page }, { now }) => {
        if (now) await page.evaluate((ms) => void ((window as unknown as { skipped: number }).skipped += ms), validity)
      },
      'listProducts done': ({ gate }, { output }) =>
        gate.release(
          '/listDownloadProduct',
          (output as unknown[]).length ? 'pass' : { json: { success: true, data: [] } },
        ),
      'listProducts failed': ({ gate }) => gate.release('/listDownloadProduct', 'fail'),
      'getDownload done': ({ gate }) => gate.release('/recordandreturndownloadurl'),
      'getDownload failed': ({ gate }) => gate.release('/recordandreturndownloadurl', 'fail'),
    },
    check: {
      closed: async ({ page }) => {
        await page.waitForFunction(() =>
          document.querySelector('dialog#download:not([open]) [data-download-state=closed]'),
        )
      },
      async listing(scene) {
        await scene.gate.arrives('/listDownloadProduct')
        await says(scene.page, 'dialog#download output', words.loadingList)
      },
      empty: trouble('empty', words.empty),
      unlisted: trouble('unlisted', words.listFailed),
      async choosing(scene, { group }) {
        await is('choosing')(scene)
        const index = group === ('B' as never) ? 1 : 0
        await shows(
          scene.page,
          `tab ${index}`,
          (index: number) =>
            document.querySelectorAll('[data-download-state] [role=tabpanel] [role=tab]')[index]?.ariaSelected ===
            'true',
          index,
        )
      },
      async fetching(scene) {
        await scene.gate.arrives('/recordandreturndownloadurl')
        await says(scene.page, 'dialog#download output', words.loadingInfo)
      },
      unfetched: trouble('unfetched', words.infoFailed),
      async ready(scene) {
        await is('ready')(scene)
        for (const text of ['wget -O', 'curl -fL', brand.downloads.product, words.valid(60)])
          await says(scene.page, 'dialog#download [role=tabpanel]', text)
      },
      async outdated(scene) {
        await is('outdated')(scene)
        await says(scene.page, '[role=alert]', words.outdated)
      },
    },
  }
}
