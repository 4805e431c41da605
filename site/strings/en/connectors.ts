/** The catalogue of connectors and the page of each. `own` is the name of the replication product. */
import { catalogue } from './catalogue.ts'

export const connectors = {
  ...catalogue,
  meta: {
    title: (sources: number) => `Connectors: ${sources}+ sources and targets`,
    description: (own: string) =>
      `Every database, warehouse, message queue, lake and AI service ${own} reads from or writes to, with what each can do.`,
  },
  title: (sources: number) => `${sources}+ connectors supported`,
  lead: (own: string) => `Sources and targets of ${own}. More on the way.`,
  requestSubject: 'A connector we need',
  contact: 'Contact us',

  detail: {
    meta: {
      title: (name: string) => `${name} connector`,
      description: (name: string, own: string, can: string) =>
        `Connect ${name} with ${own}: ${can}, full migration and change capture, monitoring and verification.`,
    },
    capability: {
      both: 'source and target',
      source: 'source',
      target: 'target',
      integration: 'AI integration',
    },
    sentence: {
      both: (name: string, own: string) => `${name} can stand at either end of a pipeline of ${own}.`,
      source: (name: string, own: string) => `${own} reads ${name} and carries its data to where it is needed.`,
      target: (name: string, own: string) => `${own} writes to ${name} and keeps it up to date with your systems.`,
      integration: (name: string, own: string) => `${own} calls ${name} in pipelines that prepare data for AI.`,
    },
    docs: 'View Docs',
    facts: 'At a glance',
    source: 'As a source',
    target: 'As a target',
    yes: 'Supported',
    no: 'Not supported',
    role: 'In pipelines',
    called: 'Called by tasks',
    commercial: 'Enterprise only',
    category: 'Category',

    intro: {
      title: (name: string) => `${name} in production pipelines`,
      about: (name: string) => `What ${name} is`,
      database: (name: string, own: string) =>
        `Business runs on databases. ${own} copies the tables of ${name} first and then follows every change, so that other systems work with the same data without asking it again and again.`,
      linked: (name: string, own: string) =>
        `No system of a company stands alone. ${own} carries to ${name} what others hold and lets their changes follow, so that all of them tell the same story.`,
      analytics: (name: string, own: string) =>
        `Analysis is worth as much as its data is fresh. ${own} connects ${name} with the systems data comes from, and reports no longer wait for the batch of the night.`,
      lake: (name: string, own: string) =>
        `Files and lakes keep what is too much or too varied for a database. ${own} links ${name} with operational systems, so that both tell the same story.`,
      ai: (name: string, own: string) =>
        `A model is as good as what it is told. ${own} brings current company data to ${name}, cut, vectorized and with access under control.`,
      streaming: (name: string, own: string) =>
        `A queue is the crossroads of data. ${own} turns database changes into messages for ${name}, or messages into rows, and keeps their order.`,
      cache: (name: string, own: string) =>
        `A cache is useful while it is right. ${own} keeps ${name} in step with the data behind it, and moves instances without a break.`,
    },
    features: {
      title: 'What you get',
      realtime: {
        title: 'Real-time movement',
        text: (name: string) => `Changes travel in seconds between ${name} and the other end.`,
        scheduled: (name: string) => `${name} is read on a schedule; what was read arrives within seconds.`,
        written: (name: string) => `Changes reach ${name} within seconds; reading it follows a schedule.`,
      },
      full: {
        title: 'What is moved',
        changes: (name: string) => `A full migration of ${name} first, then the changes since it began, without a gap.`,
        messages: (name: string) => `What arrives at ${name} is taken over and applied in its order.`,
        queries: (name: string) => `${name} is read in full, and again as often as you schedule it.`,
        target: (name: string) => `${name} is filled once and kept current from then on.`,
        integration: (name: string) => `All texts are prepared for ${name} once, then only those that changed.`,
      },
      control: {
        title: 'Control in operation',
        text: () => 'Pause, resume and change tasks in the console; delay and errors raise alerts.',
      },
      enterprise: {
        title: 'Ready for enterprises',
        text: () => 'Roles, audit, single sign-on, and workers that run inside your own network.',
      },
    },
  },
}
