/** A question, the sources it is answered from, the answer. */
import { css, cx } from '@linaria/core'
import type { Strings } from '../../strings/index.ts'
import { Flow } from '../../ui/art/Flow.tsx'
import { note, raised, sheet } from '../../ui/art/Mockup.styles.ts'
import { Mockup } from '../../ui/art/Mockup.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { IconItems } from '../../ui/IconItems.tsx'
import { useLatency } from '../../ui/useLatency.ts'

type RagArtProps = { label: string; words: Strings['solutions']['rag']['chat'] }

export const RagArt = ({ label, words }: RagArtProps) => (
  <Mockup label={label} className={cx(raised, sheet, art)}>
    <p className={questionBubble}>{words.question}</p>
    <ul>
      <IconItems icon="server" items={words.sources} />
    </ul>
    <svg viewBox="0 0 480 72" preserveAspectRatio="none">
      <Flow d="M80 0C80 44 240 28 240 72M240 0V72M400 0C400 44 240 28 240 72" />
    </svg>
    <p className={answerBubble}>
      <b>RAG API</b>
      {words.answer}
      <small className={note}>
        <Icon name="clock" />
        {words.fresh(useLatency('sample').plain)}
      </small>
    </p>
  </Mockup>
)

const art = css`
  ul {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--s-3);
    margin-top: var(--s-8);
  }
  li {
    display: grid;
    gap: var(--s-2);
    justify-items: center;
    padding: var(--s-4) var(--s-1);
    border: 1px solid var(--c-line);
    border-radius: var(--r-1);
    background: var(--c-sunken);
    color: var(--c-text);
    font-size: var(--t-2);
    font-weight: 600;
  }
  li svg {
    width: 24px;
    height: 24px;
    color: var(--c-link);
  }
  > svg {
    --step: 32px;

    width: 100%;
    height: 64px;
    overflow: visible;
    fill: none;
  }
  b {
    display: block;
    margin-bottom: var(--s-1);
    color: var(--c-link);
    font-size: var(--t-2);
  }
  small {
    margin-top: var(--s-3);
    color: var(--c-text);
    font-size: var(--t-2);
  }
`

const questionBubble = css`
  width: fit-content;
  max-width: 85%;
  margin-inline-start: auto;
  padding: var(--s-4) var(--s-5);
  border-radius: var(--r-2) var(--r-2) 4px;
  background: var(--c-primary);
  color: var(--c-on-primary);
  font-weight: 600;
`

const answerBubble = css`
  padding: var(--s-5);
  border: 1px solid var(--c-tint-strong);
  border-radius: var(--r-2) var(--r-2) var(--r-2) 4px;
  background: var(--c-tint);
  color: var(--c-heading);
`
