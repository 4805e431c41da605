type Milestone = readonly [year: string, title: string, text: string]

/** About the people behind the products. Stories are told per edition: each brand has its own. */
export const about = {
  meta: {
    title: (company: string) => `About ${company}`,
    description: (company: string) =>
      `${company}: what we build, how we came here, the people who do it, how we work and how to reach us.`,
  },
  banner: {
    eyebrow: 'About us',
    domestic: { title: 'Powering smarter data flow:', words: ['simple', 'precise', 'stable', 'real-time'] },
    international: { title: 'Use data efficiently,', words: ['and use it well'] },
    collaboration: { title: 'Use data more', words: ['safely', 'efficiently'] },
  },
  lead: {
    replication:
      'We write software that moves data between systems, and we answer for it: the people who build a pipeline are the ones who help you run it.',
    management:
      'We write software that lets teams share databases without sharing risk, and we develop it in the open, together with those who use it.',
  },

  story: {
    title: 'Our story',
    milestones: {
      domestic: [
        ['2019', 'Founded', 'A few engineers set out to make moving data simple.'],
        ['2021', 'Community', 'The first users meet, and their reports shape the product.'],
        ['2023', '1,000+ active users', 'The community passes its first thousand.'],
        ['2024', 'Cloud service', 'Sync becomes available without installing anything.'],
        ['2026', 'And on', 'More sources, lower latency, data for AI.'],
      ],
      international: [
        ['2019', 'Company founded', 'ClouGence begins in Hangzhou.'],
        ['2021', 'CloudCanal community', 'The product opens to everyone who wants to try it.'],
        ['2023', 'Nearly 100 customers', 'The product has been activated ten thousand times.'],
        ['2024', 'Hong Kong', 'A company there, and the overseas brand BladePipe.'],
        ['2025', 'SaaS launched', 'CloudCanal runs as a managed service.'],
        ['2026', 'CloudDM open source', 'Our database workspace goes public, code and all.'],
      ],
      collaboration: [
        ['2019', 'Founded', 'ClouGence begins in Hangzhou.'],
        ['2021', 'Version 1', 'Our first web console for databases.'],
        ['2023', 'Community edition', 'Free for teams, with approvals and rules.'],
        ['2023', 'Personal edition', 'Hundreds of people open it every day.'],
        ['2024', 'Version 2 for teams', 'Roles, masking and CI/CD come together.'],
        ['2026', 'Fully open source', 'All of it, on GitHub and Gitee.'],
      ],
    } satisfies Readonly<Record<string, readonly Milestone[]>>,
  },

  team: {
    title: 'Who we are',
    lead: 'Four voices from the team.',
    roles: {
      ceo: 'CEO',
      founder: 'Founder and CEO',
      cto: 'CTO',
      architect: 'Chief architect',
      cpo: 'Co-founder and CPO',
      product: 'Co-founder and product director',
      global: 'Global VP, sales',
      sales: 'Sales director',
      business: 'Business director',
    },
    quotes: {
      lead: 'A delivery is only as good as the product in it. So the product comes first.',
      tech: 'We learn in the open, disagree with pleasure and ship when the numbers agree.',
      product: 'The most reliable tool wins. Every release should let someone sleep better.',
      market: 'Each month we are in places we had not thought of, because someone recommended us.',
    },
  },

  careers: {
    title: 'Work that leaves room for life',
    lead: 'Good software comes from people who are rested. Four things we hold on to.',
    items: [
      { id: 'office', title: 'On-site', text: 'Sit with the team and settle questions face to face.' },
      { id: 'remote', title: 'Remote work', text: 'Where you concentrate best is where you work.' },
      {
        id: 'customers',
        title: 'Customer-facing R&D',
        text: 'The people who write the code hear how it works for you.',
      },
      { id: 'support', title: 'Remote support', text: 'We help customers from wherever we are.' },
    ],
    apply: 'Write to us',
  },
}
