/** Preview beside `sirv-cli`: answers per second for pages and files, alone and beside sockets that never finish their request. */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { cpus, loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { startServer } from '../e2e/support/server.ts'
import { rateOf, type Rate } from './requests.ts'

const repository = resolve(import.meta.dirname, '../..')
const dist = join(repository, 'dist/clouddm')
if (!existsSync(dist)) throw new Error('Build the site first: npm run build')

const load = { sockets: 20, seconds: 4 }
const rounds = 3
const slowSockets = 500
const script = /src="(\/assets\/[^"]+\.js)"/.exec(readFileSync(join(dist, 'index.html'), 'utf8'))![1]!
const paths = ['/', '/en/', '/docs/intro/product_intro/', '/en/blog/', script, '/not/there/']

type Server = { readonly name: string; readonly port: number; readonly host: string; stop(): Promise<unknown> }

async function startPreview(): Promise<Server> {
  const { port, urls, stop } = await startServer('preview', ['clouddm'], ['--root', repository, '--no-sandbox'])
  return { name: 'preview', port, host: new URL(urls['clouddm']!).host, stop }
}

async function startSirv(): Promise<Server> {
  const bin = join(repository, 'node_modules/sirv-cli/bin.js')
  const child = spawn(
    process.execPath,
    [bin, dist, '--port', '0', '--host', '127.0.0.1', '--gzip', '--brotli', '--logs', 'false'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NO_COLOR: '1' },
    },
  )
  let printed = ''
  let port: number | undefined
  for await (const part of child.stdout.iterator({ destroyOnReturn: false })) {
    printed += String(part)
    port = Number(/127\.0\.0\.1:(\d+)/.exec(printed)?.[1] ?? NaN)
    if (port) break
  }
  if (!port) throw new Error(`sirv did not say where it is\n${printed}`)
  const stop = () => {
    child.kill()
    return once(child, 'exit')
  }
  return { name: 'sirv-cli', port, host: `127.0.0.1:${port}`, stop }
}

/** Sockets that begin a request and send a letter each second. */
async function openSlow(port: number): Promise<readonly Socket[]> {
  const sockets = Array.from({ length: slowSockets }, () => connect(port, '127.0.0.1'))
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  for (const socket of sockets) {
    socket.on('error', () => {})
    socket.write('GET / HTTP/1.1\r\nX: ')
    const timer = setInterval(() => socket.write('a'), 1000)
    socket.on('close', () => clearInterval(timer))
  }
  return sockets
}

const median = (rates: readonly Rate[]): Rate =>
  rates.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(rates.length / 2)]!

/** In alternation, so that what else the machine does meets all of them. */
async function measureAll(servers: readonly Server[]): Promise<readonly Rate[]> {
  const rates = servers.map((): Rate[] => [])
  for (let round = 0; round < rounds; round++)
    for (const [index, { port, host }] of servers.entries())
      rates[index]!.push(await rateOf({ port, host, paths }, load))
  return rates.map(median)
}

const show = ({ perSecond, p99, failures }: Rate) =>
  `${Math.round(perSecond)} answers per second, p99 ${p99.toFixed(1)} ms, ${failures} failures`

const servers = [await startPreview(), await startSirv()]
try {
  console.log(
    `Node ${process.version}, ${cpus().length} cores, load ${loadavg()[0]!.toFixed(2)}; ${load.sockets} sockets, ${load.seconds} s, median of ${rounds}`,
  )
  const alone = await measureAll(servers)
  for (const [index, { name }] of servers.entries()) console.log(`${name}: ${show(alone[index]!)}`)
  console.log(`preview / sirv-cli: ${(alone[0]!.perSecond / alone[1]!.perSecond).toFixed(2)} (target 2)`)
  for (const [index, server] of servers.entries()) {
    const slow = await openSlow(server.port)
    const beside = await rateOf({ ...server, paths }, load)
    for (const socket of slow) socket.destroy()
    const share = beside.perSecond / alone[index]!.perSecond
    console.log(
      `${server.name} beside ${slowSockets} slow sockets: ${show(beside)}, ${share.toFixed(2)} of the rate alone`,
    )
  }
} finally {
  for (const { stop } of servers) await stop()
}
