/** The end of a page: a coloured panel with one or two buttons. */
import type { ReactNode } from 'react'
import { cx } from '@linaria/core'
import { Lead } from '../../theme/ui/Lead.tsx'
import { Phrases } from '../../theme/ui/Phrases.tsx'
import { band } from './Section.styles.ts'
import { wrap } from '../../theme/ui/wrap.ts'

type ActionBandProps = { title: string; text: string; children: ReactNode }

export const ActionBand = ({ title, text, children }: ActionBandProps) => (
  <section className={cx(wrap, band)} aria-labelledby="action-title" data-print="no">
    <div>
      <h2 id="action-title">
        <Phrases text={title} />
      </h2>
      <Lead text={text} />
      <div>{children}</div>
    </div>
  </section>
)
