/** The way from the sources to the API, one step below the other, and the call it ends with. */
import { css } from '@linaria/core'
import { useBrand } from '../../../engine/client/index.ts'
import type { SiteBrand } from '../../brand.ts'
import { useStrings } from '../../strings/index.ts'
import { Section } from '../../ui/Section.tsx'
import { Steps } from '../../ui/Steps.tsx'
import { RagCall } from './RagCall.tsx'

export function RagSteps() {
  const { currency } = useBrand<SiteBrand>()
  const { steps, chat } = useStrings().solutions.rag
  return (
    <Section id="steps" title={steps.title} className={way}>
      <div>
        <p className={terminal}>{steps.from}</p>
        <Steps
          items={steps.items.map(({ title, text }) => ({
            title,
            content: <p>{typeof text === 'string' ? text : text(steps.models[currency])}</p>,
          }))}
        />
        <p className={terminal}>{steps.to}</p>
      </div>
      <RagCall words={chat} />
    </Section>
  )
}

const way = css`
  ol {
    margin-block: var(--s-6);
  }
  figure {
    margin-top: var(--s-10);
  }
  @media (width >= 62.5em) {
    > div {
      display: grid;
      grid-template: auto 1fr / minmax(0, 1fr) minmax(0, 1.2fr);
      column-gap: clamp(3rem, 7vw, 6.5rem);
    }
    figure {
      align-self: start;
      margin-top: 0;
    }
    > div > div {
      grid-area: 1 / 2 / span 2;
    }
  }
`

const terminal = css`
  width: fit-content;
  padding: var(--s-2) var(--s-5);
  border-radius: 99px;
  background: var(--c-primary);
  color: var(--c-on-primary);
  font-weight: 600;
`
