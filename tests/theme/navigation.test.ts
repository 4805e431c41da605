/** What plugins add to the menus of a site. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { withAdded, type FooterColumn, type NavEntry, type NavLink, type Navigation } from '../../theme/navigation.ts'

const link = (path: string): NavLink => ({ kind: 'link', id: path, label: path, path })
const column = (id: string, ...paths: readonly string[]): FooterColumn => ({ id, label: id, items: paths.map(link) })
const menu = (id: string, ...paths: readonly string[]): NavEntry => ({
  kind: 'dropdown',
  id,
  label: id,
  items: paths.map(link),
})
const shown = ({ entries, footer }: Navigation) => [
  entries.map(({ id }) => id),
  footer.columns.map(({ id, items }) => `${id}: ${items.map((item) => item.id).join(' ')}`),
]

test('what is new comes behind what the site says', () => {
  const own: Navigation = { entries: [link('/docs/')], footer: { columns: [column('a', '/a/')] } }
  assert.equal(
    shown(withAdded(own, [link('/stars/'), menu('more', '/b/')], [column('b', '/b/'), column('a', '/c/')])),
    [
      ['/docs/', '/stars/', 'more'],
      ['a: /a/ /c/', 'b: /b/'],
    ],
  )
  assert.equal(shown(withAdded(own, [], [])), shown(own))
})

test('where the site leads there itself, also by a menu, its own entry stands; so does that of the first plugin', () => {
  const own: Navigation = {
    entries: [menu('own', '/stars/'), link('/docs/')],
    footer: { columns: [column('a', '/a/')] },
  }
  const added = [link('/stars/'), link('/docs/'), menu('more', '/stars/'), link('/new/'), link('/new/')]
  assert.equal(shown(withAdded(own, added, [column('b', '/a/')])), [['own', '/docs/', '/new/'], ['a: /a/']])
})

test.run()
