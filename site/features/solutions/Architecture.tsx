/** How a solution is built: the drawing, and what to notice in it. */
import { css } from '@linaria/core'
import { CheckItems } from '../../ui/CheckItems.tsx'
import { Section } from '../../ui/Section.tsx'
import { Diagram, type Drawing } from './Diagram.tsx'

type ArchitectureProps = {
  words: { title: string; lead: string; art: string; ticks: readonly string[] }
  drawing: Drawing
}

export const Architecture = ({ words, drawing }: ArchitectureProps) => (
  <Section id="architecture" title={words.title} lead={words.lead} ground="sunken" className={layout}>
    <Diagram title={words.art} drawing={drawing} />
    <ul>
      <CheckItems items={words.ticks} />
    </ul>
  </Section>
)

const layout = css`
  ul {
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
    box-sizing: content-box;
    width: 16px;
    height: 16px;
    padding: 4px;
    border-radius: 99px;
    background: var(--c-good-bg);
    color: var(--c-good);
    stroke-width: 2.5;
  }
`
