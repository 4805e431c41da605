/** The data of a feed in any format. Text is clean, URLs are absolute. */
export type Channel = {
  /** URL of the section. */
  readonly url: string
  /** URL of the folder the feed is in, with a slash at the end. */
  readonly folder: string
  /** BCP 47. */
  readonly lang: string
  /** Href of the XSL stylesheet that shows the feed in a browser. */
  readonly stylesheet: string
  readonly title: string
  readonly description: string
  readonly author: string
  readonly updated: Date
  /** Newest first. */
  readonly items: readonly ChannelItem[]
}

export type ChannelItem = {
  readonly id: string
  readonly url: string
  readonly title: string
  readonly description: string
  readonly date: Date
  readonly updated: Date
  readonly authors: readonly string[]
  readonly tags: readonly string[]
  /** HTML. */
  readonly content: string
}
