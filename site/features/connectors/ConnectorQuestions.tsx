/** Questions that are often asked about a connector. */
import { useLocalized } from '../../../engine/client/index.ts'
import type { ConnectorProps } from '../../../plugins/connectors/types.ts'
import { useStrings } from '../../strings/index.ts'
import { Accordion } from '../../ui/Accordion.tsx'
import { Section } from '../../ui/Section.tsx'
import { capabilityOf, knownOf, readingOf, writingOf } from './capability.ts'

type Question = {
  readonly question: string
  readonly answer: string
  /** Where the documentation says more. */
  readonly guide?: { readonly path: string; readonly title: string } | undefined
}

export function ConnectorQuestions({ items }: { items: readonly Question[] }) {
  const { title } = useStrings().connectorGuide.faq
  return (
    <Section id="faq" title={title}>
      <Accordion
        name="faq"
        items={items.map(({ question, answer, guide }) => ({
          title: question,
          content: (
            <p>
              {answer}
              {guide && (
                <>
                  {' '}
                  <a href={guide.path}>{guide.title}</a>
                </>
              )}
            </p>
          ),
        }))}
      />
    </Section>
  )
}

/** The questions of a connector, for the page and for search engines. */
export function useConnectorQuestions(
  { connector, modes, upstream, downstream }: Pick<ConnectorProps, 'connector' | 'modes' | 'upstream' | 'downstream'>,
  own: string,
): readonly Question[] {
  const { faq } = useStrings().connectorGuide
  const { name } = connector
  const localized = useLocalized()
  const reading = readingOf(connector, { modes, upstream })
  const writing = writingOf(connector, { upstream, downstream })
  const known = knownOf({ upstream, downstream })
  const answer = known ? faq.common.known(name, known) : faq.common.answer[capabilityOf(connector)](name)
  const common = { question: faq.common.question(name), answer }
  if (capabilityOf(connector) === 'integration')
    return [{ question: faq.called.question(name), answer: faq.called.answer(name, own) }, common]
  return [
    {
      question: faq.source.question(name),
      answer: faq.source[reading ?? 'no'](name, own),
      guide: reading === 'asked' ? { path: localized('/docs/source/overview/'), title: faq.source.guide } : undefined,
    },
    {
      question: faq.target.question(name),
      answer: faq.target[writing ?? 'no'](name, own),
      guide: writing === 'asked' ? { path: localized('/docs/target/overview/'), title: faq.target.guide } : undefined,
    },
    common,
  ]
}
