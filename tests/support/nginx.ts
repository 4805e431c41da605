/** The web server nginx, from the system's packages. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { delimiter, join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { openTempFolder } from './tempFolder.ts'

type Running = { end(): Promise<void> }

export type Nginx = Running & {
  /** By brand, without a slash at the end. */
  readonly urls: Readonly<Record<string, string>>
}

/** Serves `<out>/<brand>` for each brand from a port of its own, by the configuration that was built. */
export async function startNginx(out: string, brands: readonly string[]): Promise<Nginx> {
  const ports = await freePorts(brands.length)
  const urls = Object.fromEntries(brands.map((brand, index) => [brand, `http://127.0.0.1:${ports[index]}`]))
  const servers = brands.flatMap((brand, index) => [
    `  include ${out}/${brand}/.hosts/nginx-http.conf;`,
    '  server {',
    `    listen 127.0.0.1:${ports[index]};`,
    `    root ${out}/${brand};`,
    `    include ${out}/${brand}/.hosts/nginx-server.conf;`,
    '  }',
  ])
  return { urls, ...(await run(servers, Object.values(urls))) }
}

export type CacheServer = Running & { readonly url: string }

/** Takes and gives files below `folder`, an absolute one, by the configuration that the documentation shows. */
export async function startCacheServer(folder: string, token: string): Promise<CacheServer> {
  const [port] = await freePorts(1)
  const url = `http://127.0.0.1:${port}`
  const shown = /```nginx\n(map .*?)```/s.exec(readFileSync(ciPage, 'utf8'))![1]!
  const server = shown
    .replace('listen 443 ssl', `listen 127.0.0.1:${port}`)
    .replace(/^ *(?:server_name|ssl_)\S* .*\n/gm, '')
    .replace('/var/cache/site', folder)
    .replace('the-token', token)
  return { url, ...(await run([server], [url])) }
}

const ciPage = resolve(import.meta.dirname, '../../docs/content/en/docs/publish/ci.md')

/** Until each of the addresses answers. */
async function run(servers: readonly string[], urls: readonly string[]): Promise<Running> {
  const program = findNginx() ?? installNginx()
  const { path: folder, end: removeFolder } = openTempFolder()
  mkdirSync(join(folder, 'temp'))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  writeFileSync(
    join(folder, 'nginx.conf'),
    [
      'daemon off; worker_processes 1; pid pid; error_log stderr;',
      // Another user could not write where the tests may.
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      'events { worker_connections 256; }',
      'http {',
      '  access_log off;',
      ...temporary.map((name) => `  ${name}_temp_path temp;`),
      ...servers,
      '}',
    ].join('\n'),
  )
  const child = spawn(program, ['-p', folder, '-c', 'nginx.conf'], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  for (const url of urls)
    while (!(await fetch(url).catch(() => undefined))) {
      if (child.exitCode !== null) throw new Error(`nginx does not start: ${said}`)
      await setTimeout(20)
    }
  return {
    async end() {
      child.kill('SIGTERM')
      await ended
      removeFolder()
    },
  }
}

/** nginx cannot let the system choose. */
async function freePorts(count: number): Promise<readonly number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map((server) => once(server, 'listening')))
  const ports = servers.map((server) => (server.address() as AddressInfo).port)
  for (const server of servers) server.close()
  return ports
}

const findNginx = (): string | undefined =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, 'nginx'))
    .find((file) => existsSync(file))

function installNginx(): string {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'nginx-light']])
    spawnSync('apt-get', args, { timeout: 300_000, env })
  const found = findNginx()
  if (!found) throw new Error('This test needs nginx: apt-get install nginx-light')
  return found
}
