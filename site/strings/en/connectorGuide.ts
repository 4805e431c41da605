/** Second half of a connector's page: patterns, checklist, questions. `own` is the name of the replication product. */
import { commonOf, type Known, usesOf } from '../uses.ts'

type Pattern = { readonly title: string; readonly text: string }
type Side = 'both' | 'source' | 'target' | 'integration'

const pattern = (title: string, text: string): Pattern => ({ title, text })

const and = (words: readonly string[]) => words.join(', ').replace(/, ([^,]*)$/, ' and $1')

const inStep = (name: string) =>
  pattern(
    `${name} in step`,
    'A second copy that is always up to date, a move without a stop, one system that feeds another: the pipelines below are those that exist.',
  )

const stored = (name: string, known?: Known): readonly Pattern[] => {
  const beside = (text: string) => (found: readonly string[]) => pattern(`${name} and ${found.join(', ')}`, text)
  return usesOf(
    name,
    known,
    [
      {
        with: 'analytics',
        on: 'downstream',
        words: beside(
          'Live copies of business tables in an analytics engine: reports no longer weigh on the system that takes orders.',
        ),
      },
      {
        with: 'queues',
        on: 'downstream',
        words: beside(
          'Each change becomes a message. Other teams subscribe to what they need and leave the database alone.',
        ),
      },
      {
        with: 'databases',
        on: 'downstream',
        words: beside(
          'Move to another database with both sides in sync until the day of the switch, and compare them before it.',
        ),
      },
    ],
    inStep(name),
  )
}

const streaming = (name: string, known?: Known): readonly Pattern[] => {
  const from = (text: string) => (found: readonly string[]) => pattern(`${name} to ${and(found)}`, text)
  return usesOf(
    name,
    known,
    [
      {
        with: 'rows',
        on: 'downstream',
        words: from('Messages become rows, ready for queries seconds later.'),
      },
      {
        with: 'databases',
        on: 'upstream',
        words: (found) =>
          pattern(`Changes into ${name}`, `Inserts, updates and deletes of ${and(found)} arrive as ordered messages.`),
      },
      { with: 'lakes', on: 'downstream', words: from('Keep the whole stream in open tables that many engines read.') },
    ],
    inStep(name),
  )
}

const analytics = (name: string, known?: Known): readonly Pattern[] => {
  const into = (text: string) => (found: readonly string[]) => pattern(`${and(found)} to ${name}`, text)
  return usesOf(
    name,
    known,
    [
      {
        with: 'mysqlAndPostgresql',
        on: 'upstream',
        words: into('Dashboards and reports on current orders, without a query on production.'),
      },
      {
        with: 'oracleAndSqlServer',
        on: 'upstream',
        words: into('Move reporting off costly systems, and keep both in step for as long as it takes.'),
      },
      {
        with: 'queues',
        on: 'upstream',
        words: into('Events end up beside business tables, under one query language.'),
      },
    ],
    inStep(name),
  )
}

export const connectorGuide = {
  patterns: {
    title: 'Ways to use it',
    lead: (name: string) => `What teams build around ${name}.`,
    database: stored,
    cache: stored,
    streaming,
    analytics,
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
      `An account that may read what is to be synced from ${name}, and changes or messages that are kept there for at least a day.`,
    read: (name: string) =>
      `An account that may read what is to be synced from ${name}, and hours in which a full read does no harm.`,
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
    commercial: 'The cloud service is ready at once. The enterprise edition can be tried for free.',
    community: 'Free Community',
    cloud: 'Try Cloud Free',
    quickStart: 'Quick Start',
  },
  faq: {
    title: 'Questions and answers',
    source: {
      question: (name: string) => `Can ${name} be used as a source?`,
      changes: (name: string, own: string) =>
        `Yes. ${own} loads what is there and then captures the changes of ${name} in real time.`,
      messages: (name: string, own: string) =>
        `Yes. ${own} takes over what arrives at ${name} and applies it at the target, in its order. There is no full migration.`,
      queries: (name: string, own: string) =>
        `Yes. ${own} reads what is there, once or on a schedule. ${name} keeps no log of changes that could be followed.`,
      asked: (name: string) =>
        `Yes, depending on the edition and on the other end. The pipelines listed here write to ${name}; the documentation says what reads from it, and how.`,
      guide: 'Sources at a glance',
      no: (name: string, own: string) => `Not at present. ${own} does not read from ${name}.`,
    },
    target: {
      question: (name: string) => `Can data be written to ${name}?`,
      yes: (name: string, own: string) =>
        `Yes. ${own} loads all data first and writes changes to ${name} as they happen, as far as the source reports them.`,
      asked: (name: string) =>
        `Yes, depending on the edition and on the other end. The pipelines listed here read from ${name}; the documentation says what writes to it, and how.`,
      guide: 'Targets at a glance',
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
      known: (name: string, { upstream, downstream }: Known) => {
        const [from, to] = [commonOf(name, upstream), commonOf(name, downstream)]
        if (!to.length) return `From ${and(from)} into ${name}.`
        return `From ${name} to ${and(to)}${from.length ? `, and from ${and(from)} into ${name}` : ''}.`
      },
    },
  },
}
