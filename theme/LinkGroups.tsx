/** Groups of links as generated pages show them: tags, the archive, authors, what a category holds. */
import { css } from '@linaria/core'
import type { IndexProps } from '../plugins/blog/types.ts'
import { quietText } from './styles/quietText.ts'
import { DateText } from './DateText.tsx'
import { withNoBreakSpaces } from './ui/phraseParts.ts'
import { Phrases } from './ui/Phrases.tsx'

export const LinkGroups = ({ groups }: Pick<IndexProps, 'groups'>) => (
  <div className={list}>
    {groups.map(({ label, id, path, note, items }) => {
      const Group = label ? 'section' : 'div'
      return (
        <Group key={id ?? label} id={id}>
          {label && <h2>{path ? <a href={path}>{label}</a> : label}</h2>}
          {note && <p>{note}</p>}
          <ul>
            {items.map(({ label, path, note, date, count }) => (
              <li key={path}>
                <a href={path}>
                  <Phrases text={label} />
                </a>
                {count !== undefined && <span>{count}</span>}
                {note && <small>{withNoBreakSpaces(withoutTitle(note, label))}</small>}
                {date && (
                  <small>
                    <DateText date={date} />
                  </small>
                )}
              </li>
            ))}
          </ul>
        </Group>
      )
    })}
  </div>
)

/** A text that begins by saying its title again: `Team 3.4 supports …`. */
function withoutTitle(text: string, title: string): string {
  if (!text.startsWith(title)) return text
  const rest = text.slice(title.length).replace(/^[\s:：,，]+/, '')
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}

const list = css`
  section + section {
    margin-top: var(--s-10);
  }
  h2 {
    margin-bottom: var(--s-4);
    font-size: var(--t-5);
  }
  h2:has(+ p) {
    margin-bottom: 0;
  }
  p {
    margin-bottom: var(--s-3);
    ${quietText}
  }
  ul {
    display: grid;
    gap: var(--s-1) var(--s-8);
    grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  }
  li {
    position: relative;
    display: grid;
    grid-template-columns: 1fr auto;
    align-content: start;
    align-items: baseline;
    gap: 0 var(--s-3);
    padding-block: var(--s-2);
    border-bottom: 1px solid var(--c-line);
  }
  /* The line is the target, not the word. */
  li a {
    font-weight: 550;
  }
  li a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  li:hover {
    border-color: var(--c-primary);
  }
  li > span {
    ${quietText}
    font-variant-numeric: tabular-nums;
  }
  small {
    grid-column: 1 / -1;
    color: var(--c-muted);
  }
`
