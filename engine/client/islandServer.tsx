/** The half of `island` that runs while prerendering. Never reached from the browser. */
import { createContext, createElement, use, useId, type ComponentType, type ContextType, type ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { hashAll, short } from '../store/hash.ts'
import { Mdx } from './app.ts'
import { Around, Islands, Route, Site } from './context.ts'
import { propsToJson } from './islandProps.ts'
import type { IslandTrigger } from './island.tsx'

/** True in the markup of an island: islands in there belong to its root. */
const Inside = createContext(false)

export function prerenderIsland<Props>(
  id: string,
  Component: ComponentType<Props>,
  options: { readonly on: IslandTrigger } | undefined,
): ComponentType<Props> {
  const { on } = options ?? refuseOptions(Component)
  return function IslandOnServer(props: Props) {
    // React's server renderer may be entered again from a component, but forgets its hooks: all of them come first.
    const position = useId()
    const inside = use(Inside)
    const page: PageContexts = {
      islands: use(Islands),
      site: use(Site),
      route: use(Route),
      mdx: use(Mdx),
      around: use(Around),
    }
    if (inside) return <Component {...(props as Props & object)} />
    if (!id)
      throw new Error(
        `The island ${Component.displayName ?? Component.name} must be the default export of an .island.tsx file, written "export default island(…)"`,
      )
    page.islands?.add(id)

    const { children, ...own } = props as Props & { children?: ReactNode }
    const json = propsToJson(id, own)
    // Fragments are rendered apart from the page they end up in; the same position may occur twice there.
    const uid = short(hashAll([id, json, position]))
    const slot = children === undefined ? undefined : renderSlot(children, page, uid)
    const shown = slot !== undefined && {
      children: createElement('site-slot', { dangerouslySetInnerHTML: { __html: slot } }),
    }
    const html = renderBody(id, page.around(<Component {...({ ...own, ...shown } as Props & object)} />), uid)

    return createElement('site-island', {
      'data-id': id,
      'data-src': `island:${id}`,
      'data-on': on,
      'data-uid': uid,
      'data-props': json,
      // Children the component does not show at first have no place in its markup.
      'data-slot': slot === undefined || html.includes('<site-slot>') ? undefined : refuseStitching(id, slot),
      dangerouslySetInnerHTML: { __html: html },
    })
  }
}

function refuseOptions<Props>({ displayName, name }: ComponentType<Props>): never {
  throw new Error(`The island ${displayName ?? name} does not say when it is loaded`)
}

function renderBody(id: string, body: ReactNode, uid: string): string {
  try {
    return renderToString(<Inside value={true}>{body}</Inside>, { identifierPrefix: uid })
  } catch (cause) {
    throw new Error(`The island ${id} failed to render: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    })
  }
}

type PageContexts = {
  readonly islands: ContextType<typeof Islands>
  readonly site: ContextType<typeof Site>
  readonly route: ContextType<typeof Route>
  readonly mdx: ContextType<typeof Mdx>
  readonly around: ContextType<typeof Around>
}

/** Children are part of the page, so they have the contexts of the page. */
function renderSlot(children: ReactNode, { islands, site, route, mdx, around }: PageContexts, uid: string): string {
  return renderToStaticMarkup(
    around(
      <Site value={site}>
        <Route value={route}>
          <Islands value={islands}>
            <Around value={around}>
              <Mdx value={mdx}>{children}</Mdx>
            </Around>
          </Islands>
        </Route>
      </Site>,
    ),
    { identifierPrefix: `${uid}s` },
  )
}

/** Prose and fragments are stitched into markup, never into an attribute. */
function refuseStitching(id: string, slot: string): string {
  if (!/<!--(?:content|fragment):/.test(slot)) return slot
  throw new Error(`The island ${id} must show its children at once: they hold prose or a fragment`)
}
