/** A heading or a lead that breaks between its clauses first. Chinese has no spaces: otherwise a line may end within a word. */
import { css } from '@linaria/core'

export function Phrases({ text }: { text: string }) {
  const phrases = text.split(/(?<=[，、：；。？！])(?=.)/)
  if (phrases.length === 1) return text
  return phrases.map((phrase) => (
    <span key={phrase} className={whole}>
      {phrase}
    </span>
  ))
}

const whole = css`
  display: inline-block;

  /* A narrow lead would have more ends of lines than lines. */
  @media (width < 600px) {
    p > & {
      display: inline;
    }
  }
`
