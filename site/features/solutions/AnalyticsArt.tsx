/** A report that is being written: a curve, columns, three figures. */
import { css } from '@linaria/core'
import type { Strings } from '../../strings/index.ts'

const columns = [38, 52, 46, 64, 58, 76, 70, 88, 82, 104, 96, 118]
const curve = 'M36 250C80 244 96 214 140 218S204 190 240 192 300 150 340 156 400 118 440 122 500 106 552 99'

type AnalyticsArtProps = { label: string; words: Strings['solutions']['analytics']['dashboard'] }

export const AnalyticsArt = ({ label, words }: AnalyticsArtProps) => (
  <svg className={art} viewBox="0 0 600 440" role="img" aria-label={label}>
    <rect data-panel="" x="12" y="12" width="576" height="416" rx="20" />
    <text data-title="" x="36" y="56">
      {words.title}
    </text>
    <g transform="translate(488 34)">
      <rect data-live="" width="76" height="32" rx="16" />
      <circle data-lamp="" cx="18" cy="16" r="5" />
      <text data-word="" x="30" y="21">
        {words.live}
      </text>
    </g>
    {[110, 160, 210, 260].map((y) => (
      <path key={y} data-grid="" d={`M36 ${y}H564`} />
    ))}
    {columns.map((height, index) => (
      <rect key={index} data-column="" x={40 + index * 44} y={300 - height} width="26" height={height} rx="5" />
    ))}
    <path data-area="" d={`${curve}V300H36Z`} />
    <path data-curve="" d={curve} />
    <circle data-halo="" cx="552" cy="99" r="14" />
    <circle data-point="" cx="552" cy="99" r="6" />
    {[words.orders, words.revenue, words.delay].map(({ name, value }, index) => (
      <g key={name} transform={`translate(${36 + index * 180} 324)`}>
        <rect data-tile="" width="168" height="80" rx="12" />
        <text data-name="" x="16" y="30">
          {name}
        </text>
        <text data-value="" x="16" y="62">
          {value}
        </text>
      </g>
    ))}
  </svg>
)

const art = css`
  width: 100%;
  max-width: 640px;
  margin-inline: auto;
  overflow: visible;
  fill: none;
  font-family: var(--font);

  [data-panel] {
    fill: var(--c-surface);
    stroke: var(--c-line);
    filter: drop-shadow(0 18px 32px rgb(10 30 60 / 12%));
  }
  [data-grid] {
    stroke: var(--c-line);
  }
  [data-column] {
    fill: var(--c-tint-strong);
    opacity: 0.7;
  }
  [data-area] {
    fill: var(--c-primary);
    opacity: 0.08;
  }
  [data-curve] {
    stroke: var(--c-primary);
    stroke-width: 4;
    stroke-linecap: round;
  }
  [data-point] {
    fill: var(--c-primary);
  }
  [data-halo] {
    fill: var(--c-primary);
    opacity: 0.25;
    transform-origin: 552px 99px;
    animation: halo 2s ease-out infinite;
  }
  [data-tile] {
    fill: var(--c-sunken);
    stroke: var(--c-line);
  }
  [data-live] {
    fill: var(--c-good-bg);
  }
  [data-lamp],
  [data-word] {
    fill: var(--c-good);
  }
  [data-word] {
    font-size: 14px;
    font-weight: 600;
  }
  [data-title] {
    fill: var(--c-heading);
    font-size: 19px;
    font-weight: 700;
  }
  [data-name] {
    fill: var(--c-muted);
    font-size: 14px;
  }
  [data-value] {
    fill: var(--c-heading);
    font-size: 22px;
    font-weight: 700;
  }
  /* The picture shrinks to half there; its words must not. */
  @media (width < 640px) {
    [data-name],
    [data-word] {
      font-size: 19px;
    }
    [data-value],
    [data-title] {
      font-size: 26px;
    }
  }
  @keyframes halo {
    from {
      transform: scale(0.5);
    }
    to {
      opacity: 0;
      transform: scale(1.6);
    }
  }
`
