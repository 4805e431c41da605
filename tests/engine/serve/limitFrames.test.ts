import { PassThrough } from 'node:stream'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createFrameCheck, largestFrame, limitFrames } from '../../../engine/serve/limitFrames.ts'
import { fc } from '../../support/properties.ts'

/** A masked text frame, as browsers send it. */
function frame(size: number): Buffer {
  const length = size < 126 ? [size] : size < 65_536 ? [126, size >> 8, size & 255] : [127, 0, 0, 0, 0, ...uint32(size)]
  length[0]! |= 0x80
  return Buffer.concat([Buffer.from([0x81, ...length, 1, 2, 3, 4]), Buffer.alloc(size, 'x')])
}
const uint32 = (size: number) => [size >>> 24, (size >> 16) & 255, (size >> 8) & 255, size & 255]

test('N-12 frames up to the limit pass, wherever they are cut', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(0, 1, 125, 126, 300, 1000), { maxLength: 6 }),
      fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 20 }),
      (sizes, cuts) => {
        const accept = createFrameCheck(1000)
        let rest = Buffer.concat(sizes.map(frame))
        for (const cut of cuts) {
          assert.ok(accept(rest.subarray(0, cut)))
          rest = rest.subarray(cut)
        }
        assert.ok(accept(rest))
        assert.not.ok(accept(frame(1001)))
      },
    ),
  )
})

test('N-12 a frame without a mask has none to be waited for', () => {
  for (const size of [0, 1, 2, 7]) {
    const accept = createFrameCheck(1000)
    assert.ok(accept(Buffer.concat([Buffer.from([0x81, size]), Buffer.alloc(size)])))
    assert.not.ok(accept(Buffer.from([0x81, 0xfe, 0x03, 0xe9])), String(size))
  }
})

test('N-12 a larger one is refused by its header alone', () => {
  for (const size of [1001, 65_535, 65_536, 2 ** 31])
    assert.not.ok(createFrameCheck(1000)(Buffer.from([0x81, 0xff, 0, 0, 0, 0, ...uint32(size)])), String(size))
  const accept = createFrameCheck(1000)
  assert.ok(accept(Buffer.from([0x81, 0xff, 0xff, 0, 0, 0, 0, 0, 0])))
  assert.not.ok(accept(Buffer.from([1])), 'the last byte of the length decides')
})

test('N-12 the socket ends', () => {
  const large = frame(largestFrame + 1)
  const socket = new PassThrough()
  limitFrames(socket)
  socket.emit('data', frame(largestFrame))
  assert.not.ok(socket.destroyed)
  socket.emit('data', large)
  assert.ok(socket.destroyed)
})

test('N-12 bytes that came with the request and are put back count once', async () => {
  const socket = new PassThrough()
  limitFrames(socket)
  socket.unshift(frame(300))
  socket.write(frame(300))
  let read = 0
  socket.on('data', (bytes: Uint8Array) => (read += bytes.length))
  await new Promise((resolve) => setImmediate(resolve))
  assert.not.ok(socket.destroyed)
  assert.is(read, 2 * frame(300).length)
})

test.run()
