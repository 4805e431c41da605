/** The frame of the documentation: its bar on small screens, the tree at the side or in a drawer, and the page. */
import type { ReactNode } from 'react'
import { Fragment } from '../engine/client/index.ts'
import { useWords } from './words/useWords.ts'
import { Drawer } from './ui/Drawer.tsx'
import { alone, bar, shell, treeColumn } from './docs.styles.ts'
import { SiteLinks } from './SiteLinks.tsx'

type ShellProps = {
  /** Name of the shared value with the tree; undefined for none. */
  sidebar: string | undefined
  /** Ids of the categories around the page. */
  trail?: readonly string[] | undefined
  /** Name of the shared value with the versions. */
  versions?: string | undefined
  children: ReactNode
}

export function Shell({ sidebar, trail = [], versions, children }: ShellProps) {
  const { docs } = useWords()
  return (
    <>
      <Fragment name="docsbar" className={bar} {...(versions && { shared: versions })} />
      <div className={sidebar ? shell : alone}>
        <Drawer
          id="site-sidebar"
          {...(sidebar && { className: treeColumn })}
          title={docs.sidebar}
          close={docs.closeSidebar}
        >
          {sidebar && <Fragment name="sidebar" shared={sidebar} active={trail} />}
          <SiteLinks />
        </Drawer>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
    </>
  )
}
