/** The contract between the engine and a site's `app.tsx`. */
import { createContext, use, type ComponentType, type ReactNode } from 'react'

export type App = {
  /** The whole document: `<html>`, head and body around the view. Must render `<Assets />` in the head. */
  readonly Document: ComponentType<{ children: ReactNode }>
  /** Markup shared by many pages, by name. A fragment reads the site context and its `value`, never the route. */
  readonly fragments: Readonly<Record<string, ComponentType<{ value: never }>>>
  /** Components authors may use by name in `.mdx`. */
  readonly mdx: Readonly<Record<string, ComponentType<never>>>
  /**
   * Whether the text inside an element, told by its attributes, is left out of the page's `sections`: links to other
   * pages, actions. Default: only navigation, controls and code are.
   */
  readonly excludeText?: (attributes: Readonly<Record<string, string>>) => boolean
  /** For libraries that keep apart the styles of what they render. Called for each rendering, of a page or a fragment. */
  readonly collectStyles?: () => StyleCollector
}

export type StyleCollector = {
  /** The tree within what the library collects with. */
  readonly around: (tree: ReactNode) => ReactNode
  /** What was collected: `<style>` elements, or nothing. */
  readonly markup: () => string
}

/** Throws where a part is missing: later, React says that something undefined is no component. */
export function defineApp(app: App): App {
  for (const part of ['Document', 'fragments', 'mdx'] as const)
    if (!app[part])
      throw new Error(`defineApp needs "${part}". With the theme: { ...app, … }, from site-engine/theme/app`)
  return app
}

export const Mdx = /* @__PURE__ */ createContext<App['mdx']>({})
export const useMdxComponents = (): App['mdx'] => use(Mdx)
