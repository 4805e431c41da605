/** A feed before it has a format. Text is clean, addresses are absolute. */
export type Channel = {
  /** Of the section it tells about. */
  readonly url: string
  /** BCP 47. */
  readonly lang: string
  /** Href of the stylesheet that makes a page of it. */
  readonly page: string
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
  readonly authors: readonly string[]
  readonly tags: readonly string[]
  /** HTML. */
  readonly content: string
}
