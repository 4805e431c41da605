/** Pictures of the three features, 360 × 210: a console, a change on its way, a masked table. Words in them are code. */
import type { ReactNode } from 'react'
import { picture } from './FeatureArt.styles.ts'

export const FeatureArt = ({ id }: { id: string }) => (
  <svg className={picture} viewBox="0 0 360 210" aria-hidden="true">
    {pictures[id]}
  </svg>
)

const objects = ['shop', 'orders', 'users', 'stock', 'audit']
const environments = ['dev', 'test', 'prod']
const people = [
  ['Kai', '186 •••• 0092', '3,019.00'],
  ['Lin', '138 •••• 2046', '1,280.00'],
  ['Mei', '159 •••• 7713', '642.50'],
] as const

const Tick = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle data-good="" r={11} />
    <path data-sign="" d="m-4.5 0 3.2 3.2 6-6.4" />
  </g>
)

const pictures: Readonly<Record<string, ReactNode>> = {
  console: (
    <>
      <rect data-card="" x={20} y={20} width={320} height={210} rx={12} />
      <path data-edge="" d="M112 20v190M112 120h228" />
      {objects.map((name, index) => (
        <text key={name} data-code={index === 1 ? 'on' : ''} x={index ? 46 : 34} y={50 + index * 28}>
          {name}
        </text>
      ))}
      <text data-code="" x={128} y={50}>
        <tspan data-keyword="">SELECT</tspan> name, total
      </text>
      <text data-code="" x={128} y={72}>
        <tspan data-keyword="">FROM</tspan> orders
      </text>
      <text data-code="" x={128} y={94}>
        <tspan data-keyword="">WHERE</tspan> ord
      </text>
      <path data-caret="" d="M197 82v15" />
      <g transform="translate(203 84)">
        <rect data-popup="" width={124} height={58} rx={8} />
        <rect data-chosen="" x={5} y={5} width={114} height={23} rx={5} />
        <text data-code="on" x={14} y={21}>
          order_id
        </text>
        <text data-code="" x={14} y={45}>
          ordered_at
        </text>
      </g>
      {[160, 186].map((y) => (
        <path key={y} data-row="" d={`M128 ${y}h56M204 ${y}h40M264 ${y}h60`} />
      ))}
    </>
  ),
  route: (
    <>
      <rect data-card="" x={20} y={28} width={320} height={62} rx={12} />
      <text data-code="" x={36} y={54}>
        <tspan data-added="">+ ALTER TABLE</tspan> orders
      </text>
      <text data-code="" x={36} y={75}>
        <tspan data-added="">+</tspan> {'  '}ADD paid_at DATETIME
      </text>
      <path data-line="" d="M72 148H288" />
      {environments.map((name, index) => (
        <g key={name} transform={`translate(${72 + index * 108} 148)`}>
          <rect data-card="" x={-40} y={-28} width={80} height={56} rx={12} />
          <text data-code="" data-middle="" y={18}>
            {name}
          </text>
          {index < 2 ? <Tick x={0} y={-8} /> : <circle data-now="" cy={-8} r={9} />}
        </g>
      ))}
    </>
  ),
  mask: (
    <>
      <rect data-card="" x={20} y={28} width={320} height={160} rx={12} />
      <rect data-chosen="" x={112} y={29} width={128} height={158} />
      <path data-edge="" d="M20 68h320M20 108h320M20 148h320" />
      {['name', 'phone', 'total'].map((name, index) => (
        <text key={name} data-code="quiet" data-end={index === 2 ? '' : undefined} x={[36, 128, 324][index]} y={53}>
          {name}
        </text>
      ))}
      {people.map(([name, phone, total], index) => (
        <g key={name} transform={`translate(0 ${93 + index * 40})`}>
          <text data-code="" x={36}>
            {name}
          </text>
          <text data-code="on" x={128}>
            {phone}
          </text>
          <text data-code="" data-end="" x={324}>
            {total}
          </text>
        </g>
      ))}
      <g transform="translate(240 28)">
        <circle data-key="" r={16} />
        <path data-lock="" d="M-5.5-1h11v7.5h-11Zm2 0v-2.5a3.5 3.5 0 0 1 7 0V-1" />
      </g>
    </>
  ),
}
