/** Writes `pages.json`: title and address of every page that search engines may show. */
// #region plugin
import { encodePath, urlOf, type Plugin } from 'site-engine'

export const pageList = (): Plugin => ({
  name: 'page-list',
  emits: ['pages.json'],
  emit: ({ pages, site }) => {
    const listed = pages.filter(({ noindex }) => !noindex)
    const body = listed.map(({ title, path }) => ({ title, url: urlOf(encodePath(path), site.brand) }))
    return [{ path: 'pages.json', body: JSON.stringify(body, undefined, 2) }]
  },
})
// #endregion
