/**
 * Labelled sections, readable one after the other; `client/tabs.ts` makes them tabs. For what is in the page anyway; an
 * island that keeps the choice itself uses `TabList`.
 */
import type { ReactNode } from 'react'
import { css, cx } from '@linaria/core'
import { attribute, tabAttributes } from '../../theme/client/behaviour.ts'
import { tabLine, tabSide } from './tabs.styles.ts'

type TabbedSectionsProps = {
  label: string
  /** Those of one group follow each other, and the choice is remembered. */
  group?: string
  /** On a line above what they show, or numbered beside it; on small screens a row above. */
  look?: 'line' | 'side'
  items: readonly { readonly id: string; readonly label: string; readonly content: ReactNode }[]
}

export const TabbedSections = ({ label, group, look = 'line', items }: TabbedSectionsProps) => (
  <div
    className={look === 'side' ? tabSide : cx(tabLine, tabs)}
    {...attribute(tabAttributes.tabs)}
    {...attribute(tabAttributes.label, label)}
    {...attribute(tabAttributes.group, group)}
  >
    {items.map(({ id, label, content }) => (
      <section key={id} {...attribute(tabAttributes.value, id)} {...attribute(tabAttributes.title, label)}>
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
`
