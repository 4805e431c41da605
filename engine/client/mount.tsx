/** Hydrates one `<site-island>` with a root and an error boundary of its own. Loaded with the first island of a page. */
import { createElement, startTransition, type ComponentType } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { trusted } from './trusted.ts'

/** Returns a function that unmounts it. */
export function mount(element: HTMLElement, Component: ComponentType<never>): () => void {
  const { props, uid, slot } = element.dataset
  const Body = Component as ComponentType<object>
  const html = slot ?? element.querySelector('site-slot')?.innerHTML
  const page = (
    <ErrorBoundary>
      <Body {...(JSON.parse(props ?? '{}') as object)}>{html === undefined ? undefined : <Slot html={html} />}</Body>
    </ErrorBoundary>
  )
  let root: Root
  let isOver = false
  // A transition is interruptible: a large island does not block scrolling.
  startTransition(() => {
    root = hydrateRoot(element, page, {
      ...(uid && { identifierPrefix: uid }),
      onRecoverableError: (error) => {
        // An island that ended before it was hydrated is not what React calls an early update.
        if (import.meta.env.DEV && !isOver) reportMismatch(error)
      },
    })
  })
  return () => {
    isOver = true
    root.unmount()
  }
}

/** In dev: a page of another version than the island is none, and is loaded anew. */
function reportMismatch(error: unknown): void {
  if (dispatchEvent(new CustomEvent('site:mismatch', { detail: error, cancelable: true }))) console.error(error)
}

/**
 * Children of an island: HTML from the server. Hydration leaves the existing nodes as they are; the text is needed when
 * the component removes its children and shows them again.
 */
const Slot = ({ html }: { html: string }) =>
  createElement('site-slot', { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: trusted(html) } })
