import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { showItem } from '../../theme/showItem.ts'

type Item = { readonly kind: 'link'; readonly id: string } | { readonly kind: 'menu'; readonly id: string }

const views = { link: ({ id }: { id: string }) => `link ${id}`, menu: ({ id }: { id: string }) => `menu ${id}` }
const messageOf = (run: () => unknown): string => {
  try {
    run()
  } catch (error) {
    return (error as Error).message
  }
  return 'nothing was thrown'
}

test('shows an item with the view of its kind', () => {
  assert.is(showItem<Item>({ kind: 'menu', id: 'a' }, views), 'menu a')
})

test('an unknown type has no component', () => {
  for (const kind of ['mega', 'constructor', '__proto__']) {
    const message = messageOf(() => showItem<Item>({ kind, id: 'a' } as unknown as Item, views))
    assert.match(message, `No NavbarItem component found for type "${kind}".`)
    assert.match(message, `Check this entry of the brand's navigation.ts: {"kind":"${kind}","id":"a"}`)
  }
})

test('a view that fails is an error of the configuration, which names the entry and keeps the cause', () => {
  const cause = new Error('The label is missing.')
  const failing = {
    ...views,
    link: () => {
      throw cause
    },
  }
  try {
    showItem<Item>({ kind: 'link', id: 'b' }, failing)
    assert.unreachable()
  } catch (error) {
    const { message } = error as Error
    assert.is((error as Error).cause, cause)
    assert.match(message, 'A navbar item failed to render. The label is missing.')
    assert.match(message, '"id":"b"')
  }
})

test.run()
