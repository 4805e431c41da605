/** A screen with its caption below it. With `marks`, numbers in it lead to a list that says what they point at. */
import { useStrings } from '../../strings/index.ts'
import { caption, legendList, mark } from './CaptionedScreen.styles.ts'
import type { MarkAt } from './parts.tsx'
import type { ScreenName } from './names.ts'
import { Screen } from './Screen.tsx'

const numbered: MarkAt = (number) => <span className={mark}>{number}</span>

export function CaptionedScreen({ name, marks }: { name: ScreenName; marks?: boolean }) {
  const words = useStrings().screens[name]
  const below = (
    <figcaption className={caption}>
      {words.caption}
      {marks && (
        <ol className={legendList}>
          {words.legend.map((text, index) => (
            <li key={text}>
              {numbered(index + 1)}
              {text}
            </li>
          ))}
        </ol>
      )}
    </figcaption>
  )
  return <Screen name={name} below={below} {...(marks && { mark: numbered })} />
}
