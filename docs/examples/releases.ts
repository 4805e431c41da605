/** A page of releases, which a service knows. */
// #region plugin
import { localizedPath, type Plugin } from 'site-engine'
import * as v from 'valibot'

type ReleasesOptions = { readonly url: string; readonly view: string }

const schema = v.strictObject({ url: v.string(), view: v.string() })

export const releases = (given: ReleasesOptions): Plugin => ({
  name: 'releases',
  // An answer to other options does not stand in.
  options: { schema, given },
  load: async ({ signal }) => {
    const response = await fetch(given.url, { signal })
    if (!response.ok) throw new Error(`${given.url} answered ${response.status}`)
    return [{ file: 'releases.json', text: await response.text() }]
  },
  read: ({ source }) => ({ data: JSON.parse(source.text) }),
  route: ({ documents, brand, config }) => ({
    routes: brand.locales.map((locale) => ({
      brand: brand.id,
      locale,
      path: localizedPath('/releases/', locale, config.locales),
      key: '/releases/',
      view: given.view,
      props: { releases: documents[0]!.data as readonly string[] },
    })),
  }),
})
// #endregion
