/** A question, the sources it is answered from, the answer. */
import { cx } from '@linaria/core'
import type { Strings } from '../../strings/index.ts'
import { Flow } from '../../ui/art/Flow.tsx'
import { note, raised, sheet } from '../../ui/art/Mockup.styles.ts'
import { Mockup } from '../../ui/art/Mockup.tsx'
import { Icon } from '../../../theme/ui/Icon.tsx'
import { CheckItems } from '../../ui/CheckItems.tsx'
import { useLatency } from '../../ui/useLatency.ts'
import { answerBubble, art, questionBubble } from './RagArt.styles.ts'

type RagArtProps = { label: string; words: Strings['solutions']['rag']['chat'] }

export const RagArt = ({ label, words }: RagArtProps) => (
  <Mockup label={label} className={cx(raised, sheet, art)}>
    <p className={questionBubble}>{words.question}</p>
    <ul>
      <CheckItems sign="server" items={words.sources} />
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
