/** The web server nginx, from the system's packages. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { delimiter, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { openTempFolder } from './tempFolder.ts'

export type Nginx = {
  /** By brand, without a slash at the end. */
  readonly urls: Readonly<Record<string, string>>
  end(): Promise<void>
}

/** Serves `<out>/<brand>` for each brand from a port of its own, by the configuration that was built. */
export async function startNginx(out: string, brands: readonly string[]): Promise<Nginx> {
  const program = findNginx() ?? installNginx()
  const { path: folder, end: removeFolder } = openTempFolder()
  const ports = await freePorts(brands.length)
  const urls = Object.fromEntries(brands.map((brand, index) => [brand, `http://127.0.0.1:${ports[index]}`]))
  mkdirSync(join(folder, 'temp'))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  writeFileSync(
    join(folder, 'nginx.conf'),
    [
      'daemon off; worker_processes 1; pid pid; error_log stderr;',
      'events { worker_connections 256; }',
      'http {',
      '  access_log off;',
      ...temporary.map((name) => `  ${name}_temp_path temp;`),
      ...brands.flatMap((brand, index) => [
        `  include ${out}/${brand}/.hosts/nginx-http.conf;`,
        '  server {',
        `    listen 127.0.0.1:${ports[index]};`,
        `    root ${out}/${brand};`,
        `    include ${out}/${brand}/.hosts/nginx-server.conf;`,
        '  }',
      ]),
      '}',
    ].join('\n'),
  )
  const child = spawn(program, ['-p', folder, '-c', 'nginx.conf'], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  for (const url of Object.values(urls))
    while (!(await fetch(url).catch(() => undefined))) {
      if (child.exitCode !== null) throw new Error(`nginx does not start: ${said}`)
      await setTimeout(20)
    }
  return {
    urls,
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
