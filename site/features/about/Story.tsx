/** Years and what happened in them. */
import { useBrand } from '../../../engine/client/index.ts'
import type { SiteBrand } from '../../brand.ts'
import { useStrings } from '../../strings/index.ts'
import { Section } from '../../ui/Section.tsx'
import { line } from './about.styles.ts'

export function Story() {
  const { edition } = useBrand<SiteBrand>()
  const { story } = useStrings().about
  return (
    <Section id="story" title={story.title} className={line}>
      <ol>
        {story[edition].map(({ year, title, text }) => (
          <li key={title}>
            <time dateTime={year}>{year}</time>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
