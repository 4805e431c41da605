/** Cost and latency beside each other; on the page of the comparison and on the home page. */
import { css } from '@linaria/core'
import { panelFrame } from '../../../theme/ui/panelFrame.ts'
import { CostChart } from './CostChart.tsx'
import { LatencyChart } from './LatencyChart.tsx'

/** `heading`: the level of the panels' titles, below the title that stands over them. */
type ComparisonProps = { own: string; heading: 'h2' | 'h3' }

export const Comparison = ({ own, heading }: ComparisonProps) => (
  <div className={panels}>
    <CostChart own={own} heading={heading} />
    <LatencyChart own={own} heading={heading} />
  </div>
)

const panels = css`
  display: grid;
  gap: var(--s-6);

  :is(h2, h3) {
    font-size: var(--t-5);
  }
  > figure {
    min-width: 0;
    padding: clamp(1.25rem, 0.6rem + 2.2vw, 2.5rem);
    ${panelFrame}
  }
  @media (width >= 68.75em) {
    grid-template-columns: minmax(0, 2.6fr) minmax(0, 1fr);
  }
`
