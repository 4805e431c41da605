/** A question, the sources it is answered from, the answer. */
import { css } from '@linaria/core'
import type { Strings } from '../../strings/index.ts'
import { Icon } from '../../ui/Icon.tsx'

type RagArtProps = { label: string; words: Strings['solutions']['rag']['chat'] }

export const RagArt = ({ label, words }: RagArtProps) => (
  <figure className={art}>
    <figcaption className="visually-hidden">{label}</figcaption>
    <div aria-hidden="true">
      <p data-question="">{words.question}</p>
      <ul>
        {words.sources.map((source) => (
          <li key={source}>
            <Icon name="server" />
            {source}
          </li>
        ))}
      </ul>
      <svg viewBox="0 0 480 72" preserveAspectRatio="none">
        <path d="M80 0C80 44 240 28 240 72M240 0V72M400 0C400 44 240 28 240 72" />
        <path data-dots="" d="M80 0C80 44 240 28 240 72M240 0V72M400 0C400 44 240 28 240 72" />
      </svg>
      <p data-answer="">
        <b>RAG API</b>
        {words.answer}
        <small>
          <Icon name="clock" />
          {words.fresh}
        </small>
      </p>
    </div>
  </figure>
)

const art = css`
  width: 100%;
  max-width: 34rem;
  margin-inline: auto;

  > div {
    padding: clamp(1.25rem, 4vw, 2.5rem);
    border: 1px solid var(--c-line);
    border-radius: var(--r-3);
    background: var(--c-surface);
    box-shadow: var(--shadow-2);
  }
  [data-question] {
    width: fit-content;
    max-width: 85%;
    margin-inline-start: auto;
    padding: var(--s-4) var(--s-5);
    border-radius: var(--r-2) var(--r-2) 4px;
    background: var(--c-primary);
    color: var(--c-on-primary);
    font-weight: 600;
  }
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
  > div > svg {
    width: 100%;
    height: 64px;
    overflow: visible;
    fill: none;
    stroke: var(--c-tint-strong);
    stroke-width: 2;
  }
  [data-dots] {
    stroke: var(--c-primary);
    stroke-width: 6;
    stroke-linecap: round;
    stroke-dasharray: 0 32;
    animation: gather 1.8s linear 16;
  }
  [data-answer] {
    padding: var(--s-5);
    border: 1px solid var(--c-tint-strong);
    border-radius: var(--r-2) var(--r-2) var(--r-2) 4px;
    background: var(--c-tint);
    color: var(--c-heading);
  }
  b,
  small {
    display: flex;
    gap: var(--s-2);
    align-items: center;
    color: var(--c-link);
    font-size: var(--t-2);
  }
  b {
    margin-bottom: var(--s-1);
  }
  small {
    margin-top: var(--s-3);
    color: var(--c-text);
  }
  @keyframes gather {
    to {
      stroke-dashoffset: -32;
    }
  }
`
