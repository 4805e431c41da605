/** What the engine asks a site for. */
import { defineApp } from '../engine/client/index.ts'
import { Document } from './Document.tsx'
import { isNoText } from '../theme/isNoText.ts'
import { Announcement } from '../theme/Announcement.tsx'
import { FloatingButtons } from './features/chrome/FloatingButtons.tsx'
import { ConnectionChoices } from './features/connectors/ConnectionChoices.tsx'
import { EndFacts } from './features/connectors/EndFacts.tsx'
import { TypeTable } from './features/connectors/TypeTable.tsx'
import { ConsentNotice } from './features/consent/ConsentNotice.tsx'
import { Sidebar } from '../theme/Sidebar.tsx'
import { DocsBar } from './features/navigation/DocsBar.tsx'
import { Footer } from './features/navigation/Footer.tsx'
import { Navbar } from './features/navigation/Navbar.tsx'
import { SearchLayer } from '../theme/search/SearchLayer.tsx'

export default defineApp({
  Document,
  fragments: {
    announcement: Announcement,
    connections: ConnectionChoices,
    consent: ConsentNotice,
    docsbar: DocsBar,
    facts: EndFacts,
    floats: FloatingButtons,
    footer: Footer,
    navbar: Navbar,
    search: SearchLayer,
    sidebar: Sidebar,
    types: TypeTable,
  },
  // Pages of documentation have words of their own, whose styles come with their layout.
  mdx: {},
  excludeText: isNoText,
})
