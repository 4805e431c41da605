/** Two ways the product is used, each with its path drawn. */
import { css } from '@linaria/core'
import { useLocalized } from '../../../engine/client/index.ts'
import { useStrings } from '../../strings/index.ts'
import { Lead } from '../../../theme/ui/Lead.tsx'
import { MoreLink } from '../../ui/MoreLink.tsx'
import { Section } from '../../ui/Section.tsx'
import { swipeRow } from '../../../theme/ui/swipeRow.ts'
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
    <Section id="scenes" title={scenes.title} className={pictures}>
      <div className={swipeRow}>
        {scenes.items.map(({ title, text }, index) => (
          <article key={title}>
            {art[index]}
            <h3>{title}</h3>
            <Lead text={text} />
            <MoreLink href={localized(pages[index] ?? '/')} about={title}>
              {scenes.more}
            </MoreLink>
          </article>
        ))}
      </div>
    </Section>
  )
}

const pictures = css`
  article > svg:first-child {
    margin: 0 0 var(--s-5);
    border: 1px solid var(--c-line);
    border-radius: var(--r-3);
  }
  h3 {
    font-size: var(--t-5);
  }
  h3 + p {
    margin-top: var(--s-2);
    color: var(--c-muted);
  }
  article > a {
    margin-top: var(--s-3);
  }
`
