/** Files of plugins that pages name: whoever writes them shares it, so that no page names what is not there. */
import { sharedKey } from '../../engine/sharedKey.ts'

/** Sections that have feeds: `['blog']`. */
export const feedSections = sharedKey<readonly string[]>('feeds/sections')

/** Pages have their Markdown source beside them. */
export const hasMarkdownSources = sharedKey<true>('markdown-sources/written')

/** There is a `/site.webmanifest`. */
export const hasWebmanifest = sharedKey<true>('webmanifest/written')
