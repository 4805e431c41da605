/** `glossary.json` of each language becomes a page of terms. */
import type { Document, Plugin } from 'site-engine'

// #region plugin
type Terms = { readonly [term: string]: string }

export const glossary = (view: string): Plugin => ({
  name: 'glossary',
  include: ['[content]/**/glossary.json'],
  read: ({ text }) => ({ data: JSON.parse(text) as Terms }),
  route: (own, _all, brand, { locales }) => ({
    routes: (own as readonly Document<Terms>[]).flatMap(({ file, address, data }) => {
      if (!address || !brand.locales.includes(address.locale)) return []
      const prefix = address.locale === locales[0]?.id ? '' : `/${address.locale}`
      const key = '/glossary/'
      return [
        {
          brand: brand.id,
          locale: address.locale,
          key,
          path: prefix + key,
          view,
          source: file,
          props: { terms: data },
        },
      ]
    }),
  }),
})
// #endregion
