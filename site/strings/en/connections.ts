/** Pages of pairs of a source and a target. `own` is the name of the replication product. */
type Ends = { readonly source: string; readonly target: string }

export const connections = {
  title: ({ source, target }: Ends) => `${source} to ${target}`,
  meta: {
    title: ({ source, target }: Ends) => `${source} to ${target}: Data Pipeline`,
    description: ({ source, target }: Ends, own: string) =>
      `Replicate ${source} to ${target} with ${own}: what to prepare, supported task types, steps and how data is mapped.`,
  },
  lead: ({ source, target }: Ends, own: string) =>
    `${own} brings the data of ${source} to ${target} and keeps it current. This page tells what to prepare, which tasks there are and how to set the first one up.`,
  index: 'Data pipelines',
  all: 'All data pipelines',
  choose: 'Another pipeline',
  sources: 'Source',
  targets: (source: string) => `Target for ${source}`,
  reverse: ({ source, target }: Ends) => `The other way: ${target} to ${source}`,

  prepare: {
    title: 'Prerequisites',
    source: (name: string) => `${name} as the source`,
    target: (name: string) => `${name} as the target`,
    network: (own: string) =>
      `The ${own} worker can reach both ends over the network, and its address is on their allow lists.`,
    reads: {
      relational: [
        'An account that may read the tables to be synced and the change log.',
        'A change log with full row images that is kept for 24 hours or longer.',
        'A primary or unique key on each table that has changes.',
      ],
      document: [
        'An account that may read the collections and the change stream.',
        'A replica set or sharded cluster; a single node has no change stream.',
      ],
      search: ['An account that may read the indexes.'],
      warehouse: [
        'An account that may read the tables to be moved.',
        'A column to cut large tables by, best of all the key.',
      ],
      lake: ['Access to the catalog and to the storage below it.'],
      stream: [
        'Topics or queues with messages in one format, JSON as a rule.',
        'An account that may consume, and a group of its own for the task.',
      ],
      cache: ['An account that may replicate; the synchronization commands are enabled.'],
      series: ['An account that may subscribe to the tables.'],
      file: ['Read access to the folders, granted to the account of the task.'],
      rag: ['Access to the interface.'],
    },
    writes: {
      relational: [
        'An account that may create tables and write to them.',
        'Free space for the first full load, indexes included.',
      ],
      document: ['An account that may write to the database.', 'Free space for the first full load.'],
      search: [
        'An account that may create indexes and write documents.',
        'Number of shards and replicas decided before the first load.',
      ],
      warehouse: [
        'An account that may create tables and load data.',
        'Tables with a primary key model, so that updates and deletes take effect.',
      ],
      lake: ['Access to the catalog and write access to the storage below it.'],
      stream: [
        'Topics or queues, or the right to create them.',
        'Retention and partitions that fit the rate of changes.',
      ],
      cache: ['An account that may write; enough memory for the data and its growth.'],
      series: ['An account that may create tables; a time column to order by.'],
      file: ['Write access to the folders.'],
      rag: ['A model for vectors and a model for answers, each with its key.'],
    },
  },

  tasks: {
    title: 'Supported task types',
    type: 'Task type',
    does: 'What it does',
    structure: ['Schema migration', 'Creates tables, columns and keys at the target, types converted.'],
    full: ['Full migration', 'Copies what is there, in parallel and with a speed limit if wanted.'],
    incremental: ['Incremental sync', 'Captures changes since the full load began and applies them within seconds.'],
    ddl: ['DDL sync', 'Repeats changes of the structure, such as a new column, at the target.'],
    check: ['Verification and correction', 'Compares both ends, once or on a schedule, and corrects differences.'],
    twoWay: ['Bidirectional sync', 'Both ends accept writes; a change never returns to where it came from.'],
  },

  steps: {
    title: 'Steps',
    items: ({ source, target }: Ends): readonly (readonly [string, string])[] => [
      ['Add both data sources', `Enter address and account of ${source} and ${target}, then test the connections.`],
      [
        'Create a task',
        `Choose ${source} as the source and ${target} as the target, then the task type and a specification.`,
      ],
      ['Choose tables', 'Take all or some of the tables and operations; search and import help with long lists.'],
      ['Map and process', 'Rename tables and columns, filter rows, mask columns or upload code of your own.'],
      ['Check and start', 'The precheck looks at rights, logs and structure. When all is green, start the task.'],
      ['Watch', 'The console shows delay and throughput; set alerts before the task goes to production.'],
    ],
  },

  mapping: {
    title: 'How data is mapped',
    from: {
      relational: 'Rows keep their key; types are converted to the nearest one that loses nothing.',
      document: 'Fields of a document become columns; nested ones are flattened or kept as JSON.',
      search: 'Documents become rows by their id.',
      warehouse: 'Tables are read in parts, sorted by key; there is no change log to follow.',
      lake: 'Snapshots are read in order.',
      stream: 'A message becomes an insert, an update or a delete; its schema is given once per topic.',
      cache: 'Keys keep their type and their remaining lifetime.',
      series: 'The time column stays the first part of the key; tags become columns.',
      file: 'Each file becomes rows with its text, its path and the time of its last change.',
      rag: 'Answers are not a source.',
    },
    to: {
      relational:
        'Tables are created under the same names unless rules say otherwise; identifiers keep or change their case as you choose.',
      document: 'A row becomes a document; the primary key becomes its id.',
      search:
        'A table becomes an index, a row a document; the primary key is the document id, and related tables can be joined into it.',
      warehouse: 'A table becomes a primary key table; deletes are applied or marked in a column, as you choose.',
      lake: 'A table becomes a lake table; batches are committed as snapshots, and small files are compacted.',
      stream:
        'A change becomes a message with the row before and after; rows of one key go to one partition and stay in order.',
      cache: 'The key of a row becomes the key of an entry, the row its value; the lifetime can be set.',
      series: 'The row’s time becomes the time index, the key becomes tags, other columns become fields.',
      file: 'Rows are written as files by table and day.',
      rag: 'Text columns are split and vectorised; a change replaces its pieces.',
    },
    keyless: 'Tables without a key can be copied; their changes arrive at least once, so add a key where that matters.',
  },
}
