/**
 * Words that take turns in one place, two seconds each. They lie on top of each other, so nothing moves around them; the
 * first one stays where motion is unwelcome.
 */
import { stack } from './RotatingWord.styles.ts'

type RotatingWordProps = { words: readonly string[] }

export const RotatingWord = ({ words }: RotatingWordProps) => (
  <span className={stack}>
    {words.map((word) => (
      <span key={word}>{word} </span>
    ))}
  </span>
)
