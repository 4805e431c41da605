/** First view of the home page: what the product does, and three ways in. */
import { css, cx } from '@linaria/core'
import { useStrings } from '../../strings/index.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { columns, ground } from '../../ui/hero.ts'
import { Icon } from '../../ui/Icon.tsx'
import { MotionButton } from '../../ui/MotionButton.tsx'
import { dialogs } from '../../ui/dialogs.ts'
import { Phrases } from '../../ui/Phrases.tsx'
import { RotatingWord } from '../../ui/RotatingWord.tsx'
import { wrap } from '../../ui/wrap.ts'
import { FlowArt } from './FlowArt.tsx'

type HeroProps = { product: string; quickStart: string; login: string }

export function Hero({ product, quickStart, login }: HeroProps) {
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
          <p data-lead="">
            <Phrases text={hero.lead(product)} />
          </p>
          <div data-buttons="">
            <ButtonLink href={login} data-action="try-cloud">
              {hero.tryCloud}
            </ButtonLink>
            <ButtonLink look="plain" href={quickStart}>
              {hero.quickStart}
              <Icon name="arrow" />
            </ButtonLink>
            <a href={login} data-action="download">
              <Icon name="download" />
              {hero.download}
            </a>
          </div>
          <p className={also}>
            <a href={quickStart} data-dialog={dialogs.install}>
              {hero.community}
            </a>
            <a href={login} data-action="try-cloud" data-source="buy_a_license">
              {hero.licence}
            </a>
          </p>
        </div>
        <FlowArt words={hero} product={product} />
      </div>
      <MotionButton corner />
    </section>
  )
}

const also = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-1) var(--s-6);
  margin-top: var(--s-4);
  font-size: var(--t-2);

  a {
    display: inline-flex;
    align-items: center;
    min-height: 28px;
    text-decoration: underline;
    text-decoration-color: var(--c-line-strong);
    text-underline-offset: 0.3em;
  }
`
