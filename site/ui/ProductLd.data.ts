/** The company and its product in the words of schema.org. */
import type { Thing } from '../../theme/JsonLd.data.ts'
import type { SiteBrand } from '../brand.ts'
import { pick } from '../strings/pick.ts'

/** Who publishes; other facts refer to it by its id. */
export function organization({ origin, legal, social, contact, name }: SiteBrand, locale: string): Thing {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name,
    legalName: pick(legal.company, locale),
    url: `${origin}/`,
    logo: `${origin}/logo.svg`,
    sameAs: social.map(({ href }) => href).filter((href) => href.startsWith('https:')),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: contact.support,
      ...(contact.phone && { telephone: contact.phone }),
    },
  }
}

export function softwareApplication({ origin, name, currency, offering }: SiteBrand, description: string): Thing {
  return {
    '@type': 'SoftwareApplication',
    '@id': `${origin}/#software`,
    name,
    description,
    url: `${origin}/`,
    applicationCategory: { replication: 'BusinessApplication', management: 'DeveloperApplication' }[offering],
    operatingSystem: 'Cloud, Linux, Kubernetes, Docker',
    // There is a free edition of every product.
    offers: { '@type': 'Offer', price: '0', priceCurrency: currency },
    publisher: { '@id': `${origin}/#organization` },
  }
}
