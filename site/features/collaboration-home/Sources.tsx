/** The databases and clouds the tool speaks to. */
import { css } from '@linaria/core'
import { useStrings } from '../../strings/index.ts'
import { Section } from '../../ui/Section.tsx'
import { databases, vendors } from './sources.ts'

export function Sources() {
  const { sources } = useStrings().clouddm
  return (
    <Section id="sources" title={sources.title} lead={sources.lead} ground="sunken" className={wall}>
      <ul>
        {databases.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <h3>{sources.vendors}</h3>
      <ul>
        {vendors.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Section>
  )
}

const wall = css`
  ul {
    display: grid;
    gap: var(--s-3);
    grid-template-columns: repeat(auto-fill, minmax(min(11rem, 44%), 1fr));
  }
  li {
    display: flex;
    gap: var(--s-3);
    align-items: center;
    padding: var(--s-3) var(--s-4);
    border: 1px solid var(--c-line);
    border-radius: var(--r-1);
    background: var(--c-surface);
    color: var(--c-heading);
    font-size: var(--t-2);
    font-weight: 600;
  }
  li::before {
    flex: none;
    width: 8px;
    height: 8px;
    border-radius: 3px;
    background: var(--c-primary);
    content: '';
  }
  li:nth-child(3n + 2)::before {
    background: var(--c-accent);
  }
  h3 {
    margin-block: var(--s-10) var(--s-4);
    font-size: var(--t-4);
  }
`
