/** Latency of three tools as bars on one scale. */
import { css } from '@linaria/core'
import { useShared } from '../../../engine/client/index.ts'
import { claimOf, secondsOf } from '../../../plugins/pricing/client.ts'
import { comparison, latency } from '../../../plugins/pricing/shared.ts'
import { useStrings } from '../../strings/index.ts'
import { Chart } from './Chart.tsx'
import { terms } from './CostChart.styles.ts'
import { Origins } from './Origins.tsx'

type LatencyChartProps = { own: string; heading: 'h2' | 'h3' }

export function LatencyChart({ own, heading }: LatencyChartProps) {
  const { why, figures } = useStrings()
  const { rivals } = useShared(comparison)
  const rows = [{ name: own, latency: useShared(latency).comparison }, ...rivals]
  // Room for the ends that are open.
  const whole = Math.max(...rows.map(({ latency }) => secondsOf(latency))) * 1.5
  return (
    <Chart title={why.latency.title} lead={why.latency.lead} heading={heading}>
      <dl className={delays}>
        {rows.map(({ name, latency }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{claimOf(latency, figures)}</dd>
            <dd className={bar} aria-hidden="true">
              <Bar share={secondsOf(latency) / whole} open={'atLeast' in latency} />
            </dd>
          </div>
        ))}
      </dl>
      <div className={terms}>
        <p>{why.latency.scale}</p>
        <Origins items={rivals.map(({ name, latency }) => ({ product: name, origins: [latency] }))} />
      </div>
    </Chart>
  )
}

/** An open end fades in steps. */
const Bar = ({ share, open }: { share: number; open: boolean }) => (
  <svg>
    <rect width={`${share * 100}%`} height="100%" rx="6" />
    {open &&
      [0.5, 0.3, 0.15].map((opacity, step) => (
        <rect key={step} x={`${share * 100 + 1.5 + step * 9}%`} width="7.5%" height="100%" rx="6" opacity={opacity} />
      ))}
  </svg>
)

const bar = css`
  flex: none;
  width: 100%;

  svg {
    display: block;
    width: 100%;
    height: 12px;
    fill: var(--bar);
  }
`

const delays = css`
  --bar: color-mix(in srgb, var(--c-line-strong) 60%, var(--c-surface));

  display: grid;
  flex: 1;
  gap: var(--s-6);
  align-content: space-around;

  > div {
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
  > div:first-child {
    --bar: var(--c-primary);

    flex-direction: column;
    gap: var(--s-1);
    justify-content: start;
    color: var(--c-heading);
    font-weight: 600;
  }
  > div:first-child dt + dd {
    margin-bottom: var(--s-3);
    color: var(--c-link);
    font-size: var(--t-8);
    font-weight: 700;
    letter-spacing: -0.03em;
    line-height: 1.1;
  }
`
