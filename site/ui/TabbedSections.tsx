/** Labelled sections, readable one after the other; `client/tabs.ts` makes them tabs. */
import type { ReactNode } from 'react'
import { css } from '@linaria/core'

type TabbedSectionsProps = {
  label: string
  /** Those of one group follow each other, and the choice is remembered. */
  group?: string
  items: readonly { readonly id: string; readonly label: string; readonly content: ReactNode }[]
}

export const TabbedSections = ({ label, group, items }: TabbedSectionsProps) => (
  <div className={tabs} data-tabs="" data-list={label} data-group={group}>
    {items.map(({ id, label, content }) => (
      <section key={id} data-value={id} data-label={label}>
        <h3>{label}</h3>
        {content}
      </section>
    ))}
  </div>
)

const tabs = css`
  > section + section {
    margin-top: var(--s-6);
  }
  > [role='tabpanel'] {
    margin-top: 0;
    padding-top: var(--s-5);
  }
  /* The tab says it. */
  > [role='tabpanel'] > h3 {
    display: none;
  }
  > [role='tablist'] {
    display: flex;
    gap: var(--s-1);
    overflow-x: auto;
    border-bottom: 1px solid var(--c-line);
    scrollbar-width: none;
  }
  [role='tab'] {
    flex: none;
    min-height: 44px;
    padding-inline: var(--s-4);
    border-bottom: 2px solid transparent;
    color: var(--c-muted);
    font-weight: 600;
    transition: color var(--d-1);
  }
  [role='tab']:hover {
    color: var(--c-heading);
  }
  [role='tab'][aria-selected='true'] {
    border-color: var(--c-primary);
    color: var(--c-link);
  }
  [role='tab']:focus-visible {
    outline-offset: -3px;
  }
`
