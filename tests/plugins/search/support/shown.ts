/**
 * Records of pages that components show, as far as search reads them, without rendering: pairs of a source and a target,
 * connectors, prices. Their words are those the components say.
 */
import type { PageRecord, Route, Site } from '../../../../engine/types.ts'
import type { SiteBrand } from '../../../../site/brand.ts'
import { stringsOf } from '../../../../site/strings/languages.ts'
import { pageRecord } from '../../../support/pageRecord.ts'

type Shown = Pick<PageRecord, 'title' | 'description'> & { readonly text: string }

export function shownRecords({ routes, brand }: Pick<Site, 'routes' | 'brand'>): readonly PageRecord[] {
  return routes.flatMap((route) => {
    const shown = shownBy(route, brand as SiteBrand)
    if (!shown) return []
    const { title, description, text } = shown
    return pageRecord(route.path, { title, description, sections: [{ id: '', title: '', text }] })
  })
}

type Named = { readonly name: string }
type Props = {
  readonly by?: string
  readonly into?: string
  readonly source?: Named
  readonly target?: Named
  readonly connector?: Named & { readonly text: string }
}

function shownBy({ key, locale, props }: Route, { product, offering }: SiteBrand): Shown | undefined {
  const { connections, connectors, pricing } = stringsOf(locale)
  const own = product[locale]!
  const { source, target, connector, by = '', into = '' } = (props ?? {}) as Props
  if (source && target) {
    const names = { source: source.name, target: target.name }
    const said = { ...names, by, into }
    const { meta, lead } = connections
    return { title: meta.title(names), description: meta.description(said, own), text: lead(said, own) }
  }
  if (connector) {
    const { meta, capability } = connectors.detail
    const description = meta.description(connector.name, own, capability.both)
    return { title: meta.title(connector.name), description, text: connector.text }
  }
  if (key !== '/pricing/') return undefined
  return { title: pricing.meta.title, description: pricing.meta[offering](own), text: '' }
}
