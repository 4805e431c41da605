import type { ReactNode } from 'react'
import type { Ability } from '../../brand.ts'
import { Curve } from '../../ui/art/Curve.tsx'
import { lines } from '../../ui/art/Picture.styles.ts'
import { Plate } from '../../ui/art/Plate.tsx'
import { Sign } from '../../ui/art/Sign.tsx'
import { Word } from '../../ui/art/Word.tsx'
import { Zone } from '../../ui/art/Zone.tsx'
import { useLatency } from '../../ui/useLatency.ts'
import { Arrow, Bar, Panel, Store, Tag } from './drawingParts.tsx'
import { limit, pulsing, warning } from './FunctionArt.styles.ts'

const changes = [
  ['INSERT', 'good', 'orders #1042'],
  ['UPDATE', 'brand', 'users #7'],
  ['UPDATE', 'brand', 'stock #318'],
  ['DELETE', 'bad', 'carts #88'],
  ['INSERT', 'good', 'orders #1043'],
] as const

const tables = [
  ['orders', '12,480,220', 1],
  ['order_items', '48,102,664', 1],
  ['customers', '2,204,118', 0.72],
  ['products', '86,340', 0.34],
  ['events', '910,226,045', 0],
] as const

const columns = [
  ['id', 'BIGINT', 'BIGINT'],
  ['name', 'VARCHAR(64)', 'STRING'],
  ['total', 'NUMBER(10,2)', 'DECIMAL(10,2)'],
  ['meta', 'CLOB', 'JSON'],
] as const

const rows = [
  ['1042', '99.00', '99.00'],
  ['1043', '18.50', '18.50'],
  ['1044', '240.00', '24.00'],
  ['1045', '63.20', '63.20'],
  ['1046', '7.99', '7.99'],
] as const
const different = 2
const differs = { tone: 'warn', d: 'M-4-2.5h8M-4 2.5h8M2.5-5.5l-5 11' } as const

const figures = [
  ['delay', undefined],
  ['rows/s', '12,480'],
  ['uptime', '99.99%'],
] as const

/** How late the changes are. */
const Delay = ({ at }: { at: readonly [number, number] }) => (
  <Word at={at} text={useLatency('sample').signed} look="figure" />
)

