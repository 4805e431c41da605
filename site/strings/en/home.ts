/** Home page of the replication product. `product` is its name, `latency` the time a change takes at most, `sources` a count. */
export const home = {
  meta: {
    title: 'Replicate data in real time',
    description: (product: string, latency: string, sources: number) =>
      `${product} keeps ${sources}+ databases, warehouses, queues and caches in sync, less than ${latency} behind: full migration, change capture and verification, no code.`,
  },

  hero: {
    eyebrow: (sources: number) => `${sources}+ data sources, no code`,
    title: 'Replicate data in real time',
    words: ['incrementally', 'end to end', 'securely'],
    lead: (product: string, latency: string) =>
      `${product} connects databases, warehouses, queues and AI applications in minutes, in the cloud or on your own servers. A change arrives at its target in under ${latency}.`,
    quickStart: 'Quick start',
    tryCloud: 'Try Cloud Free',
    download: 'Download Enterprise',
    community: 'Install Community',
    licence: 'Get a license',
    art: 'Changes from source databases pass through one pipeline and arrive at their targets.',
    captured: 'Captured',
    mapped: 'Mapped',
    verified: 'Verified',
    latency: 'latency',
  },

  numbers: {
    title: 'In numbers',
    clients: 'clients',
    activations: 'downloads and activations',
    members: 'community members',
    sources: 'data sources',
  },

  features: {
    title: 'One pipeline, from the first row to the last change',
    lead: 'Everything that is needed to move data and to be sure that it has arrived.',
    items: (latency: string, sources: number) => [
      {
        id: 'clock' as const,
        title: 'Always real-time',
        text: `Changes are read from the log and written to the target in under ${latency}.`,
      },
      {
        id: 'shield',
        title: 'Your data stays yours',
        text: 'With workers in your own network, rows never leave it, and no port has to be opened to the outside.',
      },
      {
        id: 'eye',
        title: 'Visual and automatic',
        text: 'Choose tables, map columns, press start. Schema, full migration and change capture follow each other on their own.',
      },
      {
        id: 'target',
        title: 'Accurate delivery',
        text: 'Types are converted precisely. Checks compare both sides and correct what differs.',
      },
      {
        id: 'route',
        title: 'End to end',
        text: 'One product from source to target. No extra queue to run, and one place to look when something is slow.',
      },
      {
        id: 'plug',
        title: `${sources}+ connectors`,
        text: 'Relational databases, warehouses, queues, search engines and caches, with more on the way.',
      },
    ],
  },

  customers: {
    title: 'Trusted by teams that cannot wait',
  },

  functions: {
    title: 'What a task can do',
    lead: (count: number) => `${count} capabilities, combined as you like.`,
    list: 'Capabilities',
    shaping: {
      incremental: 'Filters, virtual columns and wide tables, set visually',
      full: 'Filters and virtual columns, as in incremental sync',
    },
    items: {
      incremental: {
        title: 'Incremental sync',
        text: 'Captures changes and delivers them live, between different kinds of databases too.',
        points: [
          'A rate limit protects the target in peak hours',
          'Mapping of databases, tables and columns',
          'Latency measured for every task',
        ],
      },
      full: {
        title: 'Full migration',
        text: 'Scans everything, once or on a schedule, and hands over to change capture without a gap.',
        points: [
          'Clears target data or tables first, where you want it',
          'Between different kinds of databases',
          'Resumes where it was interrupted',
        ],
      },
      cleaning: {
        title: 'Processing and cleaning',
        text: 'Shapes rows on their way, visually or in code.',
        points: [
          'Filter rows, prune and map columns',
          'Virtual columns and wide tables',
          'Upload your own code for everything else',
        ],
      },
      schema: {
        title: 'Schema migration',
        text: 'Creates tables on the other side and follows what happens to them later.',
        points: [
          'Types converted between engines',
          'DDL followed live',
          'Online changes by gh-ost and pt-osc understood',
        ],
      },
      verify: {
        title: 'Verification and correction',
        text: 'Compares both sides, row by row and field by field, and repairs what differs.',
        points: ['All rows or a sample', 'Once or on a schedule', 'Review first, correct afterwards'],
      },
      ai: {
        title: 'Data for AI',
        text: 'Turns text in databases and files into vectors, and vectors into a RAG API.',
        points: [
          'Interfaces of popular language models',
          'Splits, embeds and stores in one pass',
          'Private data stays private',
        ],
      },
      twoWay: {
        title: 'Two-way sync',
        text: 'Keeps a group of databases equal in both directions.',
        points: ['Loops are prevented', 'DDL included', 'For active-active sites and migrations with a way back'],
      },
      monitor: {
        title: 'Monitoring and alerts',
        text: 'Shows how a task is doing, and tells you before anyone asks.',
        points: [
          'Dozens of metrics per task and worker',
          'Export to Prometheus',
          'Alerts by chat, SMS, e-mail and phone',
        ],
      },
    },
  },

  wall: {
    title: 'Whatever you run, it is probably here',
    lead: 'Sources and targets, ready to connect.',
    more: 'All connectors',
    request: 'Something missing? Tell us',
    groups: {
      database: 'Databases',
      analytics: 'Analytics',
      streaming: 'Streaming',
      cache: 'Caches',
      lake: 'Files and lakes',
      ai: 'AI',
    },
  },

  tour: {
    title: 'From a connection to an alert',
    lead: 'One console for all of it. This is what it looks like.',
    items: [
      {
        title: 'Connect a data source',
        text: 'Choose where it runs and what it is, enter its address, and test the connection before you save.',
      },
      {
        title: 'See all tasks at once',
        text: 'Schema, full data, changes and verification are stages of a task; its state and its delay stand beside it.',
      },
      {
        title: 'Hear of it first',
        text: 'Charts show where time is lost. When the delay passes its threshold, an alert goes out, and another one when it has recovered.',
      },
    ],
  },

  scenes: {
    title: 'Where it is used',
    more: 'See how it works',
    items: [
      {
        title: 'Real-time analytics',
        text: 'Feed an analytical store from all business systems and answer questions on data that is seconds old.',
      },
      {
        title: 'Smarter AI assistants',
        text: 'Turn private documents and tables into a RAG API. When they change, its answers follow.',
      },
    ],
    stages: {
      sources: 'Business systems',
      store: 'Real-time store',
      reports: 'Reports',
      texts: 'Documents',
      vectors: 'Vectors',
      assistant: 'Assistant',
    },
  },

  deploy: {
    title: 'Runs where your data lives',
    lead: 'Two ways to deploy, one product.',
    more: 'Compare plans',
    art: { provider: 'Our network', own: 'Your network', console: 'Console', worker: 'Worker' },
    items: [
      {
        title: 'Cloud',
        note: 'SaaS and bring your own cloud',
        points: ['Start within minutes', 'Highly available by default', 'A team of professionals at your side'],
      },
      {
        title: 'Enterprise',
        note: 'In your own data center',
        points: [
          'Entirely self-hosted',
          'Data stays in-house, no public internet needed',
          'High availability on your own machines',
        ],
      },
    ],
  },

  action: {
    title: 'Your first task can run within minutes',
    text: 'Create a free account, add two data sources and watch the changes arrive.',
    cloud: 'Try Cloud Free',
    community: 'Install Community',
  },
}
