/** Pages of the solutions. `product` is the name of what does the work. */
export const solutions = {
  quickStart: 'Quick start',
  tryCloud: 'Try Cloud Free',
  pricing: 'See pricing',
  visit: (product: string) => `Visit the ${product} site`,
  drawing: 'Drawing of the architecture',
  scroll: 'The drawing scrolls sideways.',

  analytics: {
    // Tags or keywords of posts.
    posts: ['StarRocks', 'wide table', 'ClickHouse'],
    meta: {
      title: 'Real-time analytics',
      description: (product: string) =>
        `Feed StarRocks, ClickHouse or Doris from all business systems with ${product}: hundreds of terabytes, seconds behind, with reports and data services on top.`,
    },
    eyebrow: 'Solution',
    title: 'Analytics on data',
    accent: 'that is seconds old',
    lead: (product: string) =>
      `${product} streams every change of your business systems into one analytical store: hundreds of terabytes kept fresh, quick to query and low in cost.`,
    cards: {
      title: 'From many systems to one answer',
      items: [
        {
          id: 'clock',
          title: 'Prepared in real time',
          text: 'Data is captured, shaped and ready to query with low latency, so applications build on it directly.',
        },
        {
          id: 'plug',
          title: 'All systems joined',
          text: 'Databases of every business line and the streams between them meet in one place.',
        },
        {
          id: 'target',
          title: 'Light on resources',
          text: 'Only what changed is replayed. Bandwidth and computing power go to queries instead of copies.',
        },
        {
          id: 'route',
          title: 'Fits your layers',
          text: 'Lands in ODS and feeds DW and DWM the way your warehouse is already built.',
        },
      ],
    },
    architecture: {
      title: 'How it is built',
      lead: 'The console steers; the rows never leave your network.',
      art: 'The console in the provider’s network steers two workers in yours. One reads changes from MySQL, PostgreSQL, SQL Server, Oracle and Kafka into the ODS layer of StarRocks; the other writes results back to online databases. Reports and BI read from the store.',
      ticks: [
        'StarRocks at the core, for hundreds of terabytes',
        'Ingestion by change capture and Stream Load',
        'DW layer by views or primary-key tables',
        'APP and DWM layers by materialized views or primary-key tables',
      ],
      words: {
        provider: 'Provider network',
        own: 'Your network',
        console: 'Console',
        control: 'control only',
        capture: 'Worker',
        captureNote: 'change capture',
        back: 'Worker',
        backNote: 'reverse ETL',
        online: 'Online databases',
        ods: 'raw tables',
        dw: 'views, primary keys',
        app: 'materialized views',
        load: 'Stream Load',
        reports: 'Reports and BI',
        services: 'Data services',
        external: 'External tables',
      },
    },
    action: {
      title: 'See your own tables move',
      text: 'Create a task from one table to one target, then add the rest.',
    },
  },

  rag: {
    posts: ['RAG', 'Ollama'],
    meta: {
      title: 'AI and RAG',
      description: (product: string) =>
        `${product} turns documents, files and tables into a RAG API in one pass: split, enrich, embed, store and serve, kept current with every change.`,
    },
    eyebrow: 'Solution',
    title: 'From raw data',
    accent: 'to a RAG API',
    lead: (product: string) =>
      `${product} reads private documents and tables, turns them into vectors, and answers questions over an API. When the source changes, the answers change with it.`,
    art: 'A question is answered from three of the company’s own sources.',
    chat: {
      question: 'How long may I return an order?',
      answer: '30 days from delivery; opened items within 14.',
      sources: ['policy.md', 'orders', 'FAQ'],
      fresh: (time: string) => `updated ${time} ago`,
    },
    cards: {
      title: 'Knowledge that keeps up',
      items: [
        {
          id: 'route',
          title: 'One pass',
          text: 'Raw data goes in at one end, a RAG API comes out at the other. Nothing to glue together.',
        },
        {
          id: 'plug',
          title: 'Works with what you have',
          text: 'Use the models and vector databases your team already runs.',
        },
        {
          id: 'clock',
          title: 'Always current',
          text: 'Changed rows and files are embedded again, so that the knowledge base keeps up.',
        },
        {
          id: 'target',
          title: 'Accurate answers',
          text: 'Retrieval finds the passage that matters, and the model answers in its context.',
        },
      ],
    },
    architecture: {
      title: 'How it is built',
      lead: 'One pipeline fills the knowledge base, one answers from it.',
      art: 'Files, documents, databases and queues are split, cleaned and embedded into a vector database. Chat tools and assistants ask the RAG API, which rewrites the question, retrieves and reranks passages, and returns the answer.',
      ticks: [
        'Text of many sources and formats, embedded on the way',
        'Automatic splitting and cleaning, metadata added by a model',
        'Models of OpenAI, Anthropic, Qwen, Cohere and more',
        'Vectors in PostgreSQL, Elasticsearch, MongoDB or StarRocks',
      ],
      words: {
        fill: 'Knowledge base',
        ask: 'Questions',
        data: 'Data',
        dataNote: 'S3, OSS, SSH, docs, DB, MQ',
        split: 'Split',
        enrich: 'Clean, enrich',
        embed: 'Embed',
        vectors: 'Vector database',
        apps: 'Applications',
        appsNote: 'chat, browser, online bot',
        api: 'RAG API',
        apiNote: 'with MCP tools',
        query: 'Rewrite, route',
        retrieve: 'Retrieve, rerank',
        answer: 'answer',
      },
    },
    steps: {
      title: 'Five steps to an answer',
      from: 'Data sources',
      to: 'RAG API',
      items: [
        { title: 'Connect a vector database', text: 'Add the store that will hold vectors and metadata.' },
        { title: 'Import unstructured data', text: 'Several pipelines bring in files, documents and text columns.' },
        {
          title: 'Split, clean, embed',
          text: (models: string) =>
            `Text is cut into passages, enriched with models of ${models} and others, and turned into vectors.`,
        },
        { title: 'Store vectors and metadata', text: 'Both are written together and follow every later change.' },
        { title: 'Serve answers', text: 'The RAG API combines retrieval with the model you chose.' },
      ],
      models: { USD: 'OpenAI, Anthropic', CNY: 'DeepSeek, Qwen' },
    },
    uses: {
      columns: { use: 'Use', does: 'What it does' },
      title: 'What teams build with it',
      items: [
        {
          id: 'user',
          title: 'Internal chatbot',
          text: 'Colleagues ask in their own words and get the page of the handbook that answers.',
        },
        {
          id: 'phone',
          title: 'Customer support',
          text: 'First replies drawn from manuals and past tickets, with the source beside them.',
        },
        {
          id: 'server',
          title: 'Data preparation',
          text: 'Clean, labeled passages for training and evaluation, produced continuously.',
        },
        {
          id: 'search',
          title: 'Semantic search',
          text: 'Finds what was meant, not only what was typed, across all your stores.',
        },
      ],
    },
    action: {
      title: 'Ask your data a question',
      text: 'Start with one folder of documents: two tasks, one API.',
    },
  },

  collaboration: {
    posts: ['approval flow', 'review engine', 'sensitive data'],
    meta: {
      title: 'Team database collaboration',
      description: (product: string) =>
        `${product} lets a team work on production databases safely: fine-grained permissions, SQL rules, approvals and masking between people and data.`,
    },
    eyebrow: 'Solution',
    title: 'Shared databases,',
    accent: 'not passwords',
    lead: (product: string) =>
      `${product} stands between people and data. Everyone gets exactly what the job needs, every change is checked and approved, and sensitive columns stay covered.`,
    cards: {
      title: 'What changes for the team',
      items: [
        {
          id: 'user',
          title: 'Permissions that fit',
          text: 'People come in by single sign-on. Roles open functions, grants open data, down to a single table.',
        },
        {
          id: 'route',
          title: 'Approval where you work',
          text: 'Flows are built in, or run in DingTalk, Feishu and WeCom.',
        },
        {
          id: 'shield',
          title: 'Rules before execution',
          text: 'Many SQL rules ship with it; your own are written as scripts.',
        },
        {
          id: 'mask',
          title: 'Masking with scope',
          text: 'Your algorithms, applied to the people and places you name.',
        },
      ],
    },
    architecture: {
      title: 'Between people and data',
      lead: 'Every way to a database passes the same three gates.',
      art: 'Leaders, developers, DBAs and managers reach the data sources through query permission, SQL checks and masking. Changes go through an approval, built in or in DingTalk, Feishu or WeCom, and are executed afterwards.',
      ticks: [
        'One address for all environments and regions',
        'The same roles for every kind of database',
        'Approved changes run at the planned time',
        'Everything that happened can be audited',
      ],
      words: {
        people: ['Team leader', 'Developer', 'DBA', 'Manager'],
        permission: 'Query permission',
        check: 'SQL check',
        mask: 'Masking',
        approval: 'Approval',
        approvalNote: 'built in, DingTalk, Feishu, WeCom',
        execute: 'Execution',
        executeNote: 'now or scheduled',
      },
    },
    scenes: {
      title: 'Where it helps',
      items: [
        {
          id: 'console',
          title: 'Access to production',
          text: 'Look into production with permission and record, without an account on the server.',
        },
        {
          id: 'globe',
          title: 'Across regions',
          text: 'Databases of several regions and clouds, reached from one place.',
        },
        {
          id: 'server',
          title: 'Running production',
          text: 'Changes, exports and clean-ups follow one process with one history.',
        },
        {
          id: 'eye',
          title: 'Sensitive data',
          text: 'Personal data is shown masked; the full value takes a permission.',
        },
      ],
    },
    action: { title: 'Bring your team', text: 'Install it on one machine, add a database, invite two colleagues.' },
  },
}
