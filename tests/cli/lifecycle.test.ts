/** What can happen to the process while a command runs. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { site } from '../support/cli.ts'
import { goodConfig, tempSite } from '../support/tempSite.ts'

/** Runs `site config` with a configuration that starts with some code. */
async function withCode(code: string, options: Parameters<typeof site>[1] = {}, flags: readonly string[] = []) {
  const { root, remove } = tempSite({ 'site.config.ts': `${code}\n${goodConfig}` })
  try {
    return await site(['config', '--root', root, ...flags], options)
  } finally {
    remove()
  }
}

const waiting = "console.error('waiting')\nawait new Promise(() => {})"

test('F-02 Ctrl-C ends with 130, a termination with 143, within two seconds', async () => {
  for (const [name, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const) {
    const ran = await withCode(waiting, { signals: [{ on: 'waiting', name }] })
    assert.is(ran.code, code)
    assert.match(ran.stderr, 'Stopping')
    assert.not.match(ran.stderr, 'error')
  }
})

test('F-02 a second signal ends at once', async () => {
  const signals = [
    { on: 'waiting', name: 'SIGINT' },
    { on: 'Stopping', name: 'SIGTERM' },
  ] as const
  const ran = await withCode(waiting, { signals })
  // Had it gone on to its end, the code would be that of the first.
  assert.is(ran.code, 143)
})

test('B-13 a plugin that ends the process is not a success', async () => {
  const ran = await withCode('process.exit(0)')
  assert.is(ran.code, 1)
  assert.match(ran.stderr, /error ended-early .*before its work was done/)
})

test('B-13 a timer or a server left open does not keep the program', async () => {
  const ran = await withCode(
    "import { createServer } from 'node:net'\nsetInterval(() => {}, 1000)\ncreateServer().listen(0)",
  )
  assert.is(ran.code, 0)
})

test('B-18 an exception or a rejection outside of any hook is one formatted error', async () => {
  const rest = '\nawait new Promise(() => {})'
  for (const code of [
    "setTimeout(() => { throw new Error('late') }, 10)",
    "void Promise.reject(new Error('late'))",
    "setTimeout(() => void Promise.reject(new Error('late')), 10)",
  ]) {
    const ran = await withCode(code + rest)
    assert.is(ran.code, 1)
    assert.match(ran.stderr, /^error unexpected {2}late\n {2}site\.config\.ts:1:\d+\n[^]*\n {2}hint: /)
    assert.not.match(ran.stderr, /^\s+at /m)
  }
})

test('B-18 --debug shows the stack', async () => {
  const ran = await withCode("setTimeout(() => { throw new Error('late') }, 10)\nawait new Promise(() => {})", {}, [
    '--debug',
  ])
  assert.match(ran.stderr, /Error: late\n\s+at .*site\.config\.ts:1:/)
})

test('--json holds for a crash as well', async () => {
  const ran = await withCode("setTimeout(() => { throw 'late' }, 10)\nawait new Promise(() => {})", {}, ['--json'])
  assert.is(JSON.parse(ran.stdout).diagnostics[0].code, 'unexpected')
})

test.run()
