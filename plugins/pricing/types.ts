/** The values that the plugin shares, see `shared.ts`. */

/** Whole ten-thousandths of the currency: 1856 for 0.1856. Sums of them are exact. */
export type Amount = number

export type Currency = 'USD' | 'CNY'

type Node = {
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
  readonly currency: Currency
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
  /** The cloud vendor whose machines the node prices refer to. */
  readonly vendor: string
  readonly nodes: {
    readonly cloudWorker: Node
    readonly worker: Node
    readonly console: Node
    readonly database: Node
  }
  /** The machine that comparisons include; without a price of its own for a month, that of a cloud worker. */
  readonly comparison: { readonly host: string; readonly worker?: Amount | undefined }
  /** Orders of the commercial edition that prose quotes: numbers of links, and hours by name. */
  readonly orders: { readonly links: readonly number[]; readonly hours: Readonly<Record<string, number>> }
  /** A month in the cloud that prose calculates, in millions of rows. */
  readonly example: { readonly full: number; readonly incremental: number; readonly cloudWorkers: number }
  /** Page the button of the commercial edition leads to after login. */
  readonly enterprise: 'trial' | 'license'
}

/** What the replication product allows, for pages of all brands. */
export type Allowances = Pick<ReplicationPrices, 'sources' | 'trial'>

export type ManagementPrices = {
  readonly offering: 'management'
  readonly currency: Currency
  readonly community: { readonly instances: number; readonly subAccounts: number }
  /** Built-in security rules. */
  readonly rules: { readonly query: number; readonly mask: number }
}

export type PriceList = ReplicationPrices | ManagementPrices

/** Millions of changed rows a month, as comparisons show them. */
export type Millions = 1 | 10 | 100 | 1000

/** Where a figure of another product was read, and on which day. */
export type Origin = { readonly source: string; readonly date: string }

/** `content/data/rivals.yml`. */
export type Rivals = {
  /** Yuan to the dollar, for pages in yuan. */
  readonly yuan: number
  readonly rivals: readonly {
    readonly id: string
    readonly name: string
    readonly plan: string
    /** Of dollars. */
    readonly months: Readonly<Record<Millions, Origin & { readonly price: Amount }>>
    readonly latency: Origin & { readonly atLeast: number }
  }[]
}

/** A month with the product and with others, in the currency of the brand. */
export type Comparison = {
  readonly currency: Currency
  /** The machine that the product's prices include. */
  readonly host: string
  readonly worker: Amount
  readonly months: readonly ComparedMonth[]
  readonly rivals: Rivals['rivals']
  readonly yuan: number
}

export type ComparedMonth = {
  readonly millions: Millions
  readonly own: Amount
  /** In the order of `rivals`. */
  readonly others: readonly Amount[]
  /** Percent below the cheapest of the others, rounded down; negative where the product costs more. */
  readonly saving: number
}

/** Seconds, and on which side of them the truth is. */
export type Claim =
  | { readonly below: number }
  | { readonly atMost: number }
  | { readonly atLeast: number }
  | { readonly about: number }

/** What the product promises, by where it is said. */
export type Latency = {
  /** A change at its target. */
  readonly change: Claim
  /** In the comparison of editions. */
  readonly plans: Claim
  /** Beside other products. */
  readonly comparison: Claim
  /** What pictures of the console show. */
  readonly sample: Claim
}

export const purposes = ['relational', 'distributed', 'analytical', 'keyValue'] as const
export type Purpose = (typeof purposes)[number]

/** Kinds that the tool for database collaboration speaks to, by purpose. */
export type Databases = Readonly<Record<Purpose, readonly { readonly name: string; readonly mark: string }[]>>

/** Figures as a language writes them. Amounts come as digits: `1,482.40`. */
export type FigureWords = {
  readonly money: Readonly<Record<Currency, (amount: string) => string>>
  /** For tables and pictures: `3 s`. */
  readonly short: TimeWords
  /** For sentences: `3 seconds`. */
  readonly long: TimeWords
  readonly list: (names: readonly string[]) => string
}

type TimeWords = { readonly seconds: (count: number) => string; readonly minutes: (count: number) => string }
