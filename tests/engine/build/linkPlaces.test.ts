/** A link that leads nowhere is told once, where it was written: by a menu, a component, a dictionary, never by the page that shows it. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { failureOf, openSite } from '../../support/buildSite.ts'
import { brief } from '../../support/memorySite.ts'

const site = openSite('pair')
test.after(() => site.end())

function edit(file: string, ...changes: readonly (readonly [from: string, to: string])[]): void {
  let text = site.read(file)
  for (const [from, to] of changes) {
    assert.ok(text.includes(from), `${from} in ${file}`)
    text = text.replace(from, () => to)
  }
  site.write(file, text)
}

site.write(
  'brands/alpha/navigation.ts',
  `/** The menu. */
export const menu = [
  { label: 'Start', path: '/docs/intro/' },
  { label: 'Twice', path: '/twice/' },
  { label: 'Nav', path: '/nav-nowhere/#part' },
]
export const footer = '/twice/'
`,
)
site.write(
  'brands/alpha/sidebars.ts',
  "export const sidebars = {\n  main: [{ label: 'S', href: '/side-nowhere/' }],\n}\n",
)
edit(
  'brands/alpha/brand.ts',
  ['import type', "import { menu } from './navigation.ts'\nimport { sidebars } from './sidebars.ts'\nimport type"],
  ["content: 'shared',", "content: 'shared',\n  menu,\n  sidebars,"],
)
edit('site.config.ts', ['docs(),', 'docs({ sidebars: (brand) => brand.sidebars }),'])
site.write('site/strings/zh.ts', "export default {\n  more: '/word-nowhere/',\n}\n")
site.write('site/strings/en.ts', "export default {\n\n  more: '/word-nowhere/',\n}\n")
site.write(
  'site/Foot.tsx',
  `import { useBrand, useLocale } from '../../../../engine/client/index.ts'
import en from './strings/en.ts'
import zh from './strings/zh.ts'

export function Foot() {
  const { id } = useLocale()
  const { name } = useBrand()
  const at = (path: string) => (id === 'en' ? '/en' + path : path)
  return (
    <footer>
      <a href={at(id === 'en' ? en.more : zh.more)}>more</a>
      <a href={at('/foot-nowhere/')}>foot</a>
      <a href={at('/' + name.length + '-computed/')}>computed</a>
    </footer>
  )
}
`,
)
edit(
  'site/app.tsx',
  ['import { Chart }', "import { Foot } from './Foot.tsx'\nimport { Chart }"],
  [
    'const { name } = useBrand<PairBrand>()',
    'const { name, menu = [] } = useBrand<any>()\n  const { id } = useLocale()',
  ],
  [
    '<img src="/logo.svg"',
    '{menu.map(({ label, path }: any) => <a key={label} href={id === "en" ? "/en" + path : path}>{label}</a>)}\n      <img src="/logo.svg"',
  ],
  ['{children}', '{children}\n        <Fragment name="foot" />'],
  ['sidebar: Sidebar', 'foot: Foot, sidebar: Sidebar'],
)
edit('site/layouts/Doc.tsx', [
  '<Content />',
  '<Content />\n        <a href="/layout-nowhere/">x</a>\n        <a href={`/${"unwritten"}/`}>y</a>\n        <img src="/nothing.png" alt="" />',
])
edit('content/shared/zh/docs/guide/chart.mdx', ['<Chart ', '<Chart link="/attribute-nowhere/" '])
site.write('site/mdx/Chart.tsx', 'export const Chart = ({ link }: { link?: string }) => <a href={link}>chart</a>\n')

test('N-06 a broken link of a component is one problem, at the line where it was written', async () => {
  const problems = await failureOf(() => site.build())
  assert.equal([...new Set(problems.map((each) => `${brief(each)} ${each.message.split(' ')[0]}`))].sort(), [
    'image-broken site/layouts/Doc.tsx:16:18 /nothing.png',
    'link-broken brands/alpha/navigation.ts:4:27 /twice/',
    'link-broken brands/alpha/navigation.ts:5:25 /nav-nowhere/#part',
    'link-broken brands/alpha/sidebars.ts:2:30 /side-nowhere/',
    'link-broken content/shared/zh/docs/guide/chart.mdx:9:13 /attribute-nowhere/',
    'link-broken site/Foot.tsx /4-computed/',
    'link-broken site/Foot.tsx /5-computed/',
    'link-broken site/Foot.tsx:12:19 /foot-nowhere/',
    'link-broken site/layouts/Doc.tsx /unwritten/',
    'link-broken site/layouts/Doc.tsx:14:17 /layout-nowhere/',
    'link-broken site/strings/en.ts:3:9 /word-nowhere/',
    'link-broken site/strings/zh.ts:2:9 /word-nowhere/',
  ])
  assert.is(problems.length, 12, 'nothing is told twice')
})

test.run()
