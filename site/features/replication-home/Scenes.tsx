/** Two ways the product is used, each with its path drawn. */
import { css } from '@linaria/core'
import { useLocalized } from '../../../engine/client/index.ts'
import { useStrings } from '../../strings/index.ts'
import { Card } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Section } from '../../ui/Section.tsx'
import { AnalyticsScene, AssistantScene } from './SceneArt.tsx'

export function Scenes() {
  const { scenes } = useStrings().home
  const localized = useLocalized()
  const { sources, store, reports, texts, vectors, assistant } = scenes.stages
  const art = [
    <AnalyticsScene key="analytics" stages={[sources, store, reports]} />,
    <AssistantScene key="assistant" stages={[texts, vectors, assistant]} />,
  ]
  const pages = ['/solution1/', '/solution2/']
  return (
    <Section id="scenes" title={scenes.title} className={cards}>
      <ul>
        {scenes.items.map(({ title, text }, index) => (
          <li key={title}>
            <Card title={title} href={localized(pages[index] ?? '/')} art={art[index]} className={card}>
              <p>{text}</p>
              <span aria-hidden="true">
                {scenes.more}
                <Icon name="arrow" />
              </span>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const cards = css`
  ul {
    display: grid;
    gap: var(--s-6);
    grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr));
  }
`

const card = css`
  && {
    height: 100%;
    padding: clamp(1rem, 0.6rem + 1.4vw, 1.5rem);
    border-radius: var(--r-3);
  }
  > span {
    display: flex;
    gap: var(--s-2);
    align-items: center;
    margin-block: var(--s-2);
    color: var(--c-link);
    font-weight: 600;
  }
  > span svg {
    transition: transform var(--d-2);
  }
  &:hover > span svg {
    transform: translateX(4px);
  }
`
