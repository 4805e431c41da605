/** What the company is for, over lines that flow like data. */
import { cx } from '@linaria/core'
import { useBrand } from '../../../engine/client/index.ts'
import type { SiteBrand } from '../../brand.ts'
import { useStrings } from '../../strings/index.ts'
import { Flow } from '../../ui/art/Flow.tsx'
import { heroTitle } from '../../../theme/ui/heroTitle.ts'
import { Lead } from '../../../theme/ui/Lead.tsx'
import { MotionButton } from '../../ui/MotionButton.tsx'
import { RotatingWord } from '../../ui/RotatingWord.tsx'
import { wrap } from '../../../theme/ui/wrap.ts'
import { copy, eyebrowText, ground, leadText } from './Banner.styles.ts'

const waves = [
  'M-20 90C180 10 320 190 560 110S960 20 1240 120 1500 90 1500 90',
  'M-20 170C200 90 360 250 600 170S980 90 1240 190 1500 160 1500 160',
  'M-20 250C220 190 380 330 640 250S1000 170 1260 270 1500 240 1500 240',
  'M-20 330C240 270 420 400 680 320S1040 250 1280 340 1500 320 1500 320',
  'M-20 400C260 350 460 460 720 390S1080 330 1300 410 1500 390 1500 390',
]

export function Banner() {
  const { edition, offering } = useBrand<SiteBrand>()
  const { banner, lead } = useStrings().about
  const { title, words } = banner[edition]
  return (
    <section className={ground} aria-labelledby="about-title">
      <svg viewBox="0 0 1440 460" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {waves.map((d) => (
          <Flow key={d} d={d} />
        ))}
      </svg>
      <div className={cx(wrap, heroTitle, copy)}>
        <p className={eyebrowText}>{banner.eyebrow}</p>
        <h1 id="about-title">
          {title}{' '}
          <em>
            <RotatingWord words={words} />
          </em>
        </h1>
        <Lead text={lead[offering]} className={leadText} />
      </div>
      <MotionButton />
    </section>
  )
}
