/** Changes travel from sources through one pipeline to their targets. Line art in the colours of the brand. */
import { cx } from '@linaria/core'
import type { Mark } from '../../../plugins/connectors/types.ts'
import { MarkTile } from '../../ui/art/MarkTile.tsx'
import { lines } from '../../ui/art/Picture.styles.ts'
import { Picture } from '../../ui/art/Picture.tsx'
import { Plate } from '../../ui/art/Plate.tsx'
import { Word } from '../../ui/art/Word.tsx'
import { art, chip, drop, iconLine, lamp, outward, row1, row2, row3, row4, row5, tile } from './FlowArt.styles.ts'

type FlowArtProps = {
  product: string
  /** How long a change takes: `< 3 s`. */
  delay: string
  words: { art: string; captured: string; mapped: string; verified: string; latency: string }
}

type Store = readonly [name: string, mark: string, category: Mark['category']]

const sources: readonly Store[] = [
  ['MySQL', 'mysql', 'database'],
  ['PostgreSQL', 'postgresql', 'database'],
  ['Oracle', 'oracle', 'database'],
  ['MongoDB', 'mongodb', 'database'],
  ['Kafka', 'kafka', 'streaming'],
]
const targets: readonly Store[] = [
  ['StarRocks', 'starrocks', 'analytics'],
  ['ClickHouse', 'clickhouse', 'analytics'],
  ['Elasticsearch', 'elasticsearch', 'database'],
  ['Redis', 'redis', 'cache'],
  ['AI · RAG', 'ai', 'ai'],
]

export const FlowArt = ({ product, delay, words }: FlowArtProps) => (
  <Picture size={[620, 420]} label={words.art} className={art}>
    {sources.map((store, row) => (
      <g key={store[0]}>
        <path className={lines.plain} d={`M156 ${middle(row)}C196 ${middle(row)} 178 208 218 208`} />
        <Drop row={row} x={156} y={middle(row)} />
        <Chip x={0} row={row} store={store} />
      </g>
    ))}
    {targets.map((store, row) => (
      <g key={store[0]}>
        <path className={lines.plain} d={`M402 208C442 208 424 ${middle(row)} 464 ${middle(row)}`} />
        <g className={outward}>
          <Drop row={row} x={402} y={208} />
        </g>
        <Chip x={464} row={row} store={store} />
      </g>
    ))}
    <Plate at={[218, 72, 184, 264]} look="raised" round={22}>
      <Word at={[92, 40]} text={product} look="title" align="middle" />
      {[words.captured, words.mapped, words.verified].map((stage, index) => (
        <Plate key={stage} at={[16, 60 + index * 64, 152, 52]} look="tint">
          <path className={iconLine} d={stageIcons[index]} transform="translate(14 14)" />
          <Word at={[50, 32]} text={stage} look="name" />
          <circle className={lamp} cx={134} cy={26} r={4} />
        </Plate>
      ))}
    </Plate>
    <Plate at={[234, 354, 152, 40]} look="primary" round={20}>
      <Word at={[76, 26]} text={`${delay} ${words.latency}`} look="name" align="middle" />
    </Plate>
  </Picture>
)

const middle = (row: number) => 40 + row * 84

/**
 * A change on its way along a line: sideways and up or down, each in the time of its own half of the curve. Transforms
 * only, which the browser moves without painting the picture again.
 */
const Drop = ({ row, x, y }: { row: number; x: number; y: number }) => (
  <g className={cx(drop, rows[row])}>
    <circle cx={x} cy={y} r={4} />
  </g>
)

const Chip = ({ x, row, store: [name, mark, category] }: { x: number; row: number; store: Store }) => (
  <g className={chip}>
    <Plate at={[x, middle(row) - 26, 156, 52]}>
      <MarkTile at={[10, 10]} mark={mark} category={category} className={tile} />
      <Word at={[52, 31]} text={name} look="name" />
    </Plate>
  </g>
)

const stageIcons = ['M3 12h4l2.5-7 5 14 2.5-7h4', 'M4 6h7M4 12h5M4 18h7M14 9l4 3-4 3M18 12H9', 'm5 12.5 4.5 4.5L19 7.5']

const rows = [row1, row2, row3, row4, row5]
