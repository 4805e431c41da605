/** Home page of the database collaboration tool. */
export const clouddm = {
  meta: {
    title: 'Databases, together',
    description: (product: string) =>
      `${product} is an open-source workspace for databases: query with permissions, release changes like code, mask sensitive data, on over a dozen kinds of databases.`,
  },

  hero: {
    badge: 'Fully open source',
    title: 'One workspace',
    accent: 'for all databases',
    lead: (product: string) =>
      `${product} gives a whole team safe access to its databases: an SQL console with fine-grained permissions, reviewed changes, and masking where data is sensitive.`,
    quickStart: 'Quick start',
    solution: 'See the solution',
  },

  features: {
    title: 'Three things a team asks for first',
    more: 'Learn more',
    items: [
      {
        id: 'console',
        title: 'Database access',
        text: 'A web IDE with object browser and hints. Permissions per role and per resource decide who may run what, where.',
      },
      {
        id: 'route',
        title: 'Database CI/CD',
        text: 'Schema changes travel with the application: checked, reviewed and executed by a pipeline or from the command line.',
      },
      {
        id: 'mask',
        title: 'Data masking',
        text: 'Rules, permissions and your own algorithms decide what a reader sees of a phone number or a salary.',
      },
    ],
  },

  sources: {
    title: 'The databases you already run',
    lead: 'Self-hosted or managed by a cloud, from one console.',
    vendors: 'Clouds',
    clouds: ['Alibaba Cloud', 'Huawei Cloud', 'Azure', 'AWS'],
  },

  scenes: {
    title: 'Made for daily work',
    items: [
      {
        title: 'One way in',
        text: 'Developers, analysts and operators use one address. Accounts of databases are no longer passed around.',
      },
      {
        title: 'GitOps and CI/CD',
        text: 'A pull request carries the change; the pipeline checks it and applies it to each environment.',
      },
      {
        title: 'Orderly requests',
        text: 'A change becomes a ticket with an approver, built in or in DingTalk, Feishu or WeCom.',
      },
      {
        title: 'Many kinds of databases',
        text: 'Relational, distributed and analytical stores share one set of roles and rules.',
      },
      {
        title: 'SQL guidelines',
        text: 'Write team rules as scripts. They are checked before a statement runs, not after.',
      },
      {
        title: 'Sensitive data protected',
        text: 'Rules find sensitive values and mask them; clear text takes a permission, given for a time.',
      },
    ],
  },

  call: {
    title: 'Built in the open',
    text: 'Read the code, run it on your servers, open an issue, send a patch. A star helps others to find it.',
    install: 'Install it',
  },
}
