/** The databases and clouds the tool speaks to. */
import { css } from '@linaria/core'
import { useStrings } from '../../strings/index.ts'
import { CheckItems } from '../../ui/CheckItems.tsx'
import { DatabaseItems } from '../../ui/DatabaseItems.tsx'
import { Section } from '../../ui/Section.tsx'
import { useDatabases } from '../../ui/useDatabases.ts'

export function Sources() {
  const { sources } = useStrings().clouddm
  const databases = useDatabases()
  if (!databases.length) return null
  return (
    <Section id="sources" title={sources.title} lead={sources.lead} ground="sunken" className={wall}>
      <ul>
        <DatabaseItems databases={databases} />
      </ul>
      <h3>{sources.vendors}</h3>
      <ul>
        <CheckItems sign="cloud" items={sources.clouds} />
      </ul>
    </Section>
  )
}

const wall = css`
  ul {
    display: grid;
    gap: var(--s-2);
    grid-template-columns: repeat(auto-fill, minmax(min(11.5rem, 46%), 1fr));

    /* In rows of three or five, one would be left. */
    @media (40em <= width < 78em) {
      grid-template-columns: repeat(4, 1fr);
    }
  }
  li {
    display: flex;
    gap: var(--s-3);
    align-items: center;
    padding: var(--s-2);
    border: 1px solid var(--c-line);
    border-radius: var(--r-2);
    background: var(--c-surface);
    color: var(--c-heading);
    font-size: var(--t-2);
    font-weight: 600;
    line-height: 1.3;
  }
  ul:last-child svg {
    box-sizing: content-box;
    width: 20px;
    height: 20px;
    padding: 6px;
    color: var(--c-link);
  }
  h3 {
    margin-block: var(--s-6) var(--s-3);
    font-size: var(--t-4);
  }
`
