/** Questions and answers, one open at a time; all of it is in the page. */
import type { ReactNode } from 'react'
import { css } from '@linaria/core'
import { Accordion } from '../../ui/Accordion.tsx'
import { Section } from '../../ui/Section.tsx'

type FaqProps = {
  id?: string
  title: string
  lead?: string
  items: readonly { readonly question: string; readonly answer: ReactNode }[]
  ground?: 'plain' | 'sunken'
  /** Where to ask what is not answered. */
  more?: ReactNode
}

export const Faq = ({ id = 'faq', title, lead, items, ground = 'plain', more }: FaqProps) => (
  <Section id={id} title={title} lead={lead} ground={ground} more={more} className={columns}>
    <Accordion name={id} items={items.map(({ question, answer }) => ({ title: question, content: answer }))} />
  </Section>
)

const columns = css`
  @media (width >= 62.5em) {
    > div {
      display: grid;
      grid-template-columns: minmax(0, 5fr) minmax(0, 8fr);
      gap: var(--s-16);
    }
  }
`
