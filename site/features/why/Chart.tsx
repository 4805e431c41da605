/** A chart with its title and what it shows. */
import type { ReactNode } from 'react'
import { css } from '@linaria/core'

type ChartProps = { title: string; lead: string; heading: 'h2' | 'h3'; children: ReactNode }

export const Chart = ({ title, lead, heading: Heading, children }: ChartProps) => (
  <figure className={chart}>
    <figcaption>
      <Heading>{title}</Heading>
      <p>{lead}</p>
    </figcaption>
    {children}
  </figure>
)

const chart = css`
  display: flex;
  flex-direction: column;
  gap: var(--s-6);

  figcaption p {
    margin-top: var(--s-1);
    color: var(--c-muted);
  }
`
