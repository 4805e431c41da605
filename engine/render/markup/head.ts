/** What the head of a document says about it. */
import type { HtmlHandler } from '../../html/parseHtml.ts'

export type Head = {
  /** Empty where there is none, like `description`. */
  readonly title: string
  readonly description: string
  readonly canonical: string | undefined
  /** `<link rel="alternate" hreflang>`, in order. */
  readonly alternates: readonly { readonly lang: string; readonly href: string }[]
}

export function createHeadReader(): HtmlHandler & { result(): Head } {
  const alternates: { lang: string; href: string }[] = []
  let isInHead = false
  let isInTitle = false
  let title: string | undefined
  let description: string | undefined
  let canonical: string | undefined

  return {
    open(name, attributes) {
      if (name === 'head') isInHead = true
      if (!isInHead) return
      const { rel, href, hreflang, content = '' } = attributes
      if (name === 'title' && title === undefined) {
        title = ''
        isInTitle = true
      } else if (name === 'meta' && attributes.name === 'description') {
        description ??= content
      } else if (name === 'link' && href !== undefined) {
        if (rel === 'canonical') canonical ??= href
        if (rel === 'alternate' && hreflang !== undefined) alternates.push({ lang: hreflang, href })
      }
    },
    text(text) {
      if (isInTitle) title += text
    },
    close(name) {
      if (name === 'head') isInHead = false
      if (name === 'title') isInTitle = false
    },
    result: () => ({ title: title ?? '', description: description ?? '', canonical, alternates }),
  }
}
