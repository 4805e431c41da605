/** One input, one output: in any folder and in any order; and nothing of the machine in it. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { homedir, hostname, userInfo } from 'node:os'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openSite, type TestSite } from '../../support/buildSite.ts'

const open: TestSite[] = []
const opened = (site: TestSite): TestSite => (open.push(site), site)
test.after(() => open.forEach((site) => site.end()))

const buildOnce = join(import.meta.dirname, 'support/buildOnce.ts')

process.env['CANARY_IN_ENVIRONMENT'] = 'canary-env-5e1d'
const plain = opened(openSite('pair'))
plain.write('.env', 'SECRET=canary-dotenv-77aa\n')
plain.write(
  'content/shared/zh/docs/secret-draft.md',
  '---\ntitle: canary-draft-19c0\ndraft: true\n---\n\ncanary-draft-19c0\n',
)
plain.write('content/shared/zh/docs/notes.txt', 'canary-notes-8f3b')
await plain.build({ cache: false })
const tree = plain.tree()

test('D-10 a build in another folder, from nothing, gives the same bytes', async () => {
  const other = opened(plain.copy('elsewhere'))
  await other.build({ cache: false })
  assert.equal(other.tree(), tree)
})

test('D-10 the order in which a file system lists makes no difference', () => {
  const other = opened(plain.copy())
  const first = ['--import', join(import.meta.dirname, 'support/reversedListing.ts')]
  const { status, stdout } = spawnSync(process.execPath, [...first, buildOnce, other.root, '{"cache":false}'], {
    encoding: 'utf8',
  })
  assert.is(status, 0, stdout)
  assert.equal(other.tree(), tree)
})

test('D-10 the time zone and the language of the machine make no difference', () => {
  for (const [TZ, LANG] of [
    ['Asia/Shanghai', 'zh_CN.UTF-8'],
    ['America/Los_Angeles', 'tr_TR.UTF-8'],
  ]) {
    const other = opened(plain.copy())
    const { status, stdout } = spawnSync(process.execPath, [buildOnce, other.root], {
      encoding: 'utf8',
      env: { ...process.env, TZ, LANG },
    })
    assert.is(status, 0, stdout)
    assert.equal(other.tree(), tree, TZ)
  }
})

test('D-09 no folder, user, host, variable, draft or stray file is in the output', () => {
  const stray = /canary-|\/root\/|\/home\/|\.bench|node_modules|sourceMappingURL/
  const personal = [plain.root, process.cwd(), homedir(), hostname()].filter((text) => text.length > 8)
  for (const file of Object.keys(tree)) {
    const text = readFileSync(join(plain.root, 'dist', file), 'latin1')
    assert.not.match(text, stray, file)
    for (const word of personal) assert.not.ok(text.includes(word), `${file} holds ${word}`)
    if (userInfo().username !== 'root') assert.not.ok(text.includes(`/${userInfo().username}/`), file)
  }
  assert.not.ok(Object.keys(tree).some((file) => /\.map$|\.env|notes|draft|\.tsx?$/.test(file)))
})

test.run()
