/** The inputs of a page, and the one that made the last build render it. */
import { hashOf } from '../store/hash.ts'
import { loadPageCache, type CachedPage } from '../render/pageCache.ts'
import { openSession } from '../run/session.ts'
import { pathUnknown } from '../errors/messages.ts'
import { suggest } from '../errors/suggest.ts'
import { toPath } from '../paths/paths.ts'
import type { Config, Disk } from '../types.ts'

export type Why = { readonly lines: readonly string[] }

/** `path` as in the address bar; the answer covers every brand that has it. Throws `path-unknown`. */
export async function why(config: Config, path: string): Promise<Why> {
  const session = await openSession(config, { remember: true })
  const wanted = toPath(path)
  const known: string[] = []
  const lines: string[] = []
  for (const { id } of config.brands) {
    const { pages } = loadPageCache(session.store, config.out, id)
    known.push(...Object.keys(pages))
    const page = pages[wanted]
    if (page) lines.push(...(await explain(id, page, session.disk)))
  }
  session.close()
  if (!lines.length) throw pathUnknown(wanted, suggest(wanted, known))
  return { lines }
}

async function explain(brand: string, { record, reason, inputs }: CachedPage, disk: Disk): Promise<readonly string[]> {
  const lines = [
    `${brand} ${record.path} -> ${record.file} (${record.bytes} bytes)`,
    `  last rendered because: ${reasons[reason] ?? `${reason} changed`}`,
    '  made from:',
  ]
  for (const [name, value] of Object.entries(inputs)) {
    const file = /^(?:body|file):(.+)$/.exec(name)?.[1]
    const now = file && (await disk.read(file).then(hashOf, () => 'gone'))
    const note = now === undefined || now === value ? '' : now === 'gone' ? '  (gone now)' : '  (changed since)'
    lines.push(`    ${name} ${/^[0-9a-f]{64}$/.test(value) ? value.slice(0, 10) : value}${note}`)
  }
  return lines
}

const reasons: Readonly<Record<string, string>> = {
  page: 'it was new',
  output: 'its file was not in the output',
  code: 'the engine, a plugin, the configuration or a dependency changed',
  bundle: 'a component, style or island changed',
  site: 'the brand or the locales changed',
  route: 'its front matter, neighbours or address changed',
}
