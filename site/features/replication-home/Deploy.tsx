/** Where the product runs. */
import { css } from '@linaria/core'
import { useLocalized } from '../../../engine/client/index.ts'
import { useStrings } from '../../strings/index.ts'
import { Card } from '../../ui/Card.tsx'
import { CheckItems } from '../../ui/CheckItems.tsx'
import { MoreLink } from '../../ui/MoreLink.tsx'
import { Section } from '../../ui/Section.tsx'
import { DeployArt } from './DeployArt.tsx'

const places = ['cloud', 'home'] as const

export function Deploy() {
  const { deploy } = useStrings().home
  const localized = useLocalized()
  return (
    <Section id="deploy" title={deploy.title} lead={deploy.lead} ground="sunken" className={cards}>
      <ul>
        {deploy.items.map(({ title, note, points }, index) => (
          <li key={title}>
            <Card title={title} art={<DeployArt where={places[index] ?? 'home'} words={deploy.art} />} className={card}>
              <p>{note}</p>
              <ul>
                <CheckItems items={points} />
              </ul>
            </Card>
          </li>
        ))}
      </ul>
      <MoreLink href={localized('/pricing/')}>{deploy.more}</MoreLink>
    </Section>
  )
}

const cards = css`
  > div > ul {
    display: grid;
    gap: var(--s-6);
    grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));
  }
`

const card = css`
  && {
    gap: 0;
    height: 100%;
    padding: clamp(1rem, 0.6rem + 1.4vw, 1.5rem);
    border-radius: var(--r-3);
  }
  ul {
    margin-top: var(--s-5);
  }
  li {
    display: flex;
    gap: var(--s-3);
    align-items: center;
    padding-block: var(--s-3);
    border-top: 1px solid var(--c-line);
  }
  li:last-child {
    padding-bottom: 0;
  }
  li svg {
    color: var(--c-good);
  }
`
