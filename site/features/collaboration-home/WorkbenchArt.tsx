/** A drawn workbench: a statement passes the rules and a colleague, its result comes back masked. */
import { css, cx } from '@linaria/core'
import { chip, note, raised, spots } from '../../ui/art/Mockup.styles.ts'
import { Mockup } from '../../ui/art/Mockup.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { maskedRows } from './maskedRows.ts'

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

export const WorkbenchArt = ({ words }: WorkbenchArtProps) => (
  <Mockup label={words.art} className={art}>
    <div className={cx(raised, windowFrame)}>
      <div className={titleBar}>
        <i />
        <i />
        <i />
        <span>{words.query}</span>
      </div>
      <code className={statement}>
        <b>SELECT</b> name, phone, total
        <br />
        <b>FROM</b> orders
        <br />
        <b>WHERE</b> created_at &gt; <s>'2026-01-01'</s>
        <br />
        <b>ORDER BY</b> total <b>DESC</b>
      </code>
      <div className={resultGrid}>
        <span>name</span>
        <span>
          phone <Icon name="mask" />
        </span>
        <span>total</span>
        {maskedRows.flat().map((cell) => (
          <span key={cell}>{cell}</span>
        ))}
      </div>
      <div className={cx(note, footLine)}>
        <Icon name="shield" />
        {words.masked}
      </div>
    </div>
    <div className={cx(raised, chip, spots.good, step, checkStep)}>
      <Icon name="check" />
      <Step title={words.rule} text={words.passed} />
    </div>
    <div className={cx(raised, chip, spots.brand, step, userStep)}>
      <Icon name="user" />
      <Step title={words.approval} text={words.approved} />
    </div>
  </Mockup>
)

const Step = ({ title, text }: { title: string; text: string }) => (
  <div>
    <small>{title}</small>
    {text}
  </div>
)

const art = css`
  position: relative;
  max-width: 38rem;
  padding: var(--s-12) 0 var(--s-10);
  font-size: var(--t-2);

  b {
    color: var(--c-code-keyword);
    font-weight: 600;
  }
  s {
    color: var(--c-code-string);
    text-decoration: none;
  }
  small {
    display: block;
    color: var(--c-muted);
    font-size: var(--t-1);
    font-weight: 400;
  }
`

const windowFrame = css`
  overflow: hidden;
  border-radius: var(--r-2);
`

const titleBar = css`
  display: flex;
  gap: 6px;
  align-items: center;
  padding: var(--s-3) var(--s-4);
  border-bottom: 1px solid var(--c-line);
  background: var(--c-sunken);
  color: var(--c-muted);
  font-size: var(--t-1);

  i {
    width: 10px;
    height: 10px;
    border-radius: 99px;
    background: var(--c-line);
  }
  span {
    margin-inline-start: var(--s-3);
    font-family: var(--font-code);
  }
`

const statement = css`
  display: block;
  padding: var(--s-5) var(--s-5) var(--s-6);
  color: var(--c-code-text);
  line-height: 1.9;
`

const resultGrid = css`
  display: grid;
  grid-template-columns: minmax(max-content, 1fr) minmax(max-content, 1.6fr) minmax(max-content, 1.2fr);
  border-top: 1px solid var(--c-line);
  font-variant-numeric: tabular-nums;

  > span {
    display: flex;
    gap: var(--s-2);
    align-items: center;
    padding: 9px clamp(0.5rem, 3vw, 1.25rem);
    white-space: nowrap;
    border-bottom: 1px solid var(--c-line);
  }
  > :nth-child(3n + 2) {
    background: var(--c-tint);
    color: var(--c-link);
    font-weight: 600;
  }
  > :nth-child(3n) {
    justify-content: end;
  }
  > :nth-child(-n + 3) {
    background: var(--c-sunken);
    color: var(--c-heading);
    font-weight: 600;
  }
`

const footLine = css`
  justify-content: end;
  padding: var(--s-4) var(--s-5);
  font-size: var(--t-1);
`

const step = css`
  --spot-round: 10px;

  position: absolute;
  line-height: 1.35;
`

const checkStep = css`
  top: 0;
  right: clamp(-24px, -1vw, 0px);
`

const userStep = css`
  bottom: 0;
  left: clamp(-24px, -1vw, 0px);
`
