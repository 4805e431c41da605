import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { bundlerPluginLines } from '../../../engine/dev/bundlerPlugins.ts'

const test = suite('bundlerPlugins')
const one = { name: 'one', vite: () => [] }
const lines = (before: readonly object[], after: readonly object[]) =>
  bundlerPluginLines({ plugins: before as never }, { plugins: after as never })

test('a plugin of the bundler that comes or goes is told by its name', () => {
  assert.match(lines([], [one]).join(), /start it again: one$/)
  assert.match(lines([one, { name: 'two', vite: () => [] }], [one]).join(), /: two$/)
})

test('the same plugins made anew, and those without the bundler, are nothing to tell', () => {
  assert.equal(
    lines(
      [one],
      [
        { name: 'one', vite: () => [] },
        { name: 'two', route: () => ({ routes: [] }) },
      ],
    ),
    [],
  )
})

test.run()
