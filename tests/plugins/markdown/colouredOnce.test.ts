import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { BodyContext } from '../../../engine/types.ts'
import { highlight } from '../../../plugins/markdown/code/highlight.ts'

test('code is coloured once, in each language', async () => {
  const known = new Map<string, unknown>()
  const remember: BodyContext['remember'] = async <T>(key: string, make: () => T | Promise<T>) => {
    if (!known.has(key)) known.set(key, await make())
    return known.get(key) as T
  }
  const code = 'const once = 1'
  const asJs = await highlight(code, 'js', { remember })
  assert.is.not((await highlight(code, 'sql', { remember }))[0], asJs[0])
  assert.equal(await highlight(code, 'js', { remember }), asJs)
  assert.is(known.size, 2)
})

test.run()
