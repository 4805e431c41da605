/** What goes wrong in an `.mdx` page is told with the line of that page, not with the layout that shows it. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { failureOf, openSite } from '../../support/buildSite.ts'
import { brief } from '../../support/memorySite.ts'

const site = openSite('pair')
test.after(() => site.end())
const folder = 'content/shared/zh/docs/guide'

/** Told of a page with this text, which begins in line 6. */
async function told(text: string, files: Readonly<Record<string, string>> = {}) {
  site.write(`${folder}/chart.mdx`, `---\ntitle: 图表\ndescription: 图\n---\n\n${text}\n`)
  for (const [file, content] of Object.entries(files)) site.write(`${folder}/${file}`, content)
  const problems = await failureOf(() => site.build())
  return problems.map((each) => `${brief(each).replace(`${folder}/`, '')} ${each.message} | ${each.hint}`)
}

const only = async (pattern: RegExp, text: string, files?: Readonly<Record<string, string>>) => {
  const problems = await told(text, files)
  assert.is(problems.length, 1, problems.join('\n'))
  assert.match(problems[0]!, pattern)
}

test('N-07 a component that nobody offers is told where it is written', async () => {
  await only(
    /^component-unknown chart\.mdx:8:1 <Chrat> is not known.*Did you mean <Chart>\?/,
    'Text\n\n<Chrat values="1" />',
  )
  await only(/^component-unknown chart\.mdx:6:6 <Nope> .*Import it/, 'Text <Nope>x</Nope>')
  await only(/^component-unknown chart\.mdx:6:1 <Callout> .*Write a callout/, '<Callout>\n\nText\n\n</Callout>')
  await only(/^component-unknown chart\.mdx:6:1 <Cards> .*Here it is <Card /, '<Cards.Card title="a" />')
  await only(/^component-unknown chart\.mdx:8:1 <Other> /, '<Chart />\n\n<Other.Part />')
  await only(/^component-unknown chart\.mdx:6:22 <Nope> /, 'Text {[1].map(() => (<Nope key="a" />))}')
  await only(/^component-unknown _part\.mdx:3:1 <Nope> /, '<Include src="./_part.mdx" />', {
    '_part.mdx': 'Part\n\n<Nope />\n',
  })
})

test('N-07 all components that nobody offers are told, also beside a missing image, a broken link and wrong front matter', async () => {
  const text = '<Nope />\n\n![x](./no.png)\n\n[y](./no.md)\n\n<Other.Part /> and <Nope />\n\n<Chrat />'
  const whole = [
    'component-unknown chart.mdx:12:1',
    'component-unknown chart.mdx:14:1',
    'component-unknown chart.mdx:6:1',
  ]
  const codes = async (page: string) => {
    const problems = await told(page)
    return problems.map((line) => line.split(' ', 2).join(' ')).sort()
  }
  assert.equal(await codes(text), [...whole, 'image-missing chart.mdx:8:1', 'link-broken chart.mdx:10:1'])
  assert.equal(await codes(text.replace('![x](./no.png)', 'x')), [...whole, 'link-broken chart.mdx:10:1'])
})

test('N-07 a module that is asked for while the page runs, and what is known of modules only, have no place in a page', async () => {
  const problems = await told("Text\n\nAnd {import('node:fs')}\n\n<Chart values={`${import.meta.url}`} />")
  assert.equal(
    problems.map((line) => line.split(' | ')[0]),
    [
      'mdx-import chart.mdx:8:6 "node:fs" cannot be imported in a page',
      'mdx-import chart.mdx:10:19 "import.meta" cannot be imported in a page',
    ],
  )
})

test('N-07 an expression, an attribute or a statement that throws is told with its line', async () => {
  await only(
    /^program-failed chart\.mdx:8:7 This code failed: nope is not defined/,
    '{1 + 1}\n\nText {nope.value} and {2}',
  )
  await only(/^program-failed chart\.mdx:7:11 .*nope is not defined/, '<Chart\n  values={nope.x} />')
  await only(
    /^program-failed chart\.mdx:8:1 .*nope is not defined/,
    'export const a = 1\n\nexport const b = nope.x\n\nText {a}',
  )
  await only(/^program-failed chart\.mdx:6:12 .*nope is not defined/, '<Chart {...nope} />')
  await only(/^program-failed chart\.mdx:8:2 .*threw 'x'/, "<Chart />\n\n{(() => { throw 'x' })()}")
  await only(/^program-failed _part\.mdx:3:2 .*nope/, '<Include src="./_part.mdx" />', {
    '_part.mdx': 'Part\n\n{nope}\n',
  })
})

test('N-07 an import of a file that is not there, or of a name it does not have, is told where it is written', async () => {
  await only(
    /^mdx-import chart\.mdx:6:1 "\.\/none\.tsx" .*Looked for content\/shared\/zh\/docs\/guide\/none\.tsx/,
    "import X from './none.tsx'\n\n<X />",
  )
  await only(
    /^program-failed chart\.mdx:8:1 .*site\/mdx\/Chart\.tsx does not export "Chrat"; it exports Chart /,
    "Text\n\nimport { Chrat as C } from '../../../../../site/mdx/Chart.tsx'\n\n<C />",
  )
})

test('code of a page has its front matter, as it is now, unless it declares that name itself', async () => {
  const shownWith = async (title: string, text: string) => {
    site.write(`${folder}/chart.mdx`, `---\ntitle: ${title}\ndescription: 图\n---\n\n${text}\n`)
    await site.build()
    return site.read('dist/alpha/docs/guide/chart/index.html')
  }
  assert.match(await shownWith('图表', '<b>{frontMatter.title}, {frontmatter.description}</b>'), /<b>图表, 图<\/b>/)
  assert.match(await shownWith('图', '<b>{frontMatter.title}, {frontmatter.description}</b>'), /<b>图, 图<\/b>/)
  assert.match(await shownWith('图', "export const frontMatter = 'own'\n\n<b>{frontMatter}</b>"), /<b>own<\/b>/)
})

test('a module of the site can be imported by a page after a build without it', async () => {
  site.write(
    `${folder}/chart.mdx`,
    "---\ntitle: 图表\ndescription: 图\n---\n\nimport { Chart as C } from '../../../../../site/mdx/Chart'\n\n{/* 注 */}\n\n<C values=\"1,2\" />{' '}{'x'}\n",
  )
  assert.equal((await site.build()).diagnostics, [])
})

test.run()
