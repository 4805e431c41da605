/** The team by role: no names, and portraits that are drawings. */
import { useBrand } from '../../../engine/client/index.ts'
import type { SiteBrand } from '../../brand.ts'
import { useStrings } from '../../strings/index.ts'
import { Section } from '../../ui/Section.tsx'
import { people } from './about.styles.ts'
import { Portrait } from './Portrait.tsx'

const voices = ['lead', 'tech', 'product', 'market'] as const

/** Roles differ from company to company; the order is that of `voices`. */
const roles = {
  domestic: ['ceo', 'cto', 'cpo', 'global'],
  international: ['founder', 'cto', 'product', 'sales'],
  collaboration: ['founder', 'architect', 'product', 'business'],
} as const

export function Team() {
  const { edition } = useBrand<SiteBrand>()
  const { team } = useStrings().about
  return (
    <Section id="team" title={team.title} lead={team.lead} ground="sunken" className={people}>
      <ul>
        {voices.map((voice, index) => (
          <li key={voice}>
            <figure>
              <Portrait index={index} />
              <blockquote>{team.quotes[voice]}</blockquote>
              <figcaption>{team.roles[roles[edition][index]!]}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
