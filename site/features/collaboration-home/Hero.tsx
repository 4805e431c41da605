/** First view: what the tool is, where its code is, and a statement on its way through the team. */
import { cx } from '@linaria/core'
import { useStrings } from '../../strings/index.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { columns, ground } from '../../ui/hero.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Phrases } from '../../ui/Phrases.tsx'
import { wrap } from '../../ui/wrap.ts'
import { Repositories } from './Repositories.tsx'
import { WorkbenchArt } from './WorkbenchArt.tsx'

type HeroProps = { product: string; start: { href: string; text: string } }

export function Hero({ product, start }: HeroProps) {
  const { hero } = useStrings().clouddm
  return (
    <section className={ground} aria-labelledby="hero-title">
      <div className={cx(wrap, columns)}>
        <div>
          <p data-eyebrow="">{hero.badge}</p>
          <h1 id="hero-title">
            {hero.title} <em>{hero.accent}</em>
          </h1>
          <p data-lead="">
            <Phrases text={hero.lead(product)} />
          </p>
          <div data-buttons="">
            <ButtonLink href={start.href}>
              {start.text}
              <Icon name="arrow" />
            </ButtonLink>
            <Repositories look="plain" />
          </div>
        </div>
        <WorkbenchArt words={hero} />
      </div>
    </section>
  )
}
