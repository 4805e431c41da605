/** Code about ends in colours, as code of the documentation is. Done where a file is read, so that a build colours it once. */
import { colouredCode } from '../markdown/index.ts'
import type { EndEntry, Ends } from './ends.ts'

type Side = EndEntry['source'] | EndEntry['target']

export async function coloured(ends: Ends): Promise<Ends> {
  const entries = ends.entries.map(async (entry): Promise<EndEntry> => {
    const [source, target] = await Promise.all([colouredSide(entry.source), colouredSide(entry.target)])
    return { ...entry, ...(source && { source }), ...(target && { target }) }
  })
  return { ...ends, entries: await Promise.all(entries) }
}

async function colouredSide<S extends Side>(side: S): Promise<S> {
  if (!side?.code) return side
  const code = side.code.map(async (sample) => {
    return { ...sample, html: await colouredCode(sample.text.trimEnd(), sample.lang) }
  })
  return { ...side, code: await Promise.all(code) }
}
