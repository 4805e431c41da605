/** A heading or a lead that ends its lines between clauses first, and never within a word: of Chinese, or one with a hyphen. */
import { Fragment, type ReactNode } from 'react'
import { css, cx } from '@linaria/core'
import { clausesOf, hyphenatedWord, isChinese, withNoBreakSpaces, wordsOf } from './phraseParts.ts'

export function Phrases({ text }: { text: string }) {
  const clauses = clausesOf(withNoBreakSpaces(text))
  if (clauses.length === 1 && !isChinese(text)) return unbroken(text)
  return clauses.map((clause) => (
    <span key={clause} className={cx(words, clauses.length > 1 && whole)}>
      {wordsOf(clause).map((word, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {unbroken(word)}
        </Fragment>
      ))}
    </span>
  ))
}

const unbroken = (text: string): ReactNode =>
  text.split(hyphenatedWord).map((part, index) =>
    index % 2 ? (
      <span key={index} className={oneLine}>
        {part}
      </span>
    ) : (
      part
    ),
  )

const oneLine = css`
  white-space: nowrap;
`

const words = css`
  word-break: keep-all;
`

const whole = css`
  display: inline-block;

  /* A narrow lead would have more ends of lines than lines. */
  @media (width < 37.5em) {
    p > & {
      display: inline;
    }
  }
`