export const drawings: Readonly<Record<Ability, ReactNode>> = {
  incremental: (
    <>
      <Panel at={[20, 40, 212, 220]} title="binlog">
        {changes.map(([kind, tone, row], index) => (
          <g key={row} transform={`translate(14 ${50 + index * 33})`} className={pulsing}>
            <Tag at={[0, 0]} width={62} tone={tone} text={kind} />
            <Word at={[74, 14]} text={row} />
          </g>
        ))}
      </Panel>
      <Arrow from={[232, 116]} to={[282, 116]} />
      <Store at={[288, 72]} name="StarRocks" />
      <Plate at={[262, 192, 118, 68]}>
        <Curve d="M14 48C24 44 30 30 40 36S58 48 70 34 92 40 104 28" />
        <Delay at={[14, 26]} />
      </Plate>
    </>
  ),
  full: (
    <Panel at={[30, 30, 340, 240]} title="shop → shop_dw">
      {tables.map(([name, count, part], index) => (
        <g key={name} transform={`translate(16 ${54 + index * 37})`}>
          <Word at={[0, 8]} text={name} />
          <Word at={[276, 8]} text={count} look="quiet" align="end" />
          <Bar at={[0, 16]} width={276} part={part} />
          {part === 1 && <Sign at={[298, 12]} />}
        </g>
      ))}
    </Panel>
  ),
  cleaning: (
    <>
      <Plate at={[40, 24, 320, 62]}>
        <Word at={[16, 27]} text={'name:   "  Ann Lee "'} />
        <Word at={[16, 47]} text={'phone:  "138 0000 2046"'} />
      </Plate>
      <Arrow from={[200, 86]} to={[200, 108]} />
      <Tag at={[40, 118]} width={92} tone="brand" text="TRIM(name)" />
      <Tag at={[142, 118]} width={122} tone="brand" text="status = 'paid'" />
      <Tag at={[274, 118]} width={86} tone="brand" text="+ region" />
      <Arrow from={[200, 146]} to={[200, 174]} />
      <Plate at={[40, 184, 320, 92]}>
        <Word at={[16, 29]} text={'name:   "Ann Lee"'} />
        <Word at={[16, 51]} text={'phone:  "138****2046"'} />
        <Word at={[16, 73]} text={'region: "EU"'} look="fresh" />
        <Sign at={[292, 46]} />
      </Plate>
    </>
  ),
  schema: (
    <>
      {['Oracle', 'ClickHouse'].map((name, side) => (
        <Panel key={name} at={[20 + side * 202, 30, 158, 240]} title={name}>
          {columns.map(([column, ...types], index) => (
            <g key={column} transform={`translate(16 ${62 + index * 32})`}>
              <Word at={[0, 0]} text={column} />
              <Word at={[128, 0]} text={types[side]} look="quiet" align="end" />
            </g>
          ))}
          <Tag at={[12, 178]} width={134} tone="good" text="+ email" />
        </Panel>
      ))}
      {[88, 120, 152, 184, 218].map((y) => (
        <Arrow key={y} from={[182, y]} to={[216, y]} />
      ))}
    </>
  ),
  verify: (
    <>
      {['source', 'target'].map((name, side) => (
        <Panel key={name} at={[20 + side * 216, 30, 144, 240]} title={name}>
          {rows.map(([id, ...values], index) => (
            <g key={id} transform={`translate(0 ${46 + index * 38})`}>
              {index === different && <rect className={warning} x={6} y={-4} width={132} height={32} rx={8} />}
              <Word at={[16, 16]} text={id} look="quiet" />
              <Word at={[128, 16]} text={values[side]} align="end" />
            </g>
          ))}
        </Panel>
      ))}
      {rows.map(([id], index) => (
        <Sign key={id} at={[200, 88 + index * 38]} {...(index === different && differs)} />
      ))}
    </>
  ),
  ai: (
    <>
      <Panel at={[20, 36, 132, 150]} title="policy.md">
        {[100, 84, 96, 60].map((width, index) => (
          <Plate key={width} at={[16, 56 + index * 22, width, 8]} look={index === 1 ? 'good' : 'bar'} round={4} />
        ))}
      </Panel>
      <Arrow from={[152, 110]} to={[194, 110]} />
      <Panel at={[200, 36, 180, 150]} title="embedding">
        {['[ 0.12, -0.48, …', '[ 0.87,  0.03, …', '[-0.31,  0.66, …', '[ 0.54, -0.09, …'].map((vector, index) => (
          <Word key={vector} at={[16, 64 + index * 24]} text={vector} look={index === 1 ? 'fresh' : 'code'} />
        ))}
      </Panel>
      <Arrow from={[290, 186]} to={[290, 216]} />
      <Plate at={[120, 224, 260, 48]} look="primary" round={16}>
        <Word at={[20, 29]} text="POST /rag/chat" look="title" />
        <Tag at={[194, 14]} width={48} tone="good" text="200" />
      </Plate>
    </>
  ),
  twoWay: (
    <>
      <Zone at={[24, 54, 144, 192]} name="eu-west" />
      <Zone at={[232, 54, 144, 192]} name="ap-east" />
      <Store at={[50, 112]} name="MySQL" />
      <Store at={[258, 112]} name="MySQL" />
      <Arrow from={[142, 136]} to={[254, 136]} />
      <Arrow from={[258, 176]} to={[148, 176]} />
      <Plate at={[176, 132, 48, 48]} round={24}>
        <path className={lines.strong} d="M15 21a10 10 0 0 1 17-4l3 3m0-7v7h-7M33 27a10 10 0 0 1-17 4l-3-3m0 7v-7h7" />
      </Plate>
    </>
  ),
  monitor: (
    <>
      <Panel at={[20, 28, 360, 156]} title="delay">
        <path className={limit} d="M16 74H344" />
        <Curve
          d="M16 128C44 122 60 132 88 120S130 126 156 112 190 60 214 62 250 118 276 116 318 108 344 112"
          under="V142H16Z"
        />
        <Sign at={[206, 61]} tone="warn" d="M0-4.5v5m0 3.5v.5" />
      </Panel>
      {figures.map(([name, value], index) => (
        <Plate key={name} at={[20 + index * 124, 200, 112, 72]}>
          <Word at={[14, 26]} text={name} look="quiet" />
          {value ? <Word at={[14, 52]} text={value} look="figure" /> : <Delay at={[14, 52]} />}
        </Plate>
      ))}
    </>
  ),
}
