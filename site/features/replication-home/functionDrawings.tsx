import type { ReactNode } from 'react'
import type { Ability } from '../../brand.ts'
import { Arrow, Bar, Panel, Store, Tag, Tick } from './drawingParts.tsx'

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

export const drawings: Readonly<Record<Ability, ReactNode>> = {
  incremental: (
    <>
      <Panel x={20} y={40} width={212} height={220} title="binlog">
        {changes.map(([kind, tone, row], index) => (
          <g key={row} transform={`translate(14 ${50 + index * 33})`} data-lag={index}>
            <Tag x={0} y={0} width={62} tone={tone} text={kind} />
            <text data-code="" x={74} y={14}>
              {row}
            </text>
          </g>
        ))}
      </Panel>
      <Arrow d="M232 116H282" at={[282, 116]} />
      <Store x={288} y={72} name="StarRocks" strong />
      <Panel x={262} y={192} width={118} height={68}>
        <path data-curve="" d="M14 48C24 44 30 30 40 36S58 48 70 34 92 40 104 28" />
        <text data-figure="" x={14} y={26}>
          0.8 s
        </text>
      </Panel>
    </>
  ),
  full: (
    <Panel x={30} y={30} width={340} height={240} title="shop → shop_dw">
      {tables.map(([name, count, part], index) => (
        <g key={name} transform={`translate(16 ${54 + index * 37})`}>
          <text data-code="" x={0} y={8}>
            {name}
          </text>
          <text data-code="" data-quiet="" data-end="" x={276} y={8}>
            {count}
          </text>
          <Bar x={0} y={16} width={276} part={part} />
          {part === 1 && <Tick x={298} y={12} />}
        </g>
      ))}
    </Panel>
  ),
  cleaning: (
    <>
      <Panel x={40} y={24} width={320} height={62}>
        <text data-code="" x={16} y={27}>
          {'name:   "  Ann Lee "'}
        </text>
        <text data-code="" x={16} y={47}>
          {'phone:  "138 0000 2046"'}
        </text>
      </Panel>
      <Arrow d="M200 86V106" at={[200, 108]} down />
      {['TRIM(name)', "status = 'paid'", '+ region'].map((rule, index) => (
        <Tag key={rule} x={[40, 142, 274][index]!} y={118} width={[92, 122, 86][index]!} tone="brand" text={rule} />
      ))}
      <Arrow d="M200 146V172" at={[200, 174]} down />
      <Panel x={40} y={184} width={320} height={92}>
        <text data-code="" x={16} y={29}>
          {'name:   "Ann Lee"'}
        </text>
        <text data-code="" x={16} y={51}>
          {'phone:  "138****2046"'}
        </text>
        <text data-code="" data-new="" x={16} y={73}>
          {'region: "EU"'}
        </text>
        <Tick x={292} y={46} />
      </Panel>
    </>
  ),
  schema: (
    <>
      {['Oracle', 'ClickHouse'].map((name, side) => (
        <Panel key={name} x={20 + side * 202} y={30} width={158} height={240} title={name}>
          {columns.map(([column, ...types], index) => (
            <g key={column} transform={`translate(16 ${62 + index * 32})`}>
              <text data-code="" x={0} y={0}>
                {column}
              </text>
              <text data-code="" data-quiet="" data-end="" x={128} y={0}>
                {types[side]}
              </text>
            </g>
          ))}
          <Tag x={12} y={178} width={134} tone="good" text="+ email" />
        </Panel>
      ))}
      {columns.map(([column], index) => (
        <Arrow key={column} d={`M182 ${88 + index * 32}H214`} at={[216, 88 + index * 32]} />
      ))}
      <Arrow d="M182 218H214" at={[216, 218]} />
    </>
  ),
  verify: (
    <>
      {['source', 'target'].map((name, side) => (
        <Panel key={name} x={20 + side * 216} y={30} width={144} height={240} title={name}>
          {rows.map(([id, ...values], index) => (
            <g key={id} transform={`translate(0 ${46 + index * 38})`}>
              {index === different && <rect data-warn="" x={6} y={-4} width={132} height={32} rx={8} />}
              <text data-code="" data-quiet="" x={16} y={16}>
                {id}
              </text>
              <text data-code="" data-end="" x={128} y={16}>
                {values[side]}
              </text>
            </g>
          ))}
        </Panel>
      ))}
      {rows.map(([id], index) =>
        index === different ? (
          <g key={id} transform="translate(200 164)" data-tone="warn">
            <circle data-dot="" r={9} />
            <path data-sign="" d="M-4-2.5h8M-4 2.5h8M2.5-5.5l-5 11" />
          </g>
        ) : (
          <Tick key={id} x={200} y={88 + index * 38} />
        ),
      )}
    </>
  ),
  ai: (
    <>
      <Panel x={20} y={36} width={132} height={150} title="policy.md">
        {[100, 84, 96, 60].map((width, index) => (
          <rect
            key={width}
            data-row={index === 1 ? 'marked' : ''}
            x={16}
            y={56 + index * 22}
            width={width}
            height={8}
            rx={4}
          />
        ))}
      </Panel>
      <Arrow d="M152 110H192" at={[194, 110]} />
      <Panel x={200} y={36} width={180} height={150} title="embedding">
        {['[ 0.12, -0.48, …', '[ 0.87,  0.03, …', '[-0.31,  0.66, …', '[ 0.54, -0.09, …'].map((vector, index) => (
          <text key={vector} data-code="" data-new={index === 1 ? '' : undefined} x={16} y={64 + index * 24}>
            {vector}
          </text>
        ))}
      </Panel>
      <Arrow d="M290 186V214" at={[290, 216]} down />
      <g transform="translate(120 224)" data-strong="">
        <rect data-card="" width={260} height={48} rx={16} />
        <text data-title="" x={20} y={29}>
          POST /rag/chat
        </text>
        <Tag x={194} y={14} width={48} tone="good" text="200" />
      </g>
    </>
  ),
  twoWay: (
    <>
      {[24, 232].map((x) => (
        <rect key={x} data-zone="" x={x} y={54} width={144} height={192} rx={16} />
      ))}
      <text data-code="" data-quiet="" x={40} y={80}>
        eu-west
      </text>
      <text data-code="" data-quiet="" x={248} y={80}>
        ap-east
      </text>
      <Store x={50} y={112} name="MySQL" strong />
      <Store x={258} y={112} name="MySQL" strong />
      <Arrow d="M142 136H252" at={[254, 136]} />
      <path data-line="" d="M258 176H148m6-5-6 5 6 5" />
      <g transform="translate(200 156)">
        <circle data-card="" r={24} />
        <path data-line="" d="M-9-3a10 10 0 0 1 17-4l3 3m0-7v7h-7M9 3a10 10 0 0 1-17 4l-3-3m0 7V4h7" />
      </g>
    </>
  ),
  monitor: (
    <>
      <Panel x={20} y={28} width={360} height={156} title="delay">
        <path data-limit="" d="M16 74H344" />
        <path
          data-area=""
          d="M16 128C44 122 60 132 88 120S130 126 156 112 190 60 214 62 250 118 276 116 318 108 344 112V142H16Z"
        />
        <path
          data-curve=""
          d="M16 128C44 122 60 132 88 120S130 126 156 112 190 60 214 62 250 118 276 116 318 108 344 112"
        />
        <g transform="translate(206 61)" data-tone="warn">
          <circle data-dot="" r={9} />
          <path data-sign="" d="M0-4.5v5m0 3.5v.5" />
        </g>
      </Panel>
      {[
        ['0.8 s', 'delay'],
        ['12,480', 'rows/s'],
        ['99.99%', 'uptime'],
      ].map(([value, name], index) => (
        <Panel key={name} x={20 + index * 124} y={200} width={112} height={72}>
          <text data-code="" data-quiet="" x={14} y={26}>
            {name}
          </text>
          <text data-figure="" x={14} y={52}>
            {value}
          </text>
        </Panel>
      ))}
    </>
  ),
}
