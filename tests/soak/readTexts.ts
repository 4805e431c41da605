/** The child of `markdown.ts`: reads the texts of its input, and writes a line for each: what that took. */
import { readFileSync } from 'node:fs'
import { SiteError } from '../../engine/errors/SiteError.ts'
import type { Diagnostic } from '../../engine/types.ts'
import { readMarkdown } from '../../plugins/markdown/index.ts'
import { mermaid } from '../../plugins/mermaid/index.ts'
import { forgetful } from '../support/forgetful.ts'

const file = process.argv[2]!
const texts = JSON.parse(readFileSync(0, 'utf8')) as readonly string[]
// Parsers, colours and drawings are loaded before anything is measured.
await read('a *b*\n\n```js\na\n```\n\n```mermaid\nflowchart LR\n  a --> b\n```\n')
const peakBefore = process.resourceUsage().maxRSS

for (const text of texts) {
  const before = process.cpuUsage()
  const result = await read(text)
  const { user, system } = process.cpuUsage(before)
  const peak = (process.resourceUsage().maxRSS - peakBefore) / 1024
  process.stdout.write(`${JSON.stringify({ ...result, seconds: (user + system) / 1e6, peak })}\n`)
}

async function read(text: string): Promise<{ readonly outcome: string; readonly size: number }> {
  try {
    const { body } = readMarkdown({ file, text, hash: '' }, { fences: { mermaid } })
    const {
      html,
      code = '',
      diagnostics,
    } = await body({
      ...forgetful,
      load: () => Promise.reject(new Error('There are no files')),
    })
    return { outcome: errorsOf(diagnostics) || 'ok', size: html.length + code.length }
  } catch (error) {
    if (!(error instanceof SiteError)) throw error
    return { outcome: errorsOf(error.diagnostics), size: 0 }
  }
}

function errorsOf(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  const codes = errors.map(({ code, place, hint }) => (place?.line && hint ? code : `${code} without place or hint`))
  return [...new Set(codes)].join(' ')
}
