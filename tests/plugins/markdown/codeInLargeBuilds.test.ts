/** V8 compiles patterns without optimizing them once it has compiled many: a build with many grammars gets there, a small one does not. */
import { setFlagsFromString } from 'node:v8'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { highlight } from '../../../plugins/markdown/code/highlight.ts'
import { forgetful } from '../../support/forgetful.ts'

test('D-10 code has the same colours in a build that has compiled many patterns', async () => {
  setFlagsFromString('--no-regexp-optimization')
  const [line] = await highlight('SELECT COUNT(*), sum(a) FROM t', 'sql', forgetful)
  assert.match(line!, /<i class=f>COUNT<.*<i class=f>sum</)
})

test.run()
