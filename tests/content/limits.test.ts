/** Limits of what a page makes are for what nobody writes: each page of the site keeps a tenth of them. */
import { readFileSync } from 'node:fs'
import fastGlob from 'fast-glob'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { isError } from '../../engine/errors/severities.ts'
import { SiteError } from '../../engine/errors/SiteError.ts'
import { readMarkdown } from '../../plugins/markdown/index.ts'
import { defaultLimits } from '../../plugins/markdown/limits.ts'
import { openapiParts } from '../../plugins/openapi/index.ts'
import { mermaid } from '../../plugins/mermaid/index.ts'
import { pricingFigures } from '../../plugins/pricing/index.ts'
import { figureWords, openapiWords } from '../../site/strings/outputs.ts'
import { forgetful } from '../support/forgetful.ts'

const entries = Object.entries(defaultLimits).map(([name, limit]) => [name, name === 'seconds' ? limit : limit / 10])
const limits = Object.fromEntries(entries) as typeof defaultLimits
const dataParts = openapiParts({ words: openapiWords })('zh', { content: 'content' })
const figures = pricingFigures({ words: figureWords })('zh', { content: 'content' })

test('N-20 each page of the site keeps a tenth of the limits', async () => {
  const files = await fastGlob('content/**/*.{md,mdx}', { ignore: ['**/_*'] })
  assert.ok(files.length > 100)
  const problems: string[] = []
  for (const file of files) {
    const source = { file, text: readFileSync(file, 'utf8'), hash: '' }
    const markdown = readMarkdown(source, { fences: { mermaid }, limits, dataParts, figures })
    const { diagnostics } = await markdown
      .body({ ...forgetful, load: async (name) => readFileSync(name) })
      .catch((error: unknown) => {
        if (error instanceof SiteError) return error
        throw error
      })
    problems.push(...diagnostics.filter(isError).map(({ code }) => `${file} ${code}`))
  }
  assert.equal(problems, [])
})

test.run()
