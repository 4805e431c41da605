/** The tree of a documentation. Shared by all its pages, so which branch is open is filled in when it is stitched in. */
import type { SidebarItem, SidebarValue } from '../plugins/docs/types.ts'
import { attribute, treeAttributes } from './client/behaviour.ts'
import { sentences } from './sentences.ts'
import { badgeClass } from './badgeClass.ts'
import { useWords } from './words/useWords.ts'
import { filter, tree } from './Sidebar.styles.ts'

/** From this number of pages on the eye needs help. */
const long = 20

export function Sidebar({ value: { items, full } }: { value: SidebarValue }) {
  const { docs } = useWords()
  return (
    <nav className={tree} aria-label={docs.sidebar} {...attribute(treeAttributes.tree, full ?? '')}>
      {(full || pagesIn(items) >= long) && (
        <div className={filter}>
          <input
            type="search"
            aria-label={docs.filter}
            placeholder={docs.filter}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
          />
          <output {...sentences({ none: docs.noneFound })} />
          <ul {...attribute(treeAttributes.found)} />
        </div>
      )}
      <Branch items={items} />
    </nav>
  )
}

const pagesIn = (items: readonly SidebarItem[]): number =>
  items.reduce((sum, item) => sum + (item.kind === 'category' ? pagesIn(item.items) : 1), 0)

// Plain elements without classes: a tree may have 200 entries and stands in every page.
const Branch = ({ items }: { items: readonly SidebarItem[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item.id}>
        <Entry item={item} />
      </li>
    ))}
  </ul>
)

const Label = ({ label, badge }: SidebarItem) => (
  <>
    {label}
    {badge && (
      <>
        {' '}
        <span className={badgeClass(badge)}>{badge.text}</span>
      </>
    )}
  </>
)

function Entry({ item }: { item: SidebarItem }) {
  if (item.kind !== 'category')
    return (
      <a href={item.kind === 'doc' ? item.path : item.href}>
        <Label {...item} />
      </a>
    )
  // A link within a summary could not be told from the summary: it stands before, and the summary is an arrow beside it.
  return (
    <>
      {item.path && (
        <a href={item.path}>
          <Label {...item} />
        </a>
      )}
      <details data-open={item.id} {...(item.more && attribute(treeAttributes.more))} open={!item.collapsed}>
        {item.path ? (
          <summary aria-label={item.label} />
        ) : (
          <summary>
            <Label {...item} />
          </summary>
        )}
        <Branch items={item.items} />
      </details>
    </>
  )
}
