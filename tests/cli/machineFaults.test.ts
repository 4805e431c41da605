/** Faults of the machine, in whole runs: what is told has a code and advice, ends with 4, and leaves the old site. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { pagesWorthThreads } from '../../engine/render/threads.ts'
import { openSite } from '../support/buildSite.ts'
import { site as run, type Ran } from '../support/cli.ts'

const test = suite('faults of the machine')
const site = openSite('small')
test.after(() => site.end())
await site.build()
const tree = site.tree()

const brokenDisk = new URL('../support/brokenDisk.ts', import.meta.url).href
const intro = 'content/acme/zh/docs/intro.md'

const codesIn = ({ stdout }: Ran): readonly string[] =>
  (JSON.parse(stdout) as { diagnostics: readonly { code: string }[] }).diagnostics.map(({ code }) => code)

let edits = 0
/** A build with something to do. */
function build(env: Readonly<Record<string, string>>): Promise<Ran> {
  site.write(intro, `---\ntitle: 介绍\n---\n\n第 ${++edits} 次。\n`)
  return run(['build', '--json', '--root', site.root], { env })
}

const faults: readonly (readonly [code: string, fault: string])[] = [
  ['disk-full', 'writeFile ENOSPC .staging-'],
  ['disk-read-only', 'writeFile EROFS .staging-'],
  ['permission-denied', 'writeFile EACCES .staging-'],
  ['files-too-many', 'openSync EMFILE intro.md'],
]
for (const [code, fault] of faults) {
  test(`F-08 ${code}: ${fault}`, async () => {
    const ran = await build({ NODE_OPTIONS: `--import=${brokenDisk}`, BROKEN_DISK: fault })
    assert.equal([codesIn(ran)[0], ran.code], [code, 4], ran.stdout + ran.stderr)
    assert.equal(site.tree(), tree)
  })
}

test('host-unusable: an address this machine does not have', async () => {
  // Reserved for documentation, so that no machine has it.
  const ran = await run(['dev', '--host', '203.0.113.1', '--json', '--root', site.root])
  assert.equal([codesIn(ran), ran.code], [['host-unusable'], 4], ran.stderr)
})

test('memory-exhausted: a render thread runs out of memory', async () => {
  const own = openSite('small')
  try {
    for (let index = 0; index < pagesWorthThreads; index++)
      own.write(`content/acme/zh/docs/p${index}.md`, `---\ntitle: P ${index}\n---\n\nText.\n`)
    const layout = 'site/layouts/Doc.tsx'
    own.write(
      layout,
      own
        .read(layout)
        .replace(
          'return (',
          "const kept = []\n  while (title === 'P 7') kept.push(new Array(1e5).fill(title.length))\n  return (",
        ),
    )
    const ran = await run(['build', '--json', '--root', own.root], {
      env: { NODE_OPTIONS: '--max-old-space-size=192' },
    })
    assert.equal([codesIn(ran), ran.code], [['memory-exhausted'], 4], ran.stdout + ran.stderr)
    assert.not.ok(own.has('dist') || own.has('dist.lock'))
  } finally {
    own.end()
  }
})

test.run()
