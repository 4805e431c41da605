/** A feature, and what each has of it. */
type Cells = readonly [feature: string, own: string, airbyte: string, fivetran: string]

/** Comparison with other pipelines: the page of its own and the block on the home page. `own` is the product's name. */
export const why = {
  meta: {
    title: (own: string) => `Why ${own}`,
    description: (own: string) =>
      `${own}, Airbyte and Fivetran side by side: what a month of sync costs from one million to a billion rows, how fresh data is, and which tool fits which job.`,
  },
  title: (own: string) => `Why ${own}`,
  lead: 'Three tools that move data, and three different ideas of what it should cost and how long it may take. Compare them by the month, by the second and by the job at hand.',
  more: 'See the whole comparison',

  cost: {
    title: 'A lower bill at every size',
    lead: 'Price of one month of incremental sync.',
    tier: (rows: string) => `${rows} rows a month`,
    rows: { 1: '1M', 10: '10M', 100: '100M', 1000: '1000M' },
    less: (percent: number) => `${percent}% less`,
    scale: 'Each size has a scale of its own: compare bars of one size, not one size with another.',
    savings: 'Savings are against the cheaper of the other two.',
    worker: (own: string, price: string, host: string) =>
      `${own}: bring your own cloud, one worker node included (${host}, ${price} a month).`,
    rate: (yuan: string) => `Prices of others are converted at ${yuan} to the dollar.`,
    table: 'The figures as a table',
    caption: 'Price per month by number of rows',
    head: 'Rows a month',
  },

  /** Where the figures of others come from; an address follows at once. */
  origin: (product: string, date: string) => `${product}: published figures, as of ${date}, `,

  latency: {
    title: 'Fresh within seconds',
    lead: 'Time from a change at the source to the same change at the target.',
    scale: 'All bars share one scale. Those of the others have no end: it takes that long or longer.',
  },

  vendors: {
    title: 'Feature by feature',
    lead: 'How each tool is built decides what it is good at.',
    feature: 'Feature',
    airbyte: 'Airbyte',
    airbytePlan: 'Enterprise',
    fivetran: 'Fivetran',
    fivetranPlan: 'Business Critical',
    ownPlan: 'All editions',
    table: (title: string) => `${title}, table`,
    scroll: 'The table scrolls sideways.',
    rows: (sources: number) =>
      ({
        mode: ['Sync mode', 'CDC first, ETL as well', 'ELT first', 'ELT and ETL'],
        fetch: ['Reading the source', 'Push and pull', 'Pull', 'Pull'],
        connectors: [
          'Connectors',
          `${sources}+, enterprise grade`,
          '300+, community and managed',
          'About 200, enterprise grade',
        ],
        extend: [
          'Extensibility',
          'Medium: upload code that transforms rows',
          'High: build connectors with a kit',
          'Low: a closed ecosystem',
        ],
        schema: ['Schema changes', 'Strong', 'Limited', 'Strong'],
        open: ['Open source', 'No', 'Yes', 'No'],
        deploy: ['Deployment', 'Cloud (BYOC) or self-hosted', 'Self-hosted or managed cloud', 'Managed cloud'],
        support: ['Support', 'Enterprise', 'Community and enterprise', 'Starter, premium, enterprise'],
      }) satisfies Readonly<Record<string, Cells>>,
    /** Where the price list is in yuan, support comes in two kinds. */
    supportCny: 'Community or commercial',
  },

  scenarios: {
    title: 'The right tool for the job',
    lead: 'No tool wins everywhere, and that includes ours.',
    scenario: 'Scenario',
    excellent: 'Excellent',
    average: 'Average',
    rows: {
      relational: 'Between relational databases',
      online: 'Between online stores: databases, warehouses, queues, caches, search',
      lake: 'Into a data lakehouse',
      saas: 'From SaaS applications',
      clouds: 'Across clouds',
    },
  },

  footnote:
    'The comparison refers to popular relational databases, warehouses, search engines, caches and message queues. Prices of others are for orientation and may have changed since the day beside them.',

  action: {
    title: 'Measure it with your own data',
    text: 'Connect a source and a target, start a task, and read the latency off the console.',
    cloud: 'Try Cloud Free',
    pricing: 'See pricing',
  },
}
