import { figures } from './figures.ts'
import { management, plans } from './pricingPlans.ts'
import { table } from './pricingTable.ts'

/** The page of prices. Amounts come with their sign: `$0.01`. */
export const pricing = {
  meta: {
    title: 'Pricing',
    replication: (product: string) =>
      `Prices of ${product}: free community edition, metered cloud service, enterprise edition on your own servers. Compare the plans and calculate what a month costs.`,
    management: (product: string) =>
      `Prices of ${product}: a free community edition for small teams, and a commercial edition without limits on instances and sub-accounts.`,
  },
  title: { replication: 'Pay for what moves', management: 'Free for small teams, unlimited for large ones' },
  lead: {
    replication: 'Begin for free, on your own machines or in the cloud. Know what a month will cost before it begins.',
    management: 'Both editions are the same installation; a license decides which one it is.',
  },

  money: figures.money,
  perMillion: 'per million rows',
  perTables: 'per 100 tables',

  plans,
  management,
  table,

  calculator: {
    title: 'Calculate a month',
    lead: 'Move the sliders to where your data is. The address of the page follows, so that you can share the result.',
    noScript: 'The sliders need JavaScript. What is below is an example; the price of each part follows it.',
  },

  rates: {
    title: 'Unit prices of the cloud service',
    full: 'Full data',
    incremental: 'Changes',
    verification: 'Verification',
    correction: 'Correction',
    schema: 'Schema migration',
  },

  faq: {
    title: 'Questions about prices',
    credits: {
      question: 'What are credits, and do I need a card?',
      answer: (credits: number, one: string) =>
        `New users receive ${credits} credits; one credit pays ${one}. They are used first in each billing cycle, so that no card and no top-up is needed to begin. When they run low, ask us for more.`,
    },
    link: {
      question: 'What is a link?',
      answer:
        'A connection between two data sources: a pipeline that moves data from one to the other and can transform it on the way.',
    },
    discounts: {
      question: 'Are there discounts?',
      answer: 'Yes. The more data, the lower the price of a row. Talk to our sales team about your volume.',
      online: (percent: number) => `Orders of the enterprise edition that are placed online are ${percent}% off.`,
      management:
        'Yes, for larger orders. Talk to our sales team about the number of instances and sub-accounts you need.',
    },
    architecture: {
      question: 'How is it built, and where does my data go?',
      answer: 'The documentation shows the parts and their connections. Our team is glad to walk you through it.',
      link: 'Read about the architecture',
    },
    expiry: {
      question: 'What happens when the community license expires?',
      answer: 'You renew it on this site, for free. Configuration and data stay as they are.',
      link: 'How to renew a license',
    },
    more: 'Something else?',
    support: 'Reach support',
  },
}
