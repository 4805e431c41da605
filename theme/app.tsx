/** What the engine asks for, for sites without an `app.tsx` of their own. */
import { defineApp } from '../engine/client/index.ts'
import { Announcement } from './Announcement.tsx'
import { Document } from './Document.tsx'
import { DocsBar } from './DocsBar.tsx'
import { Footer } from './Footer.tsx'
import { Navbar } from './Navbar.tsx'
import { Sidebar } from './Sidebar.tsx'
import { isNoText } from './isNoText.ts'
import { SearchLayer } from './search/SearchLayer.tsx'

export default defineApp({
  Document,
  fragments: {
    announcement: Announcement,
    docsbar: DocsBar,
    // They have no value.
    footer: () => <Footer />,
    navbar: () => <Navbar />,
    search: SearchLayer,
    sidebar: Sidebar,
  },
  mdx: {},
  excludeText: isNoText,
})
