/** About the people behind the products. Stories are told per edition: each brand has its own. */
export const about = {
  meta: {
    title: (company: string) => `About ${company}`,
    description: (company: string) =>
      `${company}: what we build, how we came here, the people who do it, open positions and how to reach us.`,
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
    domestic: [
      { year: '2019', title: 'Founded', text: 'A few engineers set out to make moving data simple.' },
      { year: '2021', title: 'Community', text: 'The first users meet, and their reports shape the product.' },
      { year: '2023', title: '1,000+ active users', text: 'Pipelines run in companies on several continents.' },
      { year: '2024', title: 'Cloud service', text: 'Sync becomes available without installing anything.' },
      { year: '2026', title: 'And on', text: 'More sources, lower latency, data for AI.' },
    ],
    international: [
      { year: '2019', title: 'Company founded', text: 'ClouGence begins in Hangzhou.' },
      { year: '2021', title: 'CloudCanal community', text: 'The product opens to everyone who wants to try it.' },
      { year: '2023', title: 'Nearly 100 customers', text: 'Ten thousand activations, from start-ups to banks.' },
      { year: '2024', title: 'Hong Kong', text: 'A company abroad, and BladePipe for the rest of the world.' },
      { year: '2025', title: 'SaaS launched', text: 'CloudCanal runs as a managed service.' },
      { year: '2026', title: 'CloudDM open source', text: 'Our database workspace goes public, code and all.' },
    ],
    collaboration: [
      { year: '2019', title: 'Founded', text: 'ClouGence begins in Hangzhou.' },
      { year: '2021', title: 'Version 1', text: 'The first web console for databases.' },
      { year: '2023', title: 'Community edition', text: 'Free for teams, with approvals and rules.' },
      { year: '2023', title: 'Desktop edition', text: 'Hundreds of people open it every day.' },
      { year: '2024', title: 'Version 2 for teams', text: 'Roles, masking and CI/CD come together.' },
      { year: '2026', title: 'Fully open source', text: 'All of it, on GitHub and Gitee.' },
    ],
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
      lead: 'What a customer receives is worth exactly as much as the product is good. So we start there.',
      tech: 'We learn in the open, disagree with pleasure and ship when the numbers agree.',
      product: 'The most reliable tool wins. Every release has to be a reason to sleep better.',
      market: 'Each month we are in places we had not thought of, because someone recommended us.',
    },
  },

  careers: {
    title: 'Work that leaves room for life',
    lead: 'Good software comes from people who are rested. Four things we hold on to.',
    items: [
      { id: 'office', title: 'On-site', text: 'Quiet rooms, a short commute, lunch together.' },
      { id: 'remote', title: 'Remote work', text: 'Where you concentrate best is where you work.' },
      {
        id: 'customers',
        title: 'Customer-facing R&D',
        text: 'The people who write the code hear how it works for you.',
      },
      { id: 'support', title: 'Remote support', text: 'We can help from anywhere.' },
    ],
    apply: 'Write to us',
  },
}
