/** What the pricing plugin shares with views as `pricing`: the price list of the brand. */

/** Whole ten-thousandths of the currency: 1856 for 0.1856. Sums of them are exact. */
export type Amount = number

export type Node = {
  /** Per hour. */
  readonly price: Amount
  readonly cores: number
  /** GB. */
  readonly memory: number
  /** GB. */
  readonly disk: number
}

export type ReplicationPrices = {
  readonly offering: 'replication'
  readonly currency: 'USD' | 'CNY'
  /** Kinds of data sources, by edition. */
  readonly sources: { readonly community: number; readonly commercial: number }
  readonly community: { readonly links: number; readonly tables: number; readonly months: number }
  readonly cloud: { readonly links: number }
  readonly trial: { readonly links: number; readonly months: number; readonly days: number }
  readonly credits: number
  /** Per million rows. */
  readonly rows: {
    readonly full: Amount
    readonly incremental: Amount
    readonly verification: Amount
    readonly correction: Amount
  }
  /** Per hundred tables. */
  readonly schema: Amount
  /** Per link and hour. */
  readonly link: Amount
  /** Percent off an order placed online. */
  readonly discount: number
  /** Whose machines the prices of nodes are. */
  readonly vendor: string
  readonly nodes: {
    readonly cloudWorker: Node
    readonly worker: Node
    readonly console: Node
    readonly database: Node
  }
  /** Where the button of the commercial edition leads after the login. */
  readonly enterprise: 'trial' | 'license'
}

export type ManagementPrices = {
  readonly offering: 'management'
  readonly currency: 'USD' | 'CNY'
  /** Kinds of data sources. */
  readonly sources: number
  readonly community: { readonly instances: number; readonly accounts: number }
}

export type PriceList = ReplicationPrices | ManagementPrices
