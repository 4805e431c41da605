/** A part of a page with its heading; `ground` tells it from its neighbours. */
import type { ReactNode } from 'react'
import { cx } from '@linaria/core'
import { Lead } from '../../theme/ui/Lead.tsx'
import { Phrases } from '../../theme/ui/Phrases.tsx'
import { grounds, moreLink, section, splitHead } from './Section.styles.ts'
import { wrap } from '../../theme/ui/wrap.ts'

type SectionProps = {
  /** Anchor; the heading is found by it. */
  id: string
  title: string
  lead?: string | undefined
  ground?: 'plain' | 'sunken'
  /** The lead stands beside a long title instead of below it. */
  split?: boolean
  /** Where to go on, below the lead. */
  more?: ReactNode
  className?: string
  children: ReactNode
}

export const Section = ({ id, title, lead, ground = 'plain', split, more, className, children }: SectionProps) => (
  <section id={id} className={cx(section, grounds[ground], className)} aria-labelledby={`${id}-title`}>
    <div className={wrap}>
      <header className={split ? splitHead : undefined}>
        <h2 id={`${id}-title`}>
          <Phrases text={title} />
        </h2>
        <Lead text={lead} />
        {more && <p className={moreLink}>{more}</p>}
      </header>
      {children}
    </div>
  </section>
)
