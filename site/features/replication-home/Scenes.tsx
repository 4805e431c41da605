/** Two ways the product is used, each with its path drawn. */
import { css } from '@linaria/core'
import { useLocalized } from '../../../engine/client/index.ts'
import { useStrings } from '../../strings/index.ts'
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
            {art[index]}
            <h3>{title}</h3>
            <p>{text}</p>
            <a href={localized(pages[index] ?? '/')}>
              {scenes.more}
              <span className="visually-hidden">: {title}</span>
              <Icon name="arrow" />
            </a>
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
  ul > li {
    position: relative;
    padding: clamp(1rem, 0.6rem + 1.4vw, 1.5rem) clamp(1rem, 0.6rem + 1.4vw, 1.5rem)
      clamp(1.25rem, 0.8rem + 1.6vw, 2rem);
    border: 1px solid var(--c-line);
    border-radius: var(--r-3);
    background: var(--c-surface);
    transition:
      border-color var(--d-2),
      box-shadow var(--d-2);
  }
  ul > li:hover {
    border-color: var(--c-tint-strong);
    box-shadow: var(--shadow-2);
  }
  p {
    margin-block: var(--s-2) var(--s-4);
    color: var(--c-muted);
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: var(--s-2);
    min-height: 24px;
    font-weight: 600;
  }
  a::after {
    position: absolute;
    inset: 0;
    border-radius: var(--r-3);
    content: '';
  }
`
