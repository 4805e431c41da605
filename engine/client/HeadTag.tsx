/** A tag that a site or a plugin adds to the head of every page. */
import type { HeadTag as Tag } from '../types.ts'

export function HeadTag({ tag: Tag, attributes }: Tag) {
  return (
    <Tag {...Object.fromEntries(Object.entries(attributes).map(([name, value]) => [inReact[name] ?? name, value]))} />
  )
}

/** React's spelling, where it is another one. */
const inReact: Readonly<Record<string, string>> = {
  crossorigin: 'crossOrigin',
  hreflang: 'hrefLang',
  referrerpolicy: 'referrerPolicy',
}
