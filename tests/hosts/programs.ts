/** The hosts' own programs for a look at a site on one machine. None is a dependency of the project: they are fetched into the cache. */
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

type Program = {
  readonly packages: Readonly<Record<string, string>>
  /** Below the folder of its packages. */
  readonly bin: string
  readonly args: (port: number, home: string) => readonly string[]
  /** In what it prints once it answers. */
  readonly ready: RegExp
}

/** They serve the folder they are started in, without an account, and ask nobody. */
export const programs: Readonly<Record<string, Program>> = {
  cloudflare: {
    packages: { wrangler: '4.164.0' },
    bin: 'wrangler/bin/wrangler.js',
    args: (port) => ['pages', 'dev', '.', '--port', String(port), '--compatibility-date', '2026-01-01'],
    ready: /Ready on/,
  },
  netlify: {
    packages: { 'netlify-cli': '27.10.2' },
    bin: 'netlify-cli/bin/run.js',
    args: (port) =>
      ['dev', '--offline', '--internal-disable-edge-functions', '--no-open', '--dir', '.'].concat(
        '--port',
        String(port),
      ),
    ready: /server ready/,
  },
  vercel: {
    packages: { vercel: '64.0.2', sandbox: '4.5.0' },
    bin: 'vercel/dist/index.js',
    args: (port, home) => ['dev', '--local', '--yes', '--listen', `127.0.0.1:${port}`, '-Q', home],
    ready: /Ready!/,
  },
}

const cache = resolve(import.meta.dirname, '../../node_modules/.cache/hosts')

/** Where its packages are; installed when it is first asked for. No script of theirs runs. */
function install(name: string, { packages, bin }: Program): string {
  const folder = join(cache, name)
  if (!existsSync(join(folder, 'node_modules', bin))) {
    mkdirSync(folder, { recursive: true })
    // Versions that packages below name and that are gone take those of the list.
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ dependencies: packages, overrides: packages }))
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: folder, stdio: 'inherit' })
  }
  return join(folder, 'node_modules')
}

/** Serves a folder. Ready when this resolves. */
export async function startHost(name: string, folder: string, port: number): Promise<{ url: string; stop(): void }> {
  const program = programs[name]!
  const modules = install(name, program)
  const quiet = { CI: '1', NO_COLOR: '1', WRANGLER_SEND_METRICS: 'false', VERCEL_TELEMETRY_DISABLED: '1' }
  const child = spawn(process.execPath, [join(modules, program.bin), ...program.args(port, join(cache, 'home'))], {
    cwd: folder,
    env: { ...process.env, ...quiet, NETLIFY_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  await new Promise<void>((done, fail) => {
    child.once('exit', () => fail(new Error(`${name} ended\n${printed}`)))
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text
        if (program.ready.test(printed)) done()
      })
  })
  return { url: `http://localhost:${port}`, stop: () => void child.kill() }
}
