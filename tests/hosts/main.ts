/**
 * `npm run hosts -- [--host <name>] [--brand <id>] [--root <project>]`: serves what was built by the hosts' own programs and by
 * preview, asks both for each file in every form, and prints what differs. The first two can be given more than once.
 */
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startServer } from '../e2e/support/server.ts'
import { toolArgs } from '../support/toolArgs.ts'
import { addressesOf } from './addresses.ts'
import { programs, startHost } from './programs.ts'
import { walk, type Answer } from './walk.ts'

const some = { type: 'string', multiple: true } as const
const { values } = toolArgs(import.meta.filename, {
  options: { host: some, brand: some, root: { type: 'string', default: '.' } },
})
const root = resolve(values.root)
const out = join(root, 'dist')
if (!existsSync(out)) throw new Error('Build the site first: npm run build')
const brands = values.brand ?? readdirSync(out).filter((name) => !name.startsWith('.'))
const agent = new Agent({ keepAlive: true, maxSockets: 4 })
const folder = mkdtempSync(join(tmpdir(), 'hosts-'))

const preview = await startServer('preview', brands, ['--root', root, '--no-sandbox'])
try {
  for (const brand of brands)
    for (const name of values.host ?? Object.keys(programs)) await compare(name, brand, new URL(preview.urls[brand]!))
} finally {
  agent.destroy()
  await preview.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function compare(name: string, brand: string, own: URL): Promise<void> {
  const site = join(folder, name, brand)
  cpSync(join(out, brand), site, { recursive: true })
  if (name === 'netlify') cpSync(join(site, '.hosts/netlify-redirects'), join(site, '_redirects'))
  const addresses = addressesOf(site)
  const host = await startHost(name, site, 4280)
  const found = new Map<string, string[]>()
  try {
    for (const address of addresses) {
      const [ours, theirs] = [await walk(own.href, address, agent), await walk(host.url, address, agent)]
      for (const difference of differences(ours, theirs))
        found.set(difference, [...(found.get(difference) ?? []), address])
    }
  } finally {
    host.stop()
  }
  console.log(`\n${brand} on ${name}: ${addresses.length} addresses`)
  for (const [difference, where] of [...found].sort())
    console.log(`  ${String(where.length).padStart(5)}  ${difference}: ${where.slice(0, 3).map(decodeURI).join(' ')}`)
}

/** Where one of them has no page, the rest of the answer says nothing. */
function differences(ours: Answer, theirs: Answer): readonly string[] {
  if (ours['status'] !== theirs['status']) return [`status ${ours['status']} -> ${theirs['status']}`]
  return Object.keys(ours)
    .filter((key) => ours[key] !== theirs[key])
    .map((key) => (/^(?:body|end|content-security-policy)$/.test(key) ? key : `${key} ${ours[key]} -> ${theirs[key]}`))
}
