/** First view: what the tool is, where its code is, and how a query looks in it. */
import { useStrings } from '../../strings/index.ts'
import { ButtonLink } from '../../../theme/ui/ButtonLink.tsx'
import { Hero } from '../../ui/Hero.tsx'
import { Icon } from '../../../theme/ui/Icon.tsx'
import { Screen } from '../screens/Screen.tsx'
import { Repositories } from './Repositories.tsx'

type HeroProps = { product: string; start: { href: string; text: string } }

export function CollaborationHero({ product, start }: HeroProps) {
  const { hero } = useStrings().clouddm
  return (
    <Hero
      eyebrow={hero.badge}
      title={hero.title}
      accent={hero.accent}
      lead={hero.lead(product)}
      buttons={
        <>
          <ButtonLink href={start.href}>
            {start.text}
            <Icon name="arrow" />
          </ButtonLink>
          <Repositories look="plain" />
        </>
      }
      art={<Screen name="console" />}
    />
  )
}
