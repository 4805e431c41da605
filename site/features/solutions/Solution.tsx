/** The page of a solution: what it is and how it ends. What stands between is for each to choose, in an order of its own. */
import type { ReactNode } from 'react'
import type { SiteBrand } from '../../brand.ts'
import { CardGrid, type Card } from '../../ui/CardGrid.tsx'
import { Hero } from '../../ui/Hero.tsx'
import { Section } from '../../ui/Section.tsx'
import { Seo } from '../../../theme/Seo.tsx'
import { useProductName } from '../../ui/useProductName.ts'
import { SolutionBand, SolutionButtons } from './SolutionButtons.tsx'

/** By the ids of the cards in the texts of all solutions. */
const icons = {
  clock: 'clock',
  console: 'console',
  eye: 'eye',
  globe: 'globe',
  mask: 'mask',
  phone: 'phone',
  plug: 'plug',
  route: 'route',
  search: 'search',
  server: 'server',
  shield: 'shield',
  target: 'target',
  user: 'user',
} as const

type SolutionProps = {
  words: {
    meta: { title: string; description: (product: string) => string }
    eyebrow: string
    title: string
    accent: string
    lead: (product: string) => string
    action: { title: string; text: string }
  }
  /** What it is done with. */
  to: SiteBrand['offering']
  art: ReactNode
  children: ReactNode
}

export function Solution({ words, to, art, children }: SolutionProps) {
  const product = useProductName(to)
  const { meta, eyebrow, title, accent, lead, action } = words
  return (
    <>
      <Seo title={meta.title} description={meta.description(product)} />
      <Hero
        eyebrow={eyebrow}
        title={title}
        accent={accent}
        lead={lead(product)}
        buttons={<SolutionButtons to={to} />}
        art={art}
        moves
      />
      {children}
      <SolutionBand to={to} words={action} />
    </>
  )
}

type CardsProps = {
  words: { title: string; items: readonly Card[] }
  id?: string
  look?: 'block' | 'open'
  ground?: 'plain' | 'sunken'
}

/** What it brings, or what it is used for, as cards. */
export const Cards = ({ words: { title, items }, id = 'value', look = 'block', ground = 'plain' }: CardsProps) => (
  <Section id={id} title={title} ground={ground}>
    <CardGrid items={items} icons={icons} look={look} />
  </Section>
)
