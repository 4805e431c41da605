import { useSite } from './context.ts'
import { HeadTag } from './HeadTag.tsx'
import type { Words } from './words.ts'

type AssetsProps = {
  /** What the engine says to visitors, in the language of the page. Without it speaks English. */
  words?: Partial<Words> | undefined
}

/**
 * Stylesheets, preloads and the browser entry of the page, which are known when the page has been rendered; and the tags that plugins
 * add to the head.
 */
export const Assets = ({ words }: AssetsProps) => (
  <>
    {useSite().head.map((tag, index) => (
      <HeadTag key={index} {...tag} />
    ))}
    <meta name="site:assets" />
    {words && <meta name="site:words" content={JSON.stringify(words)} />}
  </>
)
