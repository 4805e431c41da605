/** What linaria, asked for two modules at once, would give up. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { oneAtATime } from '../../../plugins/styles/oneAtATime.ts'

type Transform = (this: unknown, code: string, id: string) => Promise<string>

test('a module is asked for when the one before is done, also where that was refused', async () => {
  let isBusy = false
  const asked: unknown[] = []
  async function transform(this: unknown, code: string, id: string): Promise<string> {
    if (isBusy) throw new Error('superseded')
    isBusy = true
    await Promise.resolve()
    isBusy = false
    asked.push([this, id])
    if (code === 'bad') throw new Error('refused')
    return `made of ${code}`
  }
  const { name, transform: inTurn } = oneAtATime(
    { name: 'wyw-in-js', transform: transform as never },
    () => void asked.push('next'),
  )
  const ask = (code: string, id: string) => (inTurn as unknown as Transform).call(`of ${id}`, code, id)
  const answers = await Promise.allSettled([ask('one', 'A'), ask('bad', 'B'), ask('two', 'C'), ask('three', 'D')])
  assert.equal(
    answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : (answer.reason as Error).message)),
    ['made of one', 'refused', 'made of two', 'made of three'],
  )
  assert.equal(
    asked,
    ['A', 'B', 'C', 'D'].flatMap((id) => ['next', [`of ${id}`, id]]),
  )
  assert.is(name, 'wyw-in-js')
})

test.run()
