/** Door for components: what a site imports from the engine. The browser's own entry is `engine/client/browser.ts`. */
export { defineApp, type App } from './app.ts'
export { Assets } from './Assets.tsx'
export { Content } from './Content.tsx'
export { Fragment } from './Fragment.tsx'
export { island } from './island.tsx'
export { useBrand, useLocale, useLocalized, useRoute, useShared, useSite, type SiteContext } from './context.ts'
export { onNavigate, type Navigation } from './lifecycle.ts'
export { navigate } from './navigator.ts'
