import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Sidebars } from '../../../plugins/docs/types.ts'
import { brief, problemsOf } from '../../support/memorySite.ts'
import { docsSite, page } from './support/docsSite.ts'

const brands = [{ id: 'acme', origin: 'https://acme.example', locales: ['zh'], content: 'acme' }]
const files = {
  'zh/a.md': page('A', 'sidebar_badge: New'),
  'zh/guide/_category_.yml': 'label: Guide\nbadge: { text: Beta, type: warning }\n',
  'zh/guide/b.md': page('B', 'sidebar_badge:\n  text: Gone\n  type: danger'),
  'zh/guide/c.md': page('C'),
}

test('pages and folders have badges in the sidebar', async () => {
  const { tree, propsOf } = await docsSite(files, { config: { brands } })
  assert.equal(tree('/docs/a/'), [
    'A (New) /docs/a/',
    ['Guide (Beta warning)', ['B (Gone danger) /docs/guide/b/', 'C /docs/guide/c/']],
  ])
  // It is no part of a name.
  assert.equal(
    propsOf('/docs/guide/b/').breadcrumbs.map(({ label }) => label),
    ['Guide', 'B'],
  )
})

test('a sidebar written by hand has the badges of pages, and its own, in the language of the page', async () => {
  const main = [
    'a',
    { doc: 'guide/b', badge: 'Back' },
    { label: 'Forum', href: 'https://forum.example', badge: { text: { zh: '新', en: 'New' }, type: 'tip' } },
    { label: 'More', items: ['guide/c'], badge: { text: 'Old' } },
  ]
  const { tree } = await docsSite(files, { options: { sidebars: (): Sidebars => ({ main }) }, config: { brands } })
  assert.equal(tree('/docs/a/'), [
    'A (New) /docs/a/',
    'B (Back) /docs/guide/b/',
    'Forum (新 tip) https://forum.example',
    ['More (Old)', ['C /docs/guide/c/']],
  ])
})

test('a badge that is none is told, with its place', async () => {
  const told = async (front: string) => {
    const [problem] = await problemsOf(() => docsSite({ 'zh/a.md': page('A', front) }, { config: { brands } }))
    return `${brief(problem!)} ${problem!.message}`
  }
  const at = 'front-matter-type content/acme/zh/docs/a.md'
  assert.match(await told('sidebar_badge: 2'), `${at}:3:1`)
  assert.match(await told('sidebar_badge: { text: A, type: tipp }'), '"sidebar_badge.type" must be one of note, tip')
  assert.match(await told('sidebar_badge: []'), 'a text, or a "text" and a "type"')
})

test.run()
