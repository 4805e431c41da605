/** A plugin as others publish it: a page with a view, an island and styles of its own, options, a shared value, a file, a check. */
import { join } from 'node:path'
import { definePlugin, optionsSchema } from 'site-engine'
import * as v from 'valibot'
import { starCount } from './shared.js'

const schema = optionsSchema({ count: v.optional(v.number()) })

export const stars = (given = {}) =>
  definePlugin({
    name: 'stars',
    options: { schema, given },
    components: [join(import.meta.dirname, 'components')],
    emits: ['stars.txt'],
    route: ({ brand }) => ({
      routes: brand.locales.slice(0, 1).map((locale) => ({
        ...{ brand: brand.id, locale, path: '/stars/', key: '/stars/' },
        view: join(import.meta.dirname, 'components/layouts/Stars.js'),
      })),
      shared: [starCount.value(given.count ?? 3)],
    }),
    emit: ({ site }) => [{ path: 'stars.txt', body: '*'.repeat(starCount.read(site)) }],
    check: ({ files }) =>
      files.has('stars.txt') ? [] : [{ code: 'stars-missing', severity: 'error', message: 'There is no stars.txt' }],
  })
