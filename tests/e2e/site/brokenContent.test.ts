/** N-05 with all plugins of this site: mistakes of many kinds in a copy of its content are told in one run. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { site as run } from '../../support/cli.ts'
import { clouddmAlone, copySite } from '../../support/siteCopy.ts'

const test = suite('broken content')
const copy = copySite('broken', clouddmAlone)
test.after(() => copy.end())

const zh = 'content/clouddm/zh'
const write = (file: string, front: string, prose: string) =>
  copy.write(`${zh}/${file}`, `---\ntitle: 页\ndescription: 一页\n${front}---\n\n${prose}\n`)

write('docs/faq/broken_a.md', '', '<Include src="./none.md" />')
write('docs/faq/broken_b.md', '', ':::what\n\n好。\n\n:::')
write('docs/faq/broken_c.md', '', '![图](./none.png)')
write('docs/faq/broken_d.md', '', '[到处](./nowhere.md)')
write('docs/faq/broken_e.md', 'sidebar_position: last\n', '好。')
write('docs/faq/broken_f.mdx', '', '<Nothing />')
write('blog/tutorials/broken_g.md', 'date: 2026-01-01\ntags: [none]\nauthors: [nobody]\n', '好。')
write('blog/tutorials/broken_h.md', 'date: 2026-02-31\n', '好。')
copy.replace('brands/clouddm/navigation.ts', '/clouddm_solution/', '/clouddm_solutions/')

async function told(exitCode = 1): Promise<readonly string[]> {
  const { code, stdout } = await run(['check', '--root', copy.root, '--locale', 'zh', '--json'], {
    program: copy.program,
  })
  assert.is(code, exitCode, stdout)
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: readonly { code: string; severity: string; place?: { file: string; line?: number } }[]
  }
  return diagnostics
    .filter(({ severity }) => severity === 'error')
    .map((each) => `${each.code} ${each.place?.file.replace(`${zh}/`, '')}:${each.place?.line}`)
    .sort()
}

test('N-05 one run tells the mistakes of all pages, posts and menus', async () => {
  assert.equal(await told(), [
    'author-unknown blog/tutorials/broken_g.md:6',
    'component-unknown docs/faq/broken_f.mdx:6',
    'directive-unknown docs/faq/broken_b.md:6',
    'front-matter-type blog/tutorials/broken_h.md:4',
    'front-matter-type docs/faq/broken_e.md:4',
    'image-missing docs/faq/broken_c.md:6',
    'include-name docs/faq/broken_a.md:6',
    'link-broken brands/clouddm/navigation.ts:9',
    'link-broken docs/faq/broken_d.md:6',
    'tag-unknown blog/tutorials/broken_g.md:5',
  ])
})

test('N-05 mistakes in brands do not hide those of prose and data', async () => {
  copy.replace('brands/clouddm/theme.ts', "primary: '#4338ca'", "primary: '#zz38ca'")
  copy.replace('brands/clouddm/brand.ts', "offering: 'management'", "offering: 'managment'")
  copy.replace('content/data/latency.yml', 'below: 3', 'belo: 3')
  const problems = await told(2)
  for (const expected of [
    'config-invalid brands/clouddm/brand.ts:17',
    'config-invalid brands/clouddm/theme.ts:6',
    'directive-unknown docs/faq/broken_b.md:6',
    'front-matter-type blog/tutorials/broken_h.md:4',
    'image-missing docs/faq/broken_c.md:6',
    'include-name docs/faq/broken_a.md:6',
  ])
    assert.ok(problems.includes(expected), `${expected} in\n${problems.join('\n')}`)
  assert.ok(
    problems.some((problem) => problem.includes('content/data/latency.yml:')),
    problems.join('\n'),
  )
})

test.run()
