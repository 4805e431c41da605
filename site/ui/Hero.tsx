/** First view of a page: words on the left, a drawing on the right. */
import type { ReactNode } from 'react'
import { cx } from '@linaria/core'
import { buttonRow, columns, eyebrowPill, ground, leadText, moving } from '../../theme/ui/Hero.styles.ts'
import { heroTitle } from '../../theme/ui/heroTitle.ts'
import { Lead } from '../../theme/ui/Lead.tsx'
import { Phrases } from '../../theme/ui/Phrases.tsx'
import { MotionButton } from './MotionButton.tsx'
import { wrap } from '../../theme/ui/wrap.ts'

type HeroProps = {
  eyebrow: string
  title: string
  /** The second half of the title. */
  accent: ReactNode
  lead: string
  /** Those that do not look like buttons have the class `textLink`. */
  buttons: ReactNode
  /** Below the buttons. */
  children?: ReactNode
  art: ReactNode
  /** Something in it moves by itself. */
  moves?: true
}

export const Hero = ({ eyebrow, title, accent, lead, buttons, children, art, moves }: HeroProps) => (
  <section className={ground} aria-labelledby="hero-title">
    <div className={cx(wrap, heroTitle, columns)}>
      <div>
        <p className={eyebrowPill}>{eyebrow}</p>
        <h1 id="hero-title">
          <Phrases text={title} /> <em>{typeof accent === 'string' ? <Phrases text={accent} /> : accent}</em>
        </h1>
        <Lead text={lead} className={leadText} />
        <div className={buttonRow}>{buttons}</div>
        {children}
      </div>
      {moves ? (
        <div className={moving}>
          {art}
          <MotionButton />
        </div>
      ) : (
        art
      )}
    </div>
  </section>
)
