/** Changes travel from sources through one pipeline to their targets. Line art in the colours of the brand. */
import { css } from '@linaria/core'
import type { Mark } from '../../../plugins/connectors/types.ts'
import { MarkTile } from './MarkTile.tsx'

type FlowArtProps = {
  product: string
  words: { art: string; captured: string; mapped: string; verified: string; latency: string }
}

type Store = Mark & { readonly name: string }
const store = (name: string, mark: string, category: Mark['category']): Store => ({ name, mark, category })

const sources = [
  store('MySQL', 'My', 'database'),
  store('PostgreSQL', 'Pg', 'database'),
  store('Oracle', 'Or', 'database'),
  store('MongoDB', 'Mo', 'database'),
  store('Kafka', 'Ka', 'streaming'),
]
const targets = [
  store('StarRocks', 'SR', 'analytics'),
  store('ClickHouse', 'CH', 'analytics'),
  store('Elasticsearch', 'Es', 'database'),
  store('Redis', 'Re', 'cache'),
  store('AI · RAG', 'AI', 'ai'),
]
const top = (index: number) => 14 + index * 84

export const FlowArt = ({ product, words }: FlowArtProps) => (
  <svg className={art} viewBox="0 0 620 420" role="img" aria-label={words.art}>
    {sources.map((source, index) => (
      <g key={source.name}>
        <path data-line="" d={`M156 ${top(index) + 26}C196 ${top(index) + 26} 178 208 218 208`} />
        <Drop row={index} way="in" x={156} y={top(index) + 26} />
        <Chip x={0} y={top(index)} {...source} />
      </g>
    ))}
    {targets.map((target, index) => (
      <g key={target.name}>
        <path data-line="" d={`M402 208C442 208 424 ${top(index) + 26} 464 ${top(index) + 26}`} />
        <Drop row={index} way="out" x={402} y={208} />
        <Chip x={464} y={top(index)} {...target} />
      </g>
    ))}
    <rect data-panel="" x={218} y={72} width={184} height={264} rx={22} />
    <text data-name="" x={310} y={112}>
      {product}
    </text>
    {[words.captured, words.mapped, words.verified].map((stage, index) => (
      <g key={stage} transform={`translate(234 ${132 + index * 64})`}>
        <rect data-stage="" width={152} height={52} rx={12} />
        <path data-icon="" d={stageIcons[index]} transform="translate(14 14)" />
        <text data-word="" x={50} y={32}>
          {stage}
        </text>
        <circle data-lamp="" data-lag={index} cx={134} cy={26} r={4} />
      </g>
    ))}
    <g transform="translate(234 354)">
      <rect data-badge="" width={152} height={40} rx={20} />
      <text data-latency="" x={76} y={26}>
        {`< 3 s ${words.latency}`}
      </text>
    </g>
  </svg>
)

/**
 * A change on its way along a line: sideways and up or down, each in the time of its own half of the curve. Transforms
 * only, which the browser moves without painting the picture again.
 */
const Drop = ({ row, way, x, y }: { row: number; way: 'in' | 'out'; x: number; y: number }) => (
  <g data-drop={way} data-row={row}>
    <circle cx={x} cy={y} r={4} />
  </g>
)

const Chip = ({ x, y, name, mark, category }: Store & { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <rect data-chip="" width={156} height={52} rx={12} />
    <MarkTile x={10} y={10} mark={mark} category={category} />
    <text data-word="" x={52} y={31}>
      {name}
    </text>
  </g>
)

const stageIcons = ['M3 12h4l2.5-7 5 14 2.5-7h4', 'M4 6h7M4 12h5M4 18h7M14 9l4 3-4 3M18 12H9', 'm5 12.5 4.5 4.5L19 7.5']

const art = css`
  width: 100%;
  max-width: 680px;
  margin-inline: auto;
  overflow: visible;
  fill: none;

  [data-line] {
    stroke: var(--c-tint-strong);
    stroke-width: 2;
  }
  [data-drop] {
    fill: var(--c-primary);
    animation: along 1.8s cubic-bezier(0.333, 0.645, 0.667, 0.355) infinite;
  }
  [data-drop] circle {
    animation: across 1.8s cubic-bezier(0.333, 0, 0.667, 1) infinite;
  }
  [data-row='0'] {
    --rise: 168px;
    --lag: -0.2s;
  }
  [data-row='1'] {
    --rise: 84px;
    --lag: -1.1s;
  }
  [data-row='2'] {
    --rise: 0px;
    --lag: -0.6s;
  }
  [data-row='3'] {
    --rise: -84px;
    --lag: -1.5s;
  }
  [data-row='4'] {
    --rise: -168px;
    --lag: -0.85s;
  }
  [data-row] {
    --way: var(--rise);
  }
  [data-drop='out'] {
    --way: calc(-1 * var(--rise));
  }
  [data-drop],
  [data-drop] circle {
    animation-delay: var(--lag);
  }
  [data-lag='1'] {
    animation-delay: -0.6s;
  }
  [data-lag='2'] {
    animation-delay: -1.1s;
  }
  [data-chip],
  [data-panel] {
    fill: var(--c-surface);
    stroke: var(--c-line);
    stroke-width: 1.5;
  }
  [data-panel] {
    stroke: var(--c-tint-strong);
    filter: drop-shadow(0 18px 32px rgb(10 30 60 / 12%));
  }
  [data-stage] {
    fill: var(--c-tint);
  }
  [data-icon] {
    stroke: var(--c-link);
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  [data-lamp] {
    fill: var(--c-good);
    animation: lamp 1.8s ease-in-out infinite;
  }
  [data-badge] {
    fill: var(--c-primary);
  }
  text {
    font-family: var(--font);
    font-size: 14px;
    font-weight: 600;
  }
  [data-word] {
    fill: var(--c-heading);
  }
  [data-name] {
    fill: var(--c-heading);
    font-size: 17px;
    font-weight: 700;
    text-anchor: middle;
  }
  [data-latency] {
    fill: var(--c-on-primary);
    text-anchor: middle;
  }
  /* Shrunk to a phone the words need all the room there is. */
  @media (width < 600px) {
    text {
      font-size: 20px;
    }
    [data-name] {
      font-size: 22px;
    }
    [data-category],
    [data-lamp] {
      display: none;
    }
    [data-chip] ~ [data-word] {
      transform: translate(-40px, 2px);
    }
  }

  @keyframes along {
    to {
      transform: translateX(62px);
    }
  }
  @keyframes across {
    to {
      transform: translateY(var(--way));
    }
  }
  @keyframes lamp {
    50% {
      opacity: 0.35;
    }
  }
`
