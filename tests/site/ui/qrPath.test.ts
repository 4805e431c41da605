import { encode } from 'uqr'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { qrPath } from '../../../site/ui/qrPath.ts'

for (const text of ['https://www.clougence.com/en/about/#contactUs', 'a', '联系我们'.repeat(20)]) {
  test(`the lines are the dark modules: ${text.slice(0, 30)}`, () => {
    const { path, size } = qrPath(text)
    const drawn = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
    let [x, y] = [0, 0]
    for (const [, command, first, second] of path.matchAll(/([Mmh])(\d+)(?: (\d+))?/g)) {
      if (command === 'M') [x, y] = [Number(first), Number(second)]
      else if (command === 'm') x += Number(first)
      else for (let left = Number(first); left; left--) drawn[y]![x++] = true
    }
    assert.equal(drawn, encode(text, { ecc: 'M', border: 2 }).data)
  })
}

test.run()
