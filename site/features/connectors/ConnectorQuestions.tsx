/** Questions that are often asked about a connector. */
import { css } from '@linaria/core'
import type { ConnectorCard } from '../../../plugins/connectors/types.ts'
import { useStrings } from '../../strings/index.ts'
import { Section } from '../../ui/Section.tsx'
import { capabilityOf } from './capability.ts'

type Question = { readonly question: string; readonly answer: string }

export function Questions({ items }: { items: readonly Question[] }) {
  const { title } = useStrings().connectorGuide.faq
  return (
    <Section id="faq" title={title} className={questions}>
      {items.map(({ question, answer }) => (
        <details key={question} name="faq">
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </Section>
  )
}

/** The questions of a connector, for the page and for search engines. */
export function useQuestions(connector: ConnectorCard, own: string): readonly Question[] {
  const { faq } = useStrings().connectorGuide
  const { name, source, target } = connector
  return [
    { question: faq.source.question(name), answer: faq.source[source ? 'yes' : 'no'](name, own) },
    { question: faq.target.question(name), answer: faq.target[target ? 'yes' : 'no'](name, own) },
    { question: faq.common.question(name), answer: faq.common.answer[capabilityOf(connector)](name) },
  ]
}

const questions = css`
  details {
    border-top: 1px solid var(--c-line);
  }
  details:last-child {
    border-bottom: 1px solid var(--c-line);
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--s-4);
    padding-block: var(--s-5);
    color: var(--c-heading);
    font-size: var(--t-4);
    font-weight: 600;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::after {
    flex: none;
    width: 8px;
    height: 8px;
    margin-inline-end: var(--s-2);
    border: solid var(--c-muted);
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
    transition: transform var(--d-2) var(--ease);
    content: '';
  }
  details[open] summary::after {
    transform: rotate(225deg);
  }
  details p {
    max-width: var(--w-text);
    padding-bottom: var(--s-6);
    color: var(--c-muted);
  }
`
