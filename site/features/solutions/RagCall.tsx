/** What calling the RAG API looks like: the question of the first view as a request, and its answer. */
import { css } from '@linaria/core'
import type { Strings } from '../../strings/index.ts'

const request = (question: string) => `curl -sS "$RAG_API_URL" \\
  -H "Authorization: Bearer $RAG_API_KEY" \\
  -H 'Content-Type: application/json' \\
  -d '{"messages": [{
    "role": "user",
    "content": "${question}"
  }]}'`

export const RagCall = ({ words }: { words: Strings['solutions']['rag']['chat'] }) => (
  <figure className={card}>
    <figcaption>RAG API</figcaption>
    <pre>
      <code>{request(words.question)}</code>
    </pre>
    <p>{words.answer}</p>
  </figure>
)

const card = css`
  overflow: hidden;
  border: 1px solid var(--c-line);
  border-radius: var(--r-2);
  background: var(--c-code-bg);
  font-size: var(--t-2);

  figcaption {
    display: flex;
    gap: var(--s-3);
    align-items: center;
    padding: var(--s-3) var(--s-5);
    border-bottom: 1px solid var(--c-line);
    color: var(--c-muted);
    font-weight: 600;
  }
  figcaption::before {
    width: 8px;
    height: 8px;
    border-radius: 99px;
    background: var(--c-good);
    content: '';
  }
  pre {
    padding: var(--s-5);
    color: var(--c-code-text);
    font-size: 0.8125rem;
    line-height: 1.7;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  p {
    padding: var(--s-4) var(--s-5);
    border-top: 1px solid var(--c-line);
    background: var(--c-surface);
    color: var(--c-heading);
    font-weight: 600;
  }
`
