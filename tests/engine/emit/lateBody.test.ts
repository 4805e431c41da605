/** Bodies of files that plugins make late, and mistakes in them. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { emitFiles } from '../../../engine/emit/emit.ts'
import { bytesOf } from '../../../engine/emit/bytesOf.ts'
import { hashOf } from '../../../engine/store/hash.ts'
import type { EmitContext, OutputFile } from '../../../engine/types.ts'
import { configOf, problemsOf } from '../../support/memorySite.ts'

const context = { site: { config: configOf() } } as unknown as EmitContext

async function made(file: object): Promise<Uint8Array> {
  const [first] = await emitFiles({ name: 'search', emit: () => [file as OutputFile] }, context)
  return bytesOf(first!.body)
}

const bug = () => {
  throw new TypeError('bug')
}
const mistakes: readonly (readonly [what: string, body: () => unknown, hash: string, code: string, message: string])[] =
  [
    ['a number', () => 5, hashOf('5'), 'plugin-shape', 'expected "[0].body" to give text or bytes, got number'],
    [
      'nothing',
      () => undefined,
      hashOf(''),
      'plugin-shape',
      'expected "[0].body" to give text or bytes, got undefined',
    ],
    ['something else', () => 'new', hashOf('old'), 'plugin-shape', 'expected "[0].hash" to be the SHA-256 of what'],
    ['an error', bug, hashOf('a'), 'plugin-failed', 'Plugin "search" failed in its hook "emit": bug'],
  ]
for (const [what, body, hash, code, message] of mistakes)
  test(`B-12 a body that is made late gives ${what}: plugin and hook are named`, async () => {
    const [found, ...others] = await problemsOf(() => made({ path: 'a.json', body, hash }))
    assert.equal(others, [])
    assert.is(found!.code, code)
    assert.match(found!.message, message)
    assert.match(found!.message, 'Plugin "search"')
  })

test('a body that is made late gives text or bytes, at once or later', async () => {
  for (const body of [() => 'a', async () => 'a', () => Buffer.from('a')])
    assert.is(Buffer.from(await made({ path: 'a.json', body, hash: hashOf('a') })).toString(), 'a')
})

test.run()
