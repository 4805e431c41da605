/** A screen with its caption below it. With `markers`, numbers in it lead to a list that says what they point at. */
import { useStrings } from '../../strings/index.ts'
import { caption, legendList, marker } from './CaptionedScreen.styles.ts'
import type { MarkerAt } from './parts.tsx'
import type { ScreenName } from './names.ts'
import { Screen } from './Screen.tsx'

const numbered: MarkerAt = (number) => <span className={marker}>{number}</span>

export function CaptionedScreen({ name, markers }: { name: ScreenName; markers?: boolean }) {
  const words = useStrings().screens[name]
  const below = (
    <figcaption className={caption}>
      {words.caption}
      {markers && (
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
  return <Screen name={name} below={below} {...(markers && { marker: numbered })} />
}
