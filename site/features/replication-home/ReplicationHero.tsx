/** First view of the home page: what the product does, and three ways in. */
import { css } from '@linaria/core'
import { attribute } from '../../../theme/client/behaviour.ts'
import { accountAttributes, dialogAttributes } from '../../client/behaviour.ts'
import { useStrings } from '../../strings/index.ts'
import { ButtonLink } from '../../../theme/ui/ButtonLink.tsx'
import { textLink } from '../../../theme/ui/Hero.styles.ts'
import { Hero } from '../../ui/Hero.tsx'
import { Icon } from '../../../theme/ui/Icon.tsx'
import { dialogs } from '../../ui/dialogs.ts'
import { useInstallGuide } from '../install/useInstallGuide.ts'
import { RotatingWord } from '../../ui/RotatingWord.tsx'
import { useAllowances } from '../../ui/useAllowances.ts'
import { useLatency } from '../../ui/useLatency.ts'
import { FlowArt } from './FlowArt.tsx'

type HeroProps = { product: string; quickStart: string; login: string }

export function ReplicationHero({ product, quickStart, login }: HeroProps) {
  const { hero } = useStrings().home
  const { plain, signed } = useLatency('change')
  const { sources } = useAllowances()
  return (
    <Hero
      eyebrow={hero.eyebrow(sources.commercial)}
      title={hero.title}
      accent={<RotatingWord words={hero.words} />}
      lead={hero.lead(product, plain)}
      buttons={
        <>
          <ButtonLink href={login} {...attribute(accountAttributes.tryCloud)}>
            {hero.tryCloud}
          </ButtonLink>
          <ButtonLink look="plain" href={quickStart}>
            {hero.quickStart}
            <Icon name="arrow" />
          </ButtonLink>
          <a className={textLink} href={login} {...attribute(accountAttributes.download)}>
            <Icon name="download" />
            {hero.download}
          </a>
        </>
      }
      art={<FlowArt words={hero} product={product} delay={signed} />}
      moves
    >
      <p className={also}>
        <a href={useInstallGuide()} {...attribute(dialogAttributes.opens, dialogs.install)}>
          {hero.community}
        </a>
        <a
          href={login}
          {...attribute(accountAttributes.tryCloud)}
          {...attribute(accountAttributes.source, 'buy_a_license')}
        >
          {hero.licence}
        </a>
      </p>
    </Hero>
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
    min-height: var(--tap);
    text-decoration: underline;
    text-decoration-color: var(--c-line-strong);
    text-underline-offset: 0.3em;
  }
`
