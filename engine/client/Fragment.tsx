/** Markup that many pages share: rendered once per brand, locale and value, stitched into each page. */
import { useRoute } from './context.ts'

type FragmentProps = {
  /** A key of `fragments` in the app. */
  name: string
  /** Name of the shared value the fragment shows. */
  shared?: string
  /**
   * What is active on this page. In the fragment's markup `data-entry="<id>"` gets `data-active`, and
   * `data-open="<id>"` (on `<details>`) gets `open`. Links to the page itself get `aria-current="page"` anyway.
   * A link written `href="alternate:<locale>"` leads to this page in that locale.
   */
  active?: readonly string[]
  className?: string
}

export function Fragment({ name, shared, active = [], className }: FragmentProps) {
  const route = useRoute()
  const index = route.fragments.push({ name, shared, active }) - 1
  return (
    <div className={className} data-region={name} dangerouslySetInnerHTML={{ __html: `<!--fragment:${index}-->` }} />
  )
}
