/** Second half of a connector's page: patterns, checklist, questions. `own` is the name of the replication product. */
import { usesOf } from '../uses.ts'

type Pattern = { readonly title: string; readonly text: string }
type Side = 'both' | 'source' | 'target' | 'integration'

const stored = (name: string, reached?: readonly string[]): readonly Pattern[] =>
  usesOf(name, reached, {
    analytics: (products) => ({
      title: `${name} and ${products.join(', ')}`,
      text: 'Live copies of business tables in an analytics engine: reports no longer weigh on the system that takes orders.',
    }),
    queues: (products) => ({
      title: `${name} and ${products.join(', ')}`,
      text: 'Each change becomes a message. Other teams subscribe to what they need and leave the database alone.',
    }),
    databases: (products) => ({
      title: `${name} and ${products.join(', ')}`,
      text: 'Move to another database with both sides in sync until the day of the switch, verified row by row.',
    }),
    any: {
      title: `${name} in step`,
      text: 'A second copy that is always up to date, a move without a stop, one system that feeds another: the pipelines below are those that exist.',
    },
  })

export const connectorGuide = {
  patterns: {
    title: 'Ways to use it',
    lead: (name: string) => `What teams build around ${name}.`,
    database: stored,
    cache: stored,
    streaming: (name: string): readonly Pattern[] => [
      {
        title: `${name} to a warehouse`,
        text: 'Messages become rows of StarRocks, ClickHouse or Doris, ready for queries seconds later.',
      },
      {
        title: `Changes into ${name}`,
        text: 'Inserts, updates and deletes of MySQL, PostgreSQL or Oracle arrive as ordered messages.',
      },
      {
        title: `${name} to a lakehouse`,
        text: 'Keep the whole stream in Iceberg or Paimon, with tables that stay compact.',
      },
    ],
    analytics: (name: string): readonly Pattern[] => [
      {
        title: `MySQL and PostgreSQL to ${name}`,
        text: 'Dashboards that show the orders of this minute, without a query on production.',
      },
      {
        title: `Oracle and SQL Server to ${name}`,
        text: 'Move reporting off costly systems, and keep both in step for as long as it takes.',
      },
      {
        title: `Kafka and files to ${name}`,
        text: 'Events and documents end up beside business tables, under one query language.',
      },
    ],
    lake: (name: string): readonly Pattern[] => [
      {
        title: 'Operational storage',
        text: `Business tables and ${name} hold the same data, each in the shape its readers like.`,
      },
      {
        title: 'Knowledge for AI',
        text: `Documents and tables from around ${name} become pieces a model can find and quote.`,
      },
      { title: 'Archive', text: `History moves to inexpensive storage around ${name} and stays open to queries.` },
    ],
    ai: (name: string): readonly Pattern[] => [
      { title: 'Preparing a RAG', text: `Texts are split, vectorized and stored, and ${name} answers from them.` },
      {
        title: 'Enriching knowledge',
        text: `Tables and documents are joined before ${name} sees them, so that answers have context.`,
      },
      {
        title: 'Workflows of the enterprise',
        text: `An assistant with ${name} behind it works on today's data and within its user's rights.`,
      },
    ],
  },
  checklist: {
    title: 'Before you start',
    source: (name: string) =>
      `An account that may read what is to be synced from ${name}, and a log that is kept for at least a day.`,
    upstream: (name: string) => `What will be written to ${name}, and in which format it comes.`,
    target: (name: string) => `Schema, permissions and enough free space in ${name} for the first full migration.`,
    downstream: (name: string) => `Which targets the data of ${name} goes to, and who will use it there.`,
    called: (name: string) => `Access to ${name}: a key, the model that is called, and a limit of what it may cost.`,
    texts: (name: string) => `Which texts ${name} may see, and which of them must never leave your network.`,
    naming: 'Rules for names: upper and lower case, prefixes, and which tables are merged into one.',
    trial: 'A small trial run. Then check delay, throughput and that both sides agree.',
  },
  related: (category: string) => `More connectors: ${category}`,
  all: 'View all connectors',
  pipelines: (name: string) => `Pipelines with ${name}`,
  allPipelines: (name: string) => `All pipelines with ${name}`,
  pair: (source: string, target: string) => `${source} to ${target}`,
  action: {
    title: (name: string) => `Connect ${name} today`,
    text: 'The community edition is free. The cloud service is ready at once.',
    community: 'Free Community',
    cloud: 'Try Cloud Free',
    quickStart: 'Quick Start',
  },
  faq: {
    title: 'Questions and answers',
    source: {
      question: (name: string) => `Can ${name} be used as a source?`,
      yes: (name: string, own: string) =>
        `Yes. ${own} loads what is there and then captures the changes of ${name} in real time.`,
      no: (name: string, own: string) => `Not at present. ${own} does not read from ${name}.`,
    },
    target: {
      question: (name: string) => `Can data be written to ${name}?`,
      yes: (name: string, own: string) =>
        `Yes. ${own} prepares the structure, loads all data and writes changes to ${name} as they happen.`,
      no: (name: string, own: string) => `Not at present. ${own} does not write to ${name}.`,
    },
    called: {
      question: (name: string) => `Is ${name} a source or a target?`,
      answer: (name: string, own: string) =>
        `Neither. ${own} calls ${name} while it prepares texts for AI; your data is not stored there.`,
    },
    common: {
      question: (name: string) => `What is a common pipeline with ${name}?`,
      answer: {
        both: (name: string) =>
          `From ${name} to an analytics engine or a queue, and from another database into ${name} during a migration.`,
        source: (name: string) =>
          `From ${name} into a database, a warehouse or a knowledge base that has to stay current.`,
        target: (name: string) =>
          `From MySQL, PostgreSQL or Oracle into ${name}, with full migration and change capture in one task.`,
        integration: (name: string) =>
          `From business databases and documents into a RAG application that calls ${name} for vectors or answers.`,
      } satisfies Record<Side, (name: string) => string>,
    },
  },
}
