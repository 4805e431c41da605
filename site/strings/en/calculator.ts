/** Words of the price calculator; apart, because they go to the browser. Amounts come as digits: `387.63`. */
import { figures } from './figures.ts'

export const calculator = {
  tabs: 'What to calculate',
  cloud: 'Cloud / BYOC',
  enterprise: 'Enterprise',

  money: figures.money,
  perMillion: (price: string) => `${price} per million rows`,
  perHour: (price: string) => `${price} an hour`,
  /** Millions of rows. */
  rows: (millions: number) => (millions >= 1000 ? `${millions / 1000} billion rows` : `${millions} million rows`),
  rowsOfMonth: (rows: string) => `${rows} a month`,

  etl: 'Rows loaded in full (ETL)',
  cdc: 'Rows changed (CDC)',
  cdcHint: 'Inserts, updates and deletes.',
  links: 'Links',
  linksHint: (price: string) => `A link connects two data sources. ${price} an hour each.`,
  cloudWorkers: 'Worker nodes',
  workers: 'Worker nodes',
  consoles: 'Console nodes',
  databases: 'Metadata database nodes',
  node: 'Nodes with console, worker and metadata database',
  machine: (cores: number, memory: number, disk: number) => `${cores} cores, ${memory} GB, ${disk} GB disk`,

  less: (what: string) => `One less: ${what}`,
  more: (what: string) => `One more: ${what}`,
  notCounted: (most: string) => `Please enter a whole number from 0 to ${most}.`,

  receipt: 'Your estimate',
  month: 'a month',
  lines: {
    etl: 'Full data',
    cdc: 'Changes',
    cloudWorkers: 'Workers',
    links: 'Links',
    node: 'Nodes',
    workers: 'Workers',
    consoles: 'Consoles',
    databases: 'Metadata databases',
  },
  product: 'Product',
  machines: 'Machines',
  notes: {
    /** What no online order has, by currency of the list. */
    sales: {
      CNY: 'Not in online orders, please ask our sales team: Oracle, SAP HANA, Dameng and GaussDB as source; two-way sync of MySQL, Redis, PostgreSQL and GaussDB/openGauss.',
    } as Partial<Record<'USD' | 'CNY', string>>,
    month: 'A month has 720 hours. Discounts for large volumes come on top: ask us.',
    machines: (vendor: string) =>
      `Machines at list prices of ${vendor}, for orientation. One host carries about five links. Set them to 0 to see the product alone.`,
  },
  copy: 'Copy link',
  copied: 'Link copied',
  close: 'Close',
  copyFailed: 'The address of this page holds your figures.',
  reset: 'Reset',
}
