import type { Words } from './words.ts'

type AssetsProps = {
  /** What the engine says to visitors, in the language of the page. Without it speaks English. */
  words?: Partial<Words> | undefined
}

/** Stylesheets, preloads and the browser entry of the page. They are known when the page has been rendered. */
export const Assets = ({ words }: AssetsProps) => (
  <>
    <meta name="site:assets" />
    {words && <meta name="site:words" content={JSON.stringify(words)} />}
  </>
)
