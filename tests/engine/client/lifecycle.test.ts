import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { announceNavigation, onNavigate } from '../../../engine/client/lifecycle.ts'

test('a listener that throws keeps the page from no other one, and is told as what nobody has caught', async () => {
  const heard: string[] = []
  const stops = [
    onNavigate(() => {
      throw new Error('broken')
    }),
    onNavigate(({ path }) => void heard.push(path)),
  ]
  const uncaught = new Promise<Error>((resolve) => process.once('uncaughtException', resolve))
  announceNavigation({ path: '/a/', first: false })
  assert.equal(heard, ['/a/'])
  assert.is((await uncaught).message, 'broken')
  for (const stop of stops) stop()
})

test.run()
