/** The 652 examples of CommonMark 0.31.2: the parser as it is, and whole pages with every intended difference written down. */
import spec from 'commonmark-spec'
import { toHtml } from 'hast-util-to-html'
import { toHast } from 'mdast-util-to-hast'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { SiteError } from '../../../engine/errors/SiteError.ts'
import { defaultLimits } from '../../../plugins/markdown/limits.ts'
import { createMeter } from '../../../plugins/markdown/mdast/meter.ts'
import { parse } from '../../../plugins/markdown/mdast/parse.ts'
import { differences } from './commonmark-differences.ts'
import { normalize } from './support/normalize.ts'
import { bodyOf, mdxPage, page } from './support/read.ts'

const tab = (text: string): string => text.replaceAll('→', '\t')
const examples: readonly { markdown: string; html: string; number: number }[] = spec.tests.map(
  (example: { markdown: string; html: string; number: number }) => ({
    ...example,
    markdown: tab(example.markdown),
    html: tab(example.html),
  }),
)
/** So that an example may begin with `---`, and none of its headings takes the place of the title. */
const head = '---\ntitle: unrelated words\n---\n\n# unrelated words\n\n'
const anyImage = new Proxy({}, { get: () => new Uint8Array() })

test('the specification has 652 examples', () => assert.is(examples.length, 652))

test('the parser agrees with all of them', () => {
  const wrong = examples.filter(({ markdown, html }) => normalize(plainHtml(markdown)) !== normalize(html))
  assert.equal(
    wrong.map(({ number }) => number),
    [],
  )
})

test('pages differ only where we mean it', async () => {
  const found: number[] = []
  for (const { markdown, html, number } of examples) {
    const wanted = normalize(html.replace(/ class="language-[^"]*"/g, ''))
    if (normalize(await pageHtml(markdown), { bare: true }) !== wanted) found.push(number)
  }
  assert.equal(
    found,
    Object.values(differences)
      .flat()
      .toSorted((a, b) => a - b),
  )
})

test('as .mdx each of them is a page or an error with a place', async () => {
  for (const { markdown, number } of examples) {
    try {
      await bodyOf(head + markdown, { file: mdxPage, files: anyImage })
    } catch (error) {
      assert.instance(error, SiteError, `example ${number}`)
      for (const { place } of (error as SiteError).diagnostics)
        assert.ok(place?.line && place.line > 3 && place.column, `example ${number} has no place`)
    }
  }
})

test.run()

function plainHtml(markdown: string): string {
  return toHtml(toHast(parse(markdown, 'plain', createMeter(defaultLimits)), { allowDangerousHtml: true }), {
    allowDangerousHtml: true,
  })
}

async function pageHtml(markdown: string): Promise<string> {
  try {
    return (await bodyOf(head + markdown, { file: page, files: anyImage })).html
  } catch (error) {
    if (error instanceof SiteError) return `error: ${error.diagnostics[0]!.code}`
    throw error
  }
}
