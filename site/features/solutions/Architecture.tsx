/** How a solution is built: the drawing, and what to notice in it. */
import { css } from '@linaria/core'
import { spots } from '../../ui/art/Mockup.styles.ts'
import { CheckItems } from '../../ui/CheckItems.tsx'
import { Section } from '../../ui/Section.tsx'
import { Diagram, type Drawing } from './Diagram.tsx'

export type ArchitectureProps = {
  words: { title: string; lead: string; art: string; ticks: readonly string[] }
  drawing: Drawing
}

export const Architecture = ({ words, drawing }: ArchitectureProps) => (
  <Section id="architecture" title={words.title} lead={words.lead} ground="sunken" className={layout}>
    <Diagram title={words.art} drawing={drawing} />
    <ul className={spots.good}>
      <CheckItems items={words.ticks} />
    </ul>
  </Section>
)

const layout = css`
  ul {
    --spot-edge: 4px;

    display: grid;
    gap: var(--s-4) var(--s-10);
    grid-template-columns: repeat(auto-fit, minmax(min(26rem, 100%), 1fr));
    margin-top: var(--s-8);
  }
  li {
    display: flex;
    gap: var(--s-3);
    align-items: baseline;
    color: var(--c-heading);
    font-weight: 500;
  }
  li svg {
    align-self: center;
    width: 16px;
    height: 16px;
    stroke-width: 2.5;
  }
`
