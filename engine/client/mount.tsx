/** Gives life to one `<site-island>`: its own root, its own boundary. Loaded with the first island of a page. */
import { createElement, startTransition, type ComponentType } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { CrashBoundary } from './CrashBoundary.tsx'
import { trusted } from './trusted.ts'

/** Returns a function that ends it. */
export function mount(element: HTMLElement, Component: ComponentType<never>): () => void {
  const { props, uid, slot } = element.dataset
  const Body = Component as ComponentType<object>
  const html = slot ?? element.querySelector('site-slot')?.innerHTML
  const page = (
    <CrashBoundary>
      <Body {...(JSON.parse(props ?? '{}') as object)}>{html === undefined ? undefined : <Slot html={html} />}</Body>
    </CrashBoundary>
  )
  let root: Root
  // In slices: a large island never keeps the visitor from scrolling.
  startTransition(() => {
    root = hydrateRoot(element, page, {
      ...(uid && { identifierPrefix: uid }),
      onRecoverableError: (error) => {
        if (import.meta.env.DEV) console.error(error)
      },
    })
  })
  return () => root.unmount()
}

/**
 * Children of an island: HTML from the server. Hydration leaves the nodes that are there alone; the text is needed
 * where the component takes its children away and shows them again.
 */
const Slot = ({ html }: { html: string }) =>
  createElement('site-slot', { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: trusted(html) } })
