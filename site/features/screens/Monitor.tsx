/** How late a task is and how fast, and what that raised. */
import { cx } from '@linaria/core'
import { useStrings } from '../../strings/index.ts'
import { Icon } from '../../../theme/ui/Icon.tsx'
import { useLatency } from '../../ui/useLatency.ts'
import { area, axis, chart, charts, curve, grid, limit, log, peak, plot, reading, scale } from './Monitor.styles.ts'
import { Pill, type MarkerAt } from './parts.tsx'
import { code, framed, heading, pane, push, roomy, row, small, split } from './parts.styles.ts'
import { tones } from './states.styles.ts'

/** Of a plot of 300 × 100, from its left edge to its right one. */
const curves = {
  delay:
    'M0 84C16 80 26 86 42 82S70 85 86 80 108 84 122 78C140 70 146 24 164 20S188 66 206 76 236 84 254 80 282 83 300 79',
  rate: 'M0 62C18 56 28 66 46 58S76 48 94 54 118 60 132 50C150 36 160 30 176 26S204 18 220 32 252 50 268 44 288 48 300 42',
} as const
const times = ['10:00', '10:10', '10:20', '10:30']
const sentAt = ['10:17', '10:22']

export function Monitor({ marker }: { marker: MarkerAt }) {
  const { monitor: words, tasks } = useStrings().screens
  const { signed } = useLatency('sample')
  return (
    <div>
      <div className={cx(pane, row)}>
        <b>MySQL</b>
        <Icon name="arrow" />
        <b>StarRocks</b>
        <span className={cx(small, roomy)}>{tasks.stages.incremental}</span>
        <span className={push} />
        <Pill tone="good">{tasks.states.running}</Pill>
      </div>
      <div className={cx(split, charts)}>
        <Chart kind="delay" name={words.delay} now={signed} marker={marker(1)} ticks={[]} threshold={words.threshold} />
        <Chart kind="rate" name={words.rate} now="12,480" marker={marker(2)} ticks={['20k', '10k']} />
      </div>
      <div className={log}>
        <div className={heading}>
          {marker(3)}
          {words.log}
        </div>
        {words.alerts.map((text, index) => (
          <div key={text}>
            <span className={cx(code, small)}>{sentAt[index]}</span>
            <span className={index ? tones.good : tones.warn}>
              <Icon name={index ? 'check' : 'alert'} />
            </span>
            <span>{text}</span>
            <span className={cx(small, roomy)}>{words.channels}</span>
            <span className={small}>{words.sent}</span>
          </div>
        ))}
      </div>
    </div>
  )
}

type ChartProps = {
  kind: keyof typeof curves
  name: string
  /** The value at the end of the curve. */
  now: string
  marker: ReturnType<MarkerAt>
  /** Beside the lines of the plot, from above. */
  ticks: readonly string[]
  threshold?: string
}

const Chart = ({ kind, name, now, marker, ticks, threshold }: ChartProps) => (
  <div className={cx(framed, chart)}>
    <div className={heading}>
      {marker}
      {name}
      <span className={cx(reading, push)}>{now}</span>
    </div>
    <div className={plot}>
      <svg viewBox="0 0 300 100" preserveAspectRatio="none">
        <path className={grid} d="M0 10H300M0 55H300M0 99H300" />
        <path className={area} d={`${curves[kind]}V100H0Z`} />
        <path className={curve} d={curves[kind]} />
        {threshold && <path className={limit} d="M0 38H300" />}
      </svg>
      {threshold && <span className={peak}>{threshold}</span>}
      <span className={scale}>
        {ticks.map((tick) => (
          <span key={tick}>{tick}</span>
        ))}
      </span>
    </div>
    <div className={axis}>
      {times.map((time) => (
        <span key={time}>{time}</span>
      ))}
    </div>
  </div>
)
