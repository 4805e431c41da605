/** The way from the sources to the API, one step below the other. */
import { css } from '@linaria/core'
import { useBrand } from '../../../engine/client/index.ts'
import type { SiteBrand } from '../../brand.ts'
import { useStrings } from '../../strings/index.ts'
import { Section } from '../../ui/Section.tsx'

export function Steps() {
  const { currency } = useBrand<SiteBrand>()
  const { steps } = useStrings().solutions.rag
  return (
    <Section id="steps" title={steps.title} className={way}>
      <p data-end="">{steps.from}</p>
      <ol>
        {steps.items.map(({ title, text }) => (
          <li key={title}>
            <div>
              <h3>{title}</h3>
              <p>{typeof text === 'string' ? text : text(steps.models[currency])}</p>
            </div>
          </li>
        ))}
      </ol>
      <p data-end="">{steps.to}</p>
    </Section>
  )
}

const way = css`
  [data-end] {
    width: fit-content;
    padding: var(--s-3) var(--s-6);
    border-radius: 99px;
    background: var(--c-primary);
    color: var(--c-on-primary);
    font-weight: 650;
  }
  ol {
    margin-inline-start: 2.25rem;
    padding-block: var(--s-6);
    border-inline-start: 2px dashed var(--c-tint-strong);
    counter-reset: step;
  }
  li {
    display: flex;
    gap: var(--s-6);
    align-items: center;
    margin-inline-start: -1.5rem;
    counter-increment: step;
  }
  li + li {
    margin-top: var(--s-5);
  }
  li::before {
    display: grid;
    flex: none;
    place-items: center;
    width: 3rem;
    height: 3rem;
    border: 2px solid var(--c-tint-strong);
    border-radius: 99px;
    background: var(--c-bg);
    color: var(--c-link);
    font: 600 var(--t-2) / 1 var(--font-code);
    content: counter(step, decimal-leading-zero) / '';
  }
  li > div {
    flex: 1;
    max-width: 44rem;
    padding: var(--s-5) var(--s-6);
    border: 1px solid var(--c-line);
    border-radius: var(--r-2);
    background: var(--c-surface);
  }
  li p {
    margin-top: var(--s-1);
    color: var(--c-muted);
  }
  @media (width >= 1000px) {
    > div {
      display: grid;
      grid-template-columns: minmax(0, 5fr) minmax(0, 8fr);
      column-gap: var(--s-16);
    }
    > div > :not(header) {
      grid-column: 2;
    }
    header {
      position: sticky;
      top: calc(var(--bar) + var(--s-10));
      grid-row: span 3;
      align-self: start;
    }
  }
`
