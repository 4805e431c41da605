/** Lists of images, as browsers read them. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { imageCandidates } from '../../../engine/html/imageCandidates.ts'

const told = (list: string) => imageCandidates(list).map(({ address, size }) => `${address}|${size}`)

test('addresses and sizes, with and without spaces behind commas', () => {
  for (const [list, wanted] of [
    ['/a.png', ['/a.png|']],
    ['/a.png 1x, /b.png 2x', ['/a.png|1x', '/b.png|2x']],
    [' /a.png 480w,/b.png 960w ,\n/c.png', ['/a.png|480w', '/b.png|960w', '/c.png|']],
    ['/a.png, /b.png,, /c.png 2x,', ['/a.png|', '/b.png|', '/c.png|2x']],
    ['data:image/png;base64,AA== 1x, /w=1,h=2/b.png 2x', ['data:image/png;base64,AA==|1x', '/w=1,h=2/b.png|2x']],
    ['', []],
    [' , ,', []],
  ] as const)
    assert.equal(told(list), wanted, list)
})

test('a list of any length is read at once', () => {
  assert.is(imageCandidates('a, '.repeat(100_000)).length, 100_000)
  assert.is(imageCandidates(`a${','.repeat(200_000)}`).length, 1)
})

test.run()
