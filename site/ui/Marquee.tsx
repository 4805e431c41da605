/** Words that pass by; they stand still under the pointer, when paused, and where motion is unwelcome. */
import { MotionButton } from './MotionButton.tsx'
import { strip } from './Marquee.styles.ts'

type MarqueeProps = { title: string; words: readonly string[] }

export const Marquee = ({ title, words }: MarqueeProps) => (
  <div className={strip}>
    <p>{title}</p>
    <div>
      {/* The second round follows the first, so that there is no gap. */}
      {[false, true].map((copy) => (
        <ul key={String(copy)} aria-hidden={copy || undefined}>
          {words.map((word) => (
            <li key={word}>{word}</li>
          ))}
        </ul>
      ))}
    </div>
    <MotionButton corner="top" />
  </div>
)
