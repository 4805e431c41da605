/** What the engine itself says to visitors. A site gives these to `<Assets>` in the language of the page. */
export type Words = {
  /** In place of an island that threw. */
  readonly crashed: string
  readonly tryAgain: string
  /** Before each line of the chain of causes, with what separates it. */
  readonly cause: string
  /** In place of a page that could not be loaded. */
  readonly notLoaded: string
  readonly retry: string
}

const english: Words = {
  crashed: 'This page crashed.',
  tryAgain: 'Try again',
  cause: 'Caused by: ',
  notLoaded: 'This page could not be loaded.',
  retry: 'Retry',
}

/** Of the page that is shown. */
export function wordsOfPage(): Words {
  const given = document.querySelector<HTMLMetaElement>('meta[name="site:words"]')?.content
  return { ...english, ...(given && (JSON.parse(given) as Partial<Words>)) }
}
