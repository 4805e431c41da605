/**
 * The theme's browser code, on every page. Pages work without it; it adds comfort to markup that is already there.
 * Listeners sit on the document, so they outlive navigation; what has to look at a page runs in `onNavigate`.
 */
import './client/theme.ts'
import './client/scrolled.ts'
import './client/menus.ts'
import './client/samePlace.ts'
import './client/drawers.ts'
import './client/announcement.ts'
import './client/dialogs.ts'
import './client/tooltips.ts'
import './client/tree.ts'
import './client/toc.ts'
import './client/tabs.ts'
import './client/copy.ts'
import './client/tables.ts'
import './client/zoom.ts'
import './client/backToTop.ts'
import './client/hydrate.ts'
import './client/search.ts'
