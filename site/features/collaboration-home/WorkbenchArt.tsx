/** A drawn workbench: a statement passes the rules and a colleague, its result comes back masked. */
import { cx } from '@linaria/core'
import { chip, note, raised, spots } from '../../ui/art/Mockup.styles.ts'
import { Mockup } from '../../ui/art/Mockup.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { maskedRows } from './maskedRows.ts'
import {
  art,
  checkStep,
  footLine,
  resultGrid,
  statement,
  step,
  titleBar,
  userStep,
  windowFrame,
} from './WorkbenchArt.styles.ts'

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
