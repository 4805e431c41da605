/** Downloads: the order of answers (K-12), links and commands (K-11), and what is in which tab. */
import { spawnSync } from 'node:child_process'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import type { DownloadInfo, DownloadProduct } from '../../../site/api/downloads.ts'
import { Failure } from '../../../site/api/failure.ts'
import type { Tick } from '../../../site/machines/clock.ts'
import { commandsFor } from '../../../site/features/download/commands.ts'
import {
  downloadMachine,
  minutesLeft,
  validity,
  type GetDownloadInput,
} from '../../../site/features/download/download.machine.ts'
import { asEdition } from '../../../site/features/download/editions.ts'
import { groupsOf, isArm } from '../../../site/features/download/groups.ts'

const test = suite('download')

const product = (productType: string, deployType = 'DOCKER', cpuArc = 'x86_64'): DownloadProduct => ({
  deployType,
  deployTypeI18n: deployType.toLowerCase(),
  productType,
  cpuArc,
  cpuArcI18n: cpuArc,
})
const info: DownloadInfo = { version: '1', md5: '0'.repeat(32), url: 'https://files.example/a.tar.gz' }

type Fakes = {
  list?: (edition: string, signal: AbortSignal) => Promise<readonly DownloadProduct[]>
  get?: (input: GetDownloadInput) => Promise<DownloadInfo>
}
function start({ list = async () => [product('A')], get = async () => info }: Fakes = {}) {
  let tick: (now: number) => void = () => {}
  const actor = createActor(
    downloadMachine.provide({
      actors: {
        listProducts: fromPromise(({ input, signal }) => list(input.edition, signal)),
        getDownload: fromPromise(({ input }) => get(input)),
        clock: fromCallback<Tick>(({ sendBack }) => {
          tick = (now) => sendBack({ type: 'clock.ticked', now })
        }),
      },
    }),
  ).start()
  const reaches = (state: 'choosing' | 'empty' | 'unlisted' | 'ready' | 'unfetched' | 'outdated') =>
    waitFor(actor, (snapshot) => snapshot.matches(state))
  return { actor, reaches, tick: (now: number) => tick(now) }
}

test('K-12 the newest choice wins, however late the answer to an older one is', async () => {
  const answers = new Map<string, (products: readonly DownloadProduct[]) => void>()
  const aborted: string[] = []
  const { actor, reaches } = start({
    list: (edition, signal) => {
      signal.addEventListener('abort', () => aborted.push(edition))
      return new Promise((resolve) => answers.set(edition, resolve))
    },
  })
  actor.send({ type: 'edition.chosen', edition: 'enterprise' })
  actor.send({ type: 'edition.chosen', edition: 'desktop' })
  answers.get('desktop')!([product('Mac')])
  await reaches('choosing')
  answers.get('enterprise')!([product('Old')])
  await Promise.resolve()
  assert.equal(
    actor.getSnapshot().context.products.map(({ productType }) => productType),
    ['Mac'],
  )
  assert.equal(aborted, ['enterprise'])
})

test('K-11 an empty list and a failed one may be tried again', async () => {
  let tries = 0
  const { actor, reaches } = start({
    list: async () => {
      if (tries++ === 1) throw new Failure('offline')
      return tries === 1 ? [] : [product('A')]
    },
  })
  actor.send({ type: 'edition.chosen', edition: 'enterprise' })
  await reaches('empty')
  actor.send({ type: 'retry.requested' })
  await reaches('unlisted')
  assert.is(actor.getSnapshot().context.failure?.kind, 'offline')
  actor.send({ type: 'retry.requested' })
  await reaches('choosing')
})

