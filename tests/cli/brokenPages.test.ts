/** Pages that cannot be published: what a build says about components, in the words and with the code a person sees. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { openSite } from '../support/buildSite.ts'
import { site as run } from '../support/cli.ts'

const test = suite('broken pages')
const site = openSite('small', {
  files: {
    'site/pages/styled.page.tsx': "export default () => <main style={{ color: 'red' }}>Styled</main>\n",
    'content/acme/zh/docs/thrown.mdx': "---\ntitle: Thrown\n---\n\nimport { Foo } from './Foo.tsx'\n\n<Foo />\n",
    'content/acme/zh/docs/Foo.tsx':
      'type Props = { readonly names?: readonly string[] }\n\nexport function Foo({ names }: Props) {\n  return <p>{names!.length}</p>\n}\n',
  },
})
test.after(() => site.end())

async function problems(): Promise<{
  readonly code: number | null
  readonly told: readonly string[]
  readonly hints: readonly string[]
}> {
  const { code, stdout } = await run(['build', '--json', '--root', site.root])
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: readonly { code: string; place?: { file: string; line?: number }; hint?: string }[]
  }
  return {
    code,
    told: diagnostics.map(({ code, place }) => `${code} ${place?.file}:${place?.line}`),
    hints: diagnostics.map(({ hint }) => hint ?? ''),
  }
}

test('inline-style, page-failed: a style attribute, which the policy would refuse, and a component that throws, each once and at its line', async () => {
  const { code, told } = await problems()
  assert.is(code, 1)
  assert.equal(told.filter((line) => /inline|failed/.test(line)).sort(), [
    'inline-style site/pages/styled.page.tsx:1',
    'page-failed content/acme/zh/docs/Foo.tsx:4',
  ])
  assert.not(site.has('dist'))
})

test('B-18 a promise of a component that fails and that nothing waits for, at its line', async () => {
  site.remove('content/acme/zh/docs/thrown.mdx')
  site.write(
    'site/pages/styled.page.tsx',
    "\nconst data = fetch('/data.json')\nexport default () => <main onClick={() => void data}>Stray</main>\n",
  )
  const { code, told, hints } = await problems()
  assert.equal([code, told], [1, ['unexpected site/pages/styled.page.tsx:2']])
  assert.match(hints[0]!, 'Browsers have an address')
})

test('bundle-failed: a component that does not parse, with its line and its name from the root', async () => {
  site.write('site/pages/styled.page.tsx', 'export default () => (\n  <main>\n)\n')
  const { code, told } = await problems()
  assert.equal([code, told], [1, ['bundle-failed site/pages/styled.page.tsx:2']])
})

test('page-failed: styles in modules that no stylesheet is made of, at their line, with what may be done', async () => {
  site.remove('site/pages/styled.page.tsx')
  site.write('../ui/package.json', '{ "name": "ui" }')
  const card = "import { css } from '@linaria/core'\n\nexport const card = css`\n  color: red;\n`\n"
  for (const [name, file] of Object.entries({ inside: 'parts/card.ts', beside: '../ui/card.ts' })) {
    site.write(file, card)
    const from = `../../${file}`
    site.write(
      `site/pages/${name}.page.tsx`,
      `import { card } from '${from}'\nexport default () => <main className={card}>Card</main>\n`,
    )
  }
  const { told, hints } = await problems()
  assert.equal(told.filter((line) => line.includes('failed')).sort(), [
    'page-failed ../ui/card.ts:3',
    'page-failed parts/card.ts:3',
  ])
  assert.is(hints.filter((hint) => /css`…` .* \.css file/.test(hint)).length, 2, hints.join('\n'))
})

test.run()
