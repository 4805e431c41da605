/** Home page of a brand that offers database collaboration. */
import type { ReactNode } from 'react'
import { useBrand, useLocalized } from '../../../engine/client/index.ts'
import type { SiteBrand } from '../../brand.ts'
import { useStrings } from '../../strings/index.ts'
import { ActionBand } from '../../ui/ActionBand.tsx'
import { ButtonLink } from '../../../theme/ui/ButtonLink.tsx'
import { MoreLink } from '../../ui/MoreLink.tsx'
import { Section } from '../../ui/Section.tsx'
import { ProductLd } from '../../ui/ProductLd.tsx'
import { Seo } from '../../../theme/Seo.tsx'
import { OfferingButtons } from '../../ui/OfferingButtons.tsx'
import { useNavPath } from '../../ui/useNavPath.ts'
import { useProductName } from '../../ui/useProductName.ts'
import type { ScreenName } from '../screens/names.ts'
import { ScreenTabs } from '../screens/ScreenTabs.tsx'
import { CollaborationHero } from './CollaborationHero.tsx'
import { Repositories } from './Repositories.tsx'
import { Scenes } from './Scenes.tsx'
import { Sources } from './Sources.tsx'

/** `latest`: the newest posts, where there is a blog. */
export function CollaborationHome({ latest }: { latest: ReactNode }) {
  const { offering } = useBrand<SiteBrand>()
  const { meta, hero, features, call } = useStrings().clouddm
  const product = useProductName('management')
  const localized = useLocalized()
  const quickStart = useNavPath()('quick', 'docs')
  // The documentation of the tool is on its own brand's site.
  const isHome = offering === 'management'
  return (
    <>
      <Seo title={meta.title} description={meta.description(product)} />
      <ProductLd description={meta.description(product)} />
      <CollaborationHero
        product={product}
        start={
          isHome ? { href: quickStart, text: hero.quickStart } : { href: localized(solution), text: hero.solution }
        }
      />
      <Section id="features" title={features.title}>
        <ScreenTabs
          label={features.title}
          items={features.items.map(({ id, title, text }) => ({
            id,
            screen: seen[id] ?? 'console',
            title,
            text,
            more: (
              <MoreLink href={localized((isHome && pages[id]) || solution)} about={title}>
                {features.more}
              </MoreLink>
            ),
          }))}
        />
      </Section>
      <Sources />
      <Scenes />
      <ActionBand title={call.title} text={call.text}>
        <Repositories look="inverse" />
        <OfferingButtons product="management" look="ghost">
          <ButtonLink look="ghost" href={quickStart}>
            {call.install}
          </ButtonLink>
        </OfferingButtons>
      </ActionBand>
      {latest}
    </>
  )
}

const solution = '/clouddm_solution/'

/** What a feature looks like. */
const seen: Readonly<Record<string, ScreenName>> = { console: 'rule', route: 'pipeline', mask: 'mask' }

/** Where a feature is explained on the tool's own site; elsewhere the page of the solution does. */
const pages: Readonly<Record<string, string>> = {
  console: '/blog/data_management/team_use_database_challenges/',
  route: '/docs/devops/devops_about/',
  mask: '/blog/data_management/data_masking_in_minutes/',
}
