/** How old data is when it arrives. */
import { css } from '@linaria/core'
import { useStrings } from '../../strings/index.ts'
import { rivals } from './figures.ts'

type LatencyChartProps = { own: string; heading: 'h2' | 'h3' }

export function LatencyChart({ own, heading: Heading }: LatencyChartProps) {
  const { latency } = useStrings().why
  const rows = [{ name: own, label: latency.own }, ...rivals.map((name) => ({ name, label: latency.other }))]
  return (
    <figure className={chart}>
      <figcaption>
        <Heading>{latency.title}</Heading>
        <p>{latency.lead}</p>
      </figcaption>
      <dl>
        {rows.map(({ name, label }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}

const chart = css`
  display: flex;
  flex-direction: column;
  gap: var(--s-6);

  figcaption p {
    margin-top: var(--s-1);
    color: var(--c-muted);
  }
  dl {
    display: grid;
    flex: 1;
    gap: var(--s-8);
    align-content: space-evenly;
  }
  dt {
    margin-bottom: var(--s-2);
    font-size: var(--t-2);
  }
  dd {
    display: flex;
    gap: var(--s-3);
    align-items: center;
    color: var(--c-muted);
    font-size: var(--t-2);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  dd::before {
    flex: none;
    width: 70%;
    height: 2.5rem;
    border-radius: 6px;
    background: color-mix(in srgb, var(--c-line-strong) 60%, var(--c-surface));
    content: '';
  }
  div:first-child :is(dt, dd) {
    color: var(--c-heading);
    font-weight: 700;
  }
  div:first-child dd {
    font-size: var(--t-6);
    letter-spacing: -0.02em;
  }
  /* Seconds beside a minute and more. */
  div:first-child dd::before {
    width: 15%;
    background: var(--c-primary);
  }
`
