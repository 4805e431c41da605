/** A report that is being written: a curve, columns, three figures. */
import { css } from '@linaria/core'
import type { Strings } from '../../strings/index.ts'
import { Curve } from '../../ui/art/Curve.tsx'
import { shapes } from '../../ui/art/Picture.styles.ts'
import { Picture } from '../../ui/art/Picture.tsx'
import { Plate } from '../../ui/art/Plate.tsx'
import { Word } from '../../ui/art/Word.tsx'

const columns = [38, 52, 46, 64, 58, 76, 70, 88, 82, 104, 96, 118]
const revenue = 'M36 250C80 244 96 214 140 218S204 190 240 192 300 150 340 156 400 118 440 122 500 106 552 99'

/** `delay`: how late the report is, `< 3 s`. */
type AnalyticsArtProps = { label: string; delay: string; words: Strings['solutions']['analytics']['dashboard'] }

export const AnalyticsArt = ({ label, delay, words }: AnalyticsArtProps) => (
  <Picture size={[600, 440]} label={label} className={art}>
    <Plate at={[12, 12, 576, 416]} look="raised" round={20} />
    <Word at={[36, 56]} text={words.title} look="title" />
    <g transform="translate(488 34)">
      <rect className={livePill} width="76" height="32" rx="16" />
      <circle className={shapes.good} cx="18" cy="16" r="5" />
      <Word at={[30, 21]} text={words.live} look="fresh" />
    </g>
    <path className={gridLines} d="M36 110H564M36 160H564M36 210H564M36 260H564" />
    <g className={pale}>
      {columns.map((height, index) => (
        <Plate key={index} at={[40 + index * 44, 300 - height, 26, height]} look="bar" round={5} />
      ))}
    </g>
    <Curve d={revenue} under="V300H36Z" />
    <circle className={halo} cx="552" cy="99" r="14" />
    <circle className={shapes.primary} cx="552" cy="99" r="6" />
    {[words.orders, words.revenue, { name: words.delay, value: delay }].map(({ name, value }, index) => (
      <g key={name} transform={`translate(${36 + index * 180} 324)`}>
        <rect className={tile} width="168" height="80" rx="12" />
        <Word at={[16, 30]} text={name} look="quiet" />
        <Word at={[16, 62]} text={value} look="figure" />
      </g>
    ))}
  </Picture>
)

const art = css`
  --title: 19px;
  --figure: 22px;
  --rim: var(--c-line);

  max-width: 640px;
  margin-inline: auto;
  overflow: visible;
  font: 14px var(--font);

  /* The picture shrinks to half there; its words must not. */
  @media (width < 640px) {
    --title: 26px;
    --figure: 26px;

    font-size: 19px;
  }
`

const livePill = css`
  fill: var(--c-good-bg);
`

const gridLines = css`
  stroke: var(--c-line);
`

const pale = css`
  opacity: 0.7;
`

const halo = css`
  fill: var(--c-primary);
  opacity: 0.25;
  transform-origin: 552px 99px;
  animation: halo 2s ease-out 30;
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

const tile = css`
  fill: var(--c-sunken);
  stroke: var(--c-line);
`
