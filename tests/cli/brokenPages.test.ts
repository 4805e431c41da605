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

async function problems(): Promise<{ readonly code: number | null; readonly told: readonly string[] }> {
  const { code, stdout } = await run(['build', '--json', '--root', site.root])
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: readonly { code: string; place?: { file: string; line?: number } }[]
  }
  return { code, told: diagnostics.map(({ code, place }) => `${code} ${place?.file}:${place?.line}`) }
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

test('bundle-failed: a component that does not parse, with its line and its name from the root', async () => {
  site.remove('content/acme/zh/docs/thrown.mdx')
  site.write('site/pages/styled.page.tsx', 'export default () => (\n  <main>\n)\n')
  assert.equal(await problems(), { code: 1, told: ['bundle-failed site/pages/styled.page.tsx:2'] })
})

test.run()
