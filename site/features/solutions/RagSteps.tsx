/** The way from the sources to the API, one step below the other. */
import { css } from '@linaria/core'
import { useBrand } from '../../../engine/client/index.ts'
import type { SiteBrand } from '../../brand.ts'
import { useStrings } from '../../strings/index.ts'
import { Section } from '../../ui/Section.tsx'
import { Steps } from '../../ui/Steps.tsx'

export function RagSteps() {
  const { currency } = useBrand<SiteBrand>()
  const { steps } = useStrings().solutions.rag
  return (
    <Section id="steps" title={steps.title} className={way}>
      <div>
        <p data-end="">{steps.from}</p>
        <Steps
          items={steps.items.map(({ title, text }) => ({
            title,
            content: <p>{typeof text === 'string' ? text : text(steps.models[currency])}</p>,
          }))}
        />
        <p data-end="">{steps.to}</p>
      </div>
    </Section>
  )
}

const way = css`
  [data-end] {
    width: fit-content;
    padding: var(--s-2) var(--s-5);
    border-radius: 99px;
    background: var(--c-primary);
    color: var(--c-on-primary);
    font-weight: 600;
  }
  ol {
    margin-block: var(--s-6);
  }
  @media (width >= 1000px) {
    > div {
      display: grid;
      grid-template-columns: minmax(0, 5fr) minmax(0, 8fr);
      column-gap: var(--s-16);
    }
    header {
      position: sticky;
      top: calc(var(--bar) + var(--s-10));
      align-self: start;
    }
  }
`
