/** A screen with its caption below it. With `markers`, numbers in it lead to a list that says what they point at. */
import { useStrings } from '../../strings/index.ts'
import { caption, legendList, marker, roomyEntry } from './CaptionedScreen.styles.ts'
import type { MarkerAt } from './parts.tsx'
import type { ScreenName } from './names.ts'
import { Screen } from './Screen.tsx'

/** Numbers in parts that are drawn where there is room only: the object browser of the query console. */
const roomyNumbers: Partial<Record<ScreenName, number>> = { console: 1, rule: 1 }

const numbered: MarkerAt = (number) => <span className={marker}>{number}</span>

export function CaptionedScreen({ name, markers }: { name: ScreenName; markers?: boolean }) {
  const words = useStrings().screens[name]
  const below = (
    <figcaption className={caption}>
      {words.caption}
      {markers && (
        <ol className={legendList}>
          {words.legend.map((text, index) => (
            <li key={text} className={roomyNumbers[name] === index + 1 ? roomyEntry : undefined}>
              {numbered(index + 1)}
              {text}
            </li>
          ))}
        </ol>
      )}
    </figcaption>
  )
  return <Screen name={name} below={below} {...(markers && { marker: numbered })} />
}
