/** The page of a solution: what it is, what it brings, how it is built; then what only this one has, and the end. */
import type { ReactNode } from 'react'
import type { SiteBrand } from '../../brand.ts'
import { CardGrid, type Card } from '../../ui/CardGrid.tsx'
import { Hero } from '../../ui/Hero.tsx'
import { Section } from '../../ui/Section.tsx'
import { Seo } from '../../ui/Seo.tsx'
import { useProductName } from '../../ui/useProductName.ts'
import { Architecture, type ArchitectureProps } from './Architecture.tsx'
import { SolutionBand, SolutionButtons } from './SolutionButtons.tsx'

/** By the ids of the cards in the texts of all solutions. */
export const icons = {
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

type SolutionProps = Pick<ArchitectureProps, 'drawing'> & {
  words: {
    meta: { title: string; description: (product: string) => string }
    eyebrow: string
    title: string
    accent: string
    lead: (product: string) => string
    cards: { title: string; items: readonly Card[] }
    architecture: ArchitectureProps['words']
    action: { title: string; text: string }
  }
  /** What it is done with. */
  to: SiteBrand['offering']
  art: ReactNode
  children?: ReactNode
}

export function Solution({ words, to, art, drawing, children }: SolutionProps) {
  const product = useProductName(to)
  const { meta, eyebrow, title, accent, lead, cards, architecture, action } = words
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
      <Section id="value" title={cards.title}>
        <CardGrid items={cards.items} icons={icons} />
      </Section>
      <Architecture words={architecture} drawing={drawing} />
      {children}
      <SolutionBand to={to} words={action} />
    </>
  )
}
