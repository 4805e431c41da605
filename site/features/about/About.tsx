/** Who is behind the products. `contact`: the section with all ways to reach them. */
import type { ReactNode } from 'react'
import { useBrand } from '../../../engine/client/index.ts'
import type { SiteBrand } from '../../brand.ts'
import { useStrings } from '../../strings/index.ts'
import { ButtonLink } from '../../../theme/ui/ButtonLink.tsx'
import { CardGrid } from '../../ui/CardGrid.tsx'
import { Icon } from '../../../theme/ui/Icon.tsx'
import { Section } from '../../ui/Section.tsx'
import { Seo } from '../../../theme/Seo.tsx'
import { careers } from './about.styles.ts'
import { Banner } from './Banner.tsx'
import { Story } from './Story.tsx'
import { Team } from './Team.tsx'

const icons = { office: 'office', remote: 'globe', customers: 'chat', support: 'headset' } as const

export function About({ contact }: { contact: ReactNode }) {
  const { company, contact: ways } = useBrand<SiteBrand>()
  const { about } = useStrings()
  return (
    <>
      <Seo title={about.meta.title(company)} description={about.meta.description(company)} />
      <Banner />
      <Story />
      <Team />
      <Section id="careers" title={about.careers.title} lead={about.careers.lead} className={careers}>
        <CardGrid items={about.careers.items} icons={icons} look="open" />
        <ButtonLink look="plain" href={`mailto:${ways.jobs ?? ways.support}`}>
          <Icon name="mail" />
          {about.careers.apply}
        </ButtonLink>
      </Section>
      {contact}
    </>
  )
}
