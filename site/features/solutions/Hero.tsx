/** First view of a solution: words and a drawing. */
import type { ReactNode } from 'react'
import { cx } from '@linaria/core'
import { columns, ground } from '../../ui/hero.ts'
import { MotionButton } from '../../ui/MotionButton.tsx'
import { Phrases } from '../../ui/Phrases.tsx'
import { wrap } from '../../ui/wrap.ts'

type HeroProps = {
  words: { eyebrow: string; title: string; accent: string }
  lead: string
  buttons: ReactNode
  art: ReactNode
}

export const Hero = ({ words, lead, buttons, art }: HeroProps) => (
  <section className={ground} aria-labelledby="hero-title">
    <div className={cx(wrap, columns)}>
      <div>
        <p data-eyebrow="">{words.eyebrow}</p>
        <h1 id="hero-title">
          {words.title} <em>{words.accent}</em>
        </h1>
        <p data-lead="">
          <Phrases text={lead} />
        </p>
        <div data-buttons="">{buttons}</div>
      </div>
      {art}
    </div>
    <MotionButton corner />
  </section>
)
