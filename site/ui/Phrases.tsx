/** A heading or a lead that ends its lines between clauses first, and in Chinese never within a word. */
import { Fragment } from 'react'
import { css, cx } from '@linaria/core'
import { clausesOf, isChinese, wordsOf } from './phrases.ts'

export function Phrases({ text }: { text: string }) {
  const clauses = clausesOf(text)
  if (clauses.length === 1 && !isChinese(text)) return text
  return clauses.map((clause) => (
    <span key={clause} className={cx(words, clauses.length > 1 && whole)}>
      {wordsOf(clause).map((word, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {word}
        </Fragment>
      ))}
    </span>
  ))
}

const words = css`
  word-break: keep-all;
  overflow-wrap: anywhere;
`

const whole = css`
  display: inline-block;

  /* A narrow lead would have more ends of lines than lines. */
  @media (width < 600px) {
    p > & {
      display: inline;
    }
  }
`
