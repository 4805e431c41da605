/** Machines with little of something. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openSite } from '../../support/buildSite.ts'

const site = openSite('pair')
test.after(() => site.end())
const script = join(import.meta.dirname, 'support/buildOnce.ts')

for (let index = 0; index < 400; index++) {
  site.write(
    `content/shared/zh/docs/many/p${index}.md`,
    `---\ntitle: Page ${index}\n---\n\nSee [intro](../intro.md).\n\n![dot](../guide/img/dot.svg)\n`,
  )
}
// A plugin with a file for each page, as twins and cards are.
const twins =
  "{ name: 'twins', emit: ({ pages }) => pages.map(({ path, file }) => ({ path: file.replace(/html$/, 'txt'), body: path })) }"
site.write('site.config.ts', site.read('site.config.ts').replace('links(),', `links(),\n    ${twins},`))

/** In a shell, because only a shell can lower its own limits. */
function build(limit: string) {
  const { status, stdout, stderr } = spawnSync(
    'sh',
    ['-c', `${limit} && exec "$@"`, 'sh', process.execPath, script, site.root],
    { encoding: 'utf8' },
  )
  const result = JSON.parse(stdout || '{}') as {
    diagnostics?: readonly { code: string; message: string }[]
    pages?: number
  }
  return { status, result, stderr }
}

test('F-10 four hundred pages in two brands and two locales are built with 256 descriptors', () => {
  const { status, result, stderr } = build('ulimit -n 256')
  assert.equal([status, result.diagnostics], [0, []], stderr)
  assert.is(result.pages, 68 + 4 * 400)
  assert.is(Object.keys(site.tree()).filter((file) => file.endsWith('.txt')).length, 68 + 4 * 400 + 2)
})

test('F-10 so is a second run, which keeps them', () => {
  assert.is(build('ulimit -n 256').status, 0)
})

test('F-11 they are built in half a gigabyte', () => {
  const { status, result } = build('export NODE_OPTIONS=--max-old-space-size=512')
  assert.equal([status, result.diagnostics], [0, []])
})

test.run()
