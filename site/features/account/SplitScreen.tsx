/** Two halves: the form, and what one gets. The second half follows the first where there is no room beside it. */
import type { ReactNode } from 'react'
import { useBrand } from '../../../engine/client/index.ts'
import type { SiteBrand } from '../../brand.ts'
import { useStrings } from '../../strings/index.ts'
import { CheckItems } from '../../ui/CheckItems.tsx'
import { split } from './SplitScreen.styles.ts'

type SplitScreenProps = { title: string; lead: string; children: ReactNode }

export function SplitScreen({ title, lead, children }: SplitScreenProps) {
  const { offering, features, currency } = useBrand<SiteBrand>()
  const { aside } = useStrings().accountPages
  const facts = [...(features.tryCloud ? [aside.credits[currency]] : []), ...aside[offering]]
  return (
    <main id="main" tabIndex={-1} className={split}>
      <section data-form="">
        <div>
          <h1>{title}</h1>
          <p data-lead="">{lead}</p>
          {children}
        </div>
      </section>
      <aside aria-label={aside.label}>
        <div>
          <h2>
            <span className="visually-hidden">{aside.title}</span>
            <span data-days="" aria-hidden="true">
              <b>{aside.days}</b>
              {aside.daysUnit}
            </span>
            <span aria-hidden="true">{aside.trial}</span>
          </h2>
          <ul data-facts="">
            <CheckItems items={facts} />
          </ul>
          {features.tryCloud && (
            <ul data-badges="">
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
  <svg viewBox="0 0 480 150" aria-hidden="true" data-flow="">
    <path d="M96 75h84M300 75c40 0 40-45 84-45M300 75h84M300 75c40 0 40 45 84 45" />
    <path d="M96 75h84M300 75c40 0 40-45 84-45M300 75h84M300 75c40 0 40 45 84 45" data-rows="" />
    <rect x="180" y="43" width="120" height="64" rx="14" />
    <path d="M204 64h72M204 75h48M204 86h60" data-lines="" />
    {from === 'person' && (
      <g transform="translate(64 75)">
        <circle cy="-13" r="11" data-solid="" />
        <path d="M-22 22c0-15 9-22 22-22s22 7 22 22z" data-solid="" />
      </g>
    )}
    {[...(from === 'database' ? [[64, 75]] : []), [412, 30], [412, 75], [412, 120]].map(([x, y]) => (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
        <path d="M-24-11v22c0 4.4 10.7 8 24 8s24-3.6 24-8v-22" data-solid="" />
        <ellipse cy="-11" rx="24" ry="8" data-solid="" />
      </g>
    ))}
  </svg>
)
