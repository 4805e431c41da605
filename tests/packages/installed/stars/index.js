/**
 * A plugin as others publish it, with all it may bring: a page of sources from elsewhere with a view, an island and styles, options,
 * entries of menus, a file, a check; for every page tags of the head, a script, a part of the theme, a component of `.mdx`; a plugin of
 * the bundler, and a task.
 */
import { join } from 'node:path'
import { definePlugin, optionsSchema } from 'site-engine'
import { barEntries, footerColumns } from 'site-engine/theme/menus'
import * as v from 'valibot'
import { starCount } from './shared.js'

const here = (name) => join(import.meta.dirname, name)
const schema = optionsSchema({ count: v.optional(v.number()), service: v.optional(v.string()) })
const link = { kind: 'link', id: 'stars', label: { en: 'Stars', zh: '星星' }, path: '/stars/', active: ['/stars/'] }

export const stars = (given = {}) =>
  definePlugin({
    name: 'stars',
    options: { schema, given },
    components: [here('components'), here('theme')],
    head: [{ tag: 'meta', attributes: { name: 'generator', content: 'stars' } }],
    client: here('client.js'),
    mdx: { Twinkle: here('components/Twinkle.js') },
    vite: () => [{ name: 'stars', config: () => ({ define: { starsEdition: '"gold"' } }) }],
    emits: ['stars.txt'],
    load: async ({ signal }) => {
      const text = given.service ? await (await fetch(given.service, { signal })).text() : '["Sirius"]'
      return [{ file: 'stars.json', text }]
    },
    read: ({ source }) => ({ data: JSON.parse(source.text) }),
    route: ({ brand, documents }) => ({
      routes: brand.locales.map((locale, index) => ({
        ...{ brand: brand.id, locale, path: `${index ? `/${locale}` : ''}/stars/`, key: '/stars/' },
        view: here('components/layouts/Stars.js'),
        props: { names: documents.flatMap(({ data }) => data) },
      })),
      shared: [
        starCount.value(given.count ?? 3),
        barEntries.value([link]),
        footerColumns.value([{ id: 'more', label: { en: 'More', zh: '更多' }, items: [link] }]),
      ],
    }),
    emit: ({ site }) => [{ path: 'stars.txt', body: '*'.repeat(starCount.read(site)) }],
    check: ({ files }) =>
      files.has('stars.txt') ? [] : [{ code: 'stars-missing', severity: 'error', message: 'There is no stars.txt' }],
    tasks: { count: ({ sites }) => ({ notes: [`${starCount.read(sites[0])} stars`] }) },
  })

/** A plugin of remark: stars in the text are drawn. */
export const remarkStars = () => (tree) => {
  const visit = (node) => {
    if (node.type === 'text') node.value = node.value.replaceAll(':star:', '★')
    node.children?.forEach(visit)
  }
  visit(tree)
}
