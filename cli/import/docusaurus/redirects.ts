/** Redirects of `plugin-client-redirects` and of hosts, and of addresses that are others now. */
import { evaluate } from '../evaluate.ts'
import { fieldsOf, listOf, textOf } from '../fields.ts'
import { hostRedirects, pageAddresses } from '../hostRules.ts'
import { movedIn } from '../imported.ts'
import { addressOf, type Draft } from '../project.ts'
import type { Docusaurus } from './config.ts'

type Rule = { readonly from: string; readonly to: string }

/** Throws `import-config-broken`. */
export async function redirectsOf(site: Docusaurus, draft: Draft): Promise<Readonly<Record<string, string>>> {
  const { addresses, notes } = draft
  const { redirects: options } = site
  const found: Record<string, string> = { ...movedIn(addresses) }
  const pages = pageAddresses(draft)
  for (const { from, to } of [...writtenRules(options), ...(await madeRules(site, addresses))]) {
    if (!to.startsWith('/'))
      notes.push({ text: `The redirect from ${from} to ${to} was left out: it leads to another site` })
    else if (pages.has(addressOf(from)))
      notes.push({ text: `The redirect from ${from} to ${to} was left out: a page is there` })
    // The path of a page with that very name there, which no host looks for.
    else if (from.includes('*') && !to.includes('*'))
      notes.push({ text: `The redirect from ${from} to ${to} was left out: a pattern has "*" on both sides` })
    else if (/[?#]/.test(from) || to.includes('?'))
      notes.push({ text: `The redirect from ${from} to ${to} was left out: it has a query or a hash` })
    else found[addressOf(from)] ??= found[addressOf(to)] ?? withSlash(to)
  }
  const host = { folders: site.publicFolders, base: textOf(site.config['baseUrl']) }
  for (const [from, to] of Object.entries(hostRedirects(draft, host))) found[from] ??= found[to] ?? to
  const endings = ['fromExtensions', 'toExtensions'].flatMap((key) => listOf(options[key]).map(String))
  if (endings.length)
    notes.push({ text: `Redirects by the ending of addresses were left behind: ${endings.join(', ')}` })
  return found
}

const writtenRules = (options: Docusaurus['redirects']): readonly Rule[] =>
  listOf(options['redirects'])
    .map(fieldsOf)
    .flatMap(({ from, to }) =>
      [from].flat().flatMap((each) => {
        const [path, target] = [textOf(each), textOf(to)]
        return path && target ? [{ from: path, to: target }] : []
      }),
    )

/** `createRedirects` is asked about every page, as a build asks it. */
async function madeRules(
  { redirects: options, config, root, file }: Docusaurus,
  addresses: Draft['addresses'],
): Promise<readonly Rule[]> {
  if (!options['createRedirects']) return []
  const slash = config['trailingSlash'] === true
  const pages = addresses.flatMap(({ old, now }) => (now === undefined ? [] : [old]))
  const texts = [...new Set(['/', ...pages])].map((page) => (slash || page === '/' ? page : page.slice(0, -1)))
  const answers = listOf(await evaluate({ root, name: file, calls: { name: 'createRedirects', texts } }))
  return texts.flatMap((to, index) =>
    [answers[index]].flat().flatMap((from) => (typeof from === 'string' ? [{ from, to }] : [])),
  )
}

const withSlash = (to: string): string =>
  to.replace(/^([^#]*?)\/?(#.*)?$/, (_, path: string, rest = '') => `${path}/${rest}`)
