/** First view of the home page: what the product does, and three ways in. */
import { cx } from '@linaria/core'
import { useStrings } from '../../strings/index.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { columns, ground } from '../../ui/hero.ts'
import { Icon } from '../../ui/Icon.tsx'
import { MotionButton } from '../../ui/MotionButton.tsx'
import { RotatingWord } from '../../ui/RotatingWord.tsx'
import { wrap } from '../../ui/wrap.ts'
import { FlowArt } from './FlowArt.tsx'

type HeroProps = { product: string; quickStart: string; cloud: string; download: string }

export function Hero({ product, quickStart, cloud, download }: HeroProps) {
  const { hero } = useStrings().home
  return (
    <section className={ground} aria-labelledby="hero-title">
      <div className={cx(wrap, columns)}>
        <div>
          <p data-eyebrow="">{hero.eyebrow}</p>
          <h1 id="hero-title">
            {hero.title}{' '}
            <em>
              <RotatingWord words={hero.words} />
            </em>
          </h1>
          <p data-lead="">{hero.lead(product)}</p>
          <div data-buttons="">
            <ButtonLink href={cloud} data-action="try-cloud">
              {hero.tryCloud}
            </ButtonLink>
            <ButtonLink look="plain" href={quickStart}>
              {hero.quickStart}
              <Icon name="arrow" />
            </ButtonLink>
            <a href={download} data-action="download">
              <Icon name="download" />
              {hero.download}
            </a>
          </div>
        </div>
        <FlowArt words={hero} product={product} />
      </div>
      <MotionButton corner />
    </section>
  )
}
