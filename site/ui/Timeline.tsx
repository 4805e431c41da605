/** Years and what happened in them: below each other, three in a row, and all in one row where there is room. */
import { line } from './Timeline.styles.ts'

type TimelineProps = {
  items: readonly (readonly [year: string, title: string, text: string])[]
}

export const Timeline = ({ items }: TimelineProps) => (
  <ol className={line}>
    {items.map(([year, title, text]) => (
      <li key={title}>
        <time dateTime={year}>{year}</time>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ol>
)
