/** Two halves: the form, and what one gets. The second half follows the first where there is no room beside it. */
import type { ReactNode } from 'react'
import { useBrand, useShared } from '../../../engine/client/index.ts'
import { priceList } from '../../../plugins/pricing/shared.ts'
import type { SiteBrand } from '../../brand.ts'
import { useStrings } from '../../strings/index.ts'
import { CheckItems } from '../../ui/CheckItems.tsx'
import { useAllowances } from '../../ui/useAllowances.ts'
import { useLatency } from '../../ui/useLatency.ts'
import {
  badgeList,
  daysFree,
  factList,
  flowArt,
  formHalf,
  leadText,
  movingRows,
  solidShape,
  split,
  textLines,
} from './SplitScreen.styles.ts'

type SplitScreenProps = { title: string; lead: string; children: ReactNode }

export function SplitScreen({ title, lead, children }: SplitScreenProps) {
  const { offering, features, currency } = useBrand<SiteBrand>()
  const { accountPages, figures } = useStrings()
  const { aside } = accountPages
  const { plain: latency } = useLatency('change')
  const { sources, trial } = useAllowances()
  const list = useShared(priceList)
  const worth = list.offering === 'replication' ? figures.money[currency](String(list.credits)) : undefined
  const facts = [
    ...(features.tryCloud && worth ? [aside.credits[currency](worth)] : []),
    ...aside[offering](latency, sources.commercial),
  ]
  return (
    <main id="main" tabIndex={-1} className={split}>
      <section className={formHalf}>
        <div>
          <h1>{title}</h1>
          <p className={leadText}>{lead}</p>
          {children}
        </div>
      </section>
      <aside aria-label={aside.label}>
        <div>
          <h2>
            <span className="visually-hidden">{aside.title(trial.days)}</span>
            <span className={daysFree} aria-hidden="true">
              <b>{trial.days}</b>
              {aside.daysUnit}
            </span>
            <span aria-hidden="true">{aside.trial}</span>
          </h2>
          <ul className={factList}>
            <CheckItems items={facts} />
          </ul>
          {features.tryCloud && (
            <ul className={badgeList}>
              {aside.badges.map((badge) => (
                <li key={badge}>{badge}</li>
              ))}
            </ul>
          )}
        </div>
        <Flow from={offering === 'management' ? 'person' : 'database'} />
      </aside>
    </main>
  )
}

/** Rows on their way from one database to others, or what a person does on its way to several. */
const Flow = ({ from }: { from: 'person' | 'database' }) => (
  <svg viewBox="0 0 480 150" aria-hidden="true" className={flowArt}>
    <path d="M96 75h84M300 75c40 0 40-45 84-45M300 75h84M300 75c40 0 40 45 84 45" />
    <path d="M96 75h84M300 75c40 0 40-45 84-45M300 75h84M300 75c40 0 40 45 84 45" className={movingRows} />
    <rect x="180" y="43" width="120" height="64" rx="14" />
    <path d="M204 64h72M204 75h48M204 86h60" className={textLines} />
    {from === 'person' && (
      <g transform="translate(64 75)">
        <circle cy="-13" r="11" className={solidShape} />
        <path d="M-22 22c0-15 9-22 22-22s22 7 22 22z" className={solidShape} />
      </g>
    )}
    {[...(from === 'database' ? [[64, 75]] : []), [412, 30], [412, 75], [412, 120]].map(([x, y]) => (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
        <path d="M-24-11v22c0 4.4 10.7 8 24 8s24-3.6 24-8v-22" className={solidShape} />
        <ellipse cy="-11" rx="24" ry="8" className={solidShape} />
      </g>
    ))}
  </svg>
)
