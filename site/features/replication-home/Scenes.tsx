/** Two ways the product is used, each with its path drawn: text and drawing change sides from one to the next. */
import { css, cx } from '@linaria/core'
import { useLocalized } from '../../../engine/client/index.ts'
import { useStrings } from '../../strings/index.ts'
import { Lead } from '../../ui/Lead.tsx'
import { MoreLink } from '../../ui/MoreLink.tsx'
import { Section } from '../../ui/Section.tsx'
import { sideBySide } from '../../ui/sideBySide.ts'
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
    <Section id="scenes" title={scenes.title} className={cx(sideBySide, pictures)}>
      {scenes.items.map(({ title, text }, index) => (
        <article key={title}>
          {art[index]}
          <div>
            <h3>{title}</h3>
            <Lead text={text} />
            <MoreLink href={localized(pages[index] ?? '/')} about={title}>
              {scenes.more}
            </MoreLink>
          </div>
        </article>
      ))}
    </Section>
  )
}

const pictures = css`
  article > svg {
    margin: 0;
    border: 1px solid var(--c-line);
    border-radius: var(--r-3);
  }
  /* Drawn larger, its words keep their size. */
  @media (width >= 900px) {
    article > svg text {
      font-size: 12px;
    }
  }
`
