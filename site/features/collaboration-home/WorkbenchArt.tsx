/** A drawn workbench: a statement passes the rules and a colleague, its result comes back masked. */
import { css } from '@linaria/core'
import { Icon } from '../../ui/Icon.tsx'

type WorkbenchArtProps = {
  words: {
    art: string
    query: string
    rule: string
    passed: string
    approval: string
    approved: string
    masked: string
  }
}

const rows = [
  ['Kai', '186 •••• 0092', '3,019.00'],
  ['Lin', '138 •••• 2046', '1,280.00'],
  ['Mei', '159 •••• 7713', '642.50'],
] as const

export const WorkbenchArt = ({ words }: WorkbenchArtProps) => (
  <figure className={art}>
    <figcaption className="visually-hidden">{words.art}</figcaption>
    <div data-window="" aria-hidden="true">
      <div data-title="">
        <i />
        <i />
        <i />
        <span>{words.query}</span>
      </div>
      <code data-code="">
        <b>SELECT</b> name, phone, total
        <br />
        <b>FROM</b> orders
        <br />
        <b>WHERE</b> created_at &gt; <s>'2026-01-01'</s>
        <br />
        <b>ORDER BY</b> total <b>DESC</b>
      </code>
      <div data-result="">
        <span>name</span>
        <span>
          phone <Icon name="mask" />
        </span>
        <span>total</span>
        {rows.flat().map((cell) => (
          <span key={cell}>{cell}</span>
        ))}
      </div>
      <div data-foot="">
        <Icon name="shield" />
        {words.masked}
      </div>
    </div>
    <Step icon="check" title={words.rule} text={words.passed} />
    <Step icon="user" title={words.approval} text={words.approved} />
  </figure>
)

const Step = ({ icon, title, text }: { icon: 'check' | 'user'; title: string; text: string }) => (
  <div data-step={icon} aria-hidden="true">
    <Icon name={icon} />
    <div>
      <small>{title}</small>
      {text}
    </div>
  </div>
)

const art = css`
  position: relative;
  width: 100%;
  max-width: 38rem;
  margin-inline: auto;
  padding: var(--s-12) 0 var(--s-10);
  font-size: var(--t-2);

  [data-window] {
    overflow: hidden;
    border: 1px solid var(--c-line);
    border-radius: var(--r-2);
    background: var(--c-surface);
    box-shadow: var(--shadow-2);
  }
  [data-title] {
    display: flex;
    gap: 6px;
    align-items: center;
    padding: var(--s-3) var(--s-4);
    border-bottom: 1px solid var(--c-line);
    background: var(--c-sunken);
    color: var(--c-muted);
    font-size: var(--t-1);
  }
  [data-title] i {
    width: 10px;
    height: 10px;
    border-radius: 99px;
    background: var(--c-line);
  }
  [data-title] span {
    margin-inline-start: var(--s-3);
    font-family: var(--font-code);
  }
  [data-code] {
    display: block;
    padding: var(--s-5) var(--s-5) var(--s-6);
    color: var(--c-code-text);
    line-height: 1.9;
  }
  b {
    color: var(--c-code-keyword);
    font-weight: 600;
  }
  s {
    color: var(--c-code-string);
    text-decoration: none;
  }
  [data-result] {
    display: grid;
    grid-template-columns: minmax(max-content, 1fr) minmax(max-content, 1.6fr) minmax(max-content, 1.2fr);
    border-top: 1px solid var(--c-line);
    font-variant-numeric: tabular-nums;
  }
  [data-result] > span {
    display: flex;
    gap: var(--s-2);
    align-items: center;
    padding: 9px clamp(0.5rem, 3vw, 1.25rem);
    white-space: nowrap;
    border-bottom: 1px solid var(--c-line);
  }
  [data-result] > :nth-child(3n + 2) {
    background: var(--c-tint);
    color: var(--c-link);
    font-weight: 600;
  }
  [data-result] > :nth-child(3n) {
    justify-content: end;
  }
  [data-result] > :nth-child(-n + 3) {
    background: var(--c-sunken);
    color: var(--c-heading);
    font-weight: 600;
  }
  [data-foot] {
    display: flex;
    gap: var(--s-2);
    align-items: center;
    justify-content: end;
    padding: var(--s-4) var(--s-5);
    color: var(--c-muted);
    font-size: var(--t-1);
  }
  [data-step] {
    position: absolute;
    display: flex;
    gap: var(--s-3);
    align-items: center;
    padding: var(--s-3) var(--s-5) var(--s-3) var(--s-3);
    border: 1px solid var(--c-line);
    border-radius: var(--r-2);
    background: var(--c-surface);
    box-shadow: var(--shadow-2);
    color: var(--c-heading);
    font-weight: 600;
    line-height: 1.35;
  }
  [data-step] > svg {
    box-sizing: content-box;
    padding: 8px;
    border-radius: 10px;
    background: var(--c-good-bg);
    color: var(--c-good);
  }
  [data-step='check'] {
    top: 0;
    right: clamp(-24px, -1vw, 0px);
  }
  [data-step='user'] {
    bottom: 0;
    left: clamp(-24px, -1vw, 0px);
  }
  [data-step='user'] > svg {
    background: var(--c-tint);
    color: var(--c-link);
  }
  small {
    display: block;
    color: var(--c-muted);
    font-size: var(--t-1);
    font-weight: 400;
  }
`
