import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { nextMode, readMode, type ColourMode } from '../../../theme/client/colourMode.ts'

test('light, dark and system take turns', () => {
  const round: ColourMode[] = ['light']
  for (let turn = 0; turn < 3; turn++) round.push(nextMode(round.at(-1)!))
  assert.equal(round, ['light', 'dark', 'system', 'light'])
})

test('what was stored is a choice, or it is as the system', () => {
  assert.is(readMode('light'), 'light')
  assert.is(readMode('dark'), 'dark')
  for (const stored of [null, '', 'system', 'pink', '__proto__']) assert.is(readMode(stored), 'system')
})

test('an unknown mode is an error', () => {
  for (const mode of ['pink', 'constructor'])
    assert.throws(() => nextMode(mode as ColourMode), `unexpected color mode "${mode}"`)
})

test.run()
