/** `glossary.json` of each language becomes a page of terms. */
// #region plugin
import { localizedPath, type Document, type Plugin } from 'site-engine'

type Terms = { readonly [term: string]: string }

export const glossary = (view: string): Plugin => ({
  name: 'glossary',
  include: ['[content]/**/glossary.json'],
  read: ({ source }) => ({ data: JSON.parse(source.text) as Terms }),
  route: ({ documents, brand, config }) => ({
    routes: (documents as readonly Document<Terms>[]).flatMap(({ file, address, data }) => {
      if (!address || !brand.locales.includes(address.locale)) return []
      const key = '/glossary/'
      return [
        {
          brand: brand.id,
          locale: address.locale,
          key,
          path: localizedPath(key, address.locale, config.locales),
          view,
          source: file,
          props: { terms: data },
        },
      ]
    }),
  }),
})
// #endregion