test('K-11 K-14 a link is good for an hour of elapsed time, and then another is fetched', async () => {
  let fetched = 0
  const { actor, reaches, tick } = start({ get: async () => (fetched++, info) })
  actor.send({ type: 'edition.chosen', edition: 'enterprise' })
  await reaches('choosing')
  actor.send({ type: 'product.chosen', product: product('A') })
  await reaches('ready')
  const left = () => minutesLeft(actor.getSnapshot().context)
  assert.is(left(), 60)
  tick(10_000)
  tick(10_000 + 60_000)
  assert.is(left(), 59)
  tick(10_000 + validity - 1)
  assert.is(left(), 1)
  tick(10_000 + validity)
  await reaches('outdated')
  actor.send({ type: 'refresh.requested' })
  await reaches('ready')
  assert.is(fetched, 2)
  // The old link's age says nothing of the new one.
  tick(10_000 + validity + 5)
  assert.is(left(), 60)
  actor.send({ type: 'dialog.closed' })
  assert.is(actor.getSnapshot().context.info, undefined)
})

test('K-11 a failed link leaves the list where it was', async () => {
  const { actor, reaches } = start({ get: () => Promise.reject(new Failure('refused', { reason: 'no' })) })
  actor.send({ type: 'edition.chosen', edition: 'enterprise' })
  await reaches('choosing')
  actor.send({ type: 'product.chosen', product: product('A') })
  await reaches('unfetched')
  assert.is(actor.getSnapshot().context.failure?.reason, 'no')
  actor.send({ type: 'back.requested' })
  assert.ok(actor.getSnapshot().matches('choosing'))
})

const hostile = [
  "https://files.example/a'b",
  'https://files.example/$(id)',
  'https://files.example/`id`',
  'https://files.example/a;id',
  'https://files.example/a|id',
  'https://files.example/a&&id',
  'https://files.example/a"b',
  'https://files.example/a\\b',
  'https://files.example/-rf',
  'https://files.example/.bashrc',
  'https://files.example/..%2f..%2fetc',
  'https://files.example/',
  "https://files.example/?x='$(id)'",
  'https://files.example/a.tar.gz?until=1&key=b',
  'https://files.example/中文.tgz',
]

test('K-11 a shell takes address and name as one word each, whatever is in them', () => {
  for (const url of hostile) {
    for (const command of Object.values(commandsFor(url))) {
      const { status } = spawnSync('sh', ['-n', '-c', command])
      assert.is(status, 0, command)
      const shown = spawnSync('sh', ['-c', `printf '%s\\n' ${command}`], { encoding: 'utf8' }).stdout.trimEnd()
      const words = shown.split('\n')
      assert.is(words.at(-1), url, command)
      assert.match(words.at(-2)!, /^\w[\w.-]*$/, command)
      assert.ok(words.length <= 5, command)
    }
  }
})

test('tabs by the way to deploy, of the personal edition by system', () => {
  const servers = [product('A_Docker'), product('A_Tgz', 'TGZ'), product('A_Docker_Arm', 'DOCKER', 'arm64')]
  assert.equal(
    groupsOf('enterprise', servers).map(({ id, products }) => [id, products.length]),
    [
      ['DOCKER', 2],
      ['TGZ', 1],
    ],
  )
  assert.equal(servers.map(isArm), [false, false, true])
  const desktops = ['X_Mac', 'X_Mac_Arm', 'X_Win', 'X_Linux'].map((name) => product(name, 'DESKTOP'))
  assert.equal(
    groupsOf('desktop', desktops).map(({ label }) => label),
    ['macOS', 'Windows', 'Linux'],
  )
  // A console that forgets its labels still gets tabs one can read.
  assert.equal(
    groupsOf('enterprise', [{ ...product('Bare'), deployType: '', deployTypeI18n: '' }]).map(({ label }) => label),
    ['Bare'],
  )
})

test('an edition the brand does not offer is the first it does', () => {
  const one = { product: 'A', versionType: 'COMMUNITY_VERSION' } as const
  assert.is(asEdition('community', { enterprise: one }), 'enterprise')
  assert.is(asEdition('desktop', { enterprise: one, desktop: one }), 'desktop')
  assert.is(asEdition('<img>', { enterprise: one }), 'enterprise')
  assert.is(asEdition(null, { enterprise: one }), 'enterprise')
})

test.run()
