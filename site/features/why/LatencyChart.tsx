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
    gap: var(--s-6);
    align-content: space-around;
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-2);
    align-items: baseline;
    justify-content: space-between;
    font-size: var(--t-2);
    font-variant-numeric: tabular-nums;
  }
  dd {
    color: var(--c-muted);
  }
  /* At least a minute: where it ends is open. */
  dl > div::after {
    flex: none;
    width: 100%;
    height: 12px;
    border-radius: 6px;
    background: linear-gradient(90deg, color-mix(in srgb, var(--c-line-strong) 60%, var(--c-surface)) 55%, transparent);
    content: '';
  }
  dl > div:first-child {
    flex-direction: column;
    gap: var(--s-1);
    justify-content: start;
    color: var(--c-heading);
    font-weight: 600;
  }
  dl > div:first-child dd {
    margin-bottom: var(--s-3);
    color: var(--c-link);
    font-size: var(--t-8);
    font-weight: 700;
    letter-spacing: -0.03em;
    line-height: 1.1;
  }
  dl > div:first-child::after {
    width: 15%;
    background: var(--c-primary);
  }
`
