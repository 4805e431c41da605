/** The data files of the site, read as the plugin reads them. */
import { readdirSync, readFileSync } from 'node:fs'
import { SiteError } from '../../../engine/errors/SiteError.ts'
import { readConnections } from '../../../plugins/connectors/connections.ts'
import { readEnds } from '../../../plugins/connectors/ends.ts'
import { factsOf } from '../../../plugins/connectors/facts.ts'
import { readPairFacts, readTypeTables } from '../../../plugins/connectors/pairFacts.ts'
import { pairsOf } from '../../../plugins/connectors/pairs.ts'

export const locales = [
  { id: 'zh', name: '中文', lang: 'zh-CN' },
  { id: 'en', name: 'English', lang: 'en' },
]

export const sourceOf = (file: string, text: string) => ({ file, text, hash: '' })
export const realOf = (file: string) => sourceOf(file, readFileSync(file, 'utf8'))

export const connections = readConnections(realOf('content/data/connections.yml'))
const known = connections.ends.map(({ slug }) => slug)
export const pairs = pairsOf(connections, 'all').all
export const endFiles = readdirSync('content/data/ends').map((file) =>
  readEnds(realOf(`content/data/ends/${file}`), { locales }),
)
export const pairFacts = readPairFacts(realOf('content/data/pairs.yml'), { locales })
export const types = readTypeTables(realOf('content/data/types.yml'), { locales })
export const facts = factsOf({ ends: endFiles, pairs: pairFacts, types }, known)

/** `code line message` of each problem. */
export function problemsOf(run: () => unknown): readonly string[] {
  try {
    run()
  } catch (error) {
    if (!(error instanceof SiteError)) throw error
    return error.diagnostics.map(({ code, place, message }) => `${code} ${place?.line} ${message}`)
  }
  return []
}
