import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { propsToJson } from '../../../engine/client/islandProps.ts'

class Money {
  amount = 1
}
const round: { self?: unknown } = {}
round.self = round
const shared = { a: 1 }

test('JSON passes, the same value twice and missing fields too', () => {
  const props = {
    text: 'a',
    list: [1, null, [true]],
    deep: { 'odd key': -0.5 },
    none: undefined,
    twice: [shared, shared],
    bare: Object.assign(Object.create(null), { x: 1 }),
  }
  assert.is(propsToJson('x', props), JSON.stringify(props))
})

for (const [props, message] of [
  [{ onClick: () => {} }, 'props.onClick of the island x is a function'],
  [{ items: [{ go() {} }] }, 'props.items[0].go of the island x is a function'],
  [{ at: new Date(0) }, 'props.at of the island x is a Date'],
  [{ map: new Map() }, 'props.map of the island x is a Map'],
  [{ price: new Money() }, 'props.price of the island x is a Money'],
  [{ n: [1, NaN] }, 'props.n[1] of the island x is NaN'],
  [{ n: -Infinity }, 'props.n of the island x is -Infinity'],
  [{ big: 1n }, 'props.big of the island x is a bigint'],
  [{ symbol: Symbol('s') }, 'props.symbol of the island x is a symbol'],
  [{ list: [undefined] }, 'props.list[0] of the island x is undefined'],
  [{ round }, 'props.round.self of the island x is part of itself'],
  [
    { icon: { $$typeof: Symbol.for('react.transitional.element') } },
    'props.icon of the island x is a React element (pass it as children)',
  ],
] as const) {
  test(message, () => {
    assert.throws(
      () => propsToJson('x', props),
      (error: Error) => error.message === `${message}; props cross to the browser as JSON`,
    )
  })
}

test.run()
