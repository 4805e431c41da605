/** Navbar, footer, not-found page and the words they share. */
export const chrome = {
  skipToContent: 'Skip to content',

  nav: {
    label: 'Main',
    home: (name: string) => `${name}, home page`,
    menu: 'Menu',
    language: 'Language',
    /** What is behind an entry of a menu, by its id. */
    notes: {
      what: 'One pipeline from source to target',
      why: 'Cost and latency beside other tools',
      connector: 'Every source and every target',
      analytics: 'A warehouse that is seconds behind',
      rag: 'Answers from your own data',
      collaboration: 'Permissions, approval and masking',
      blog: 'Practice, product news, tutorials',
      docs: 'Install, use and look up',
      overseas: 'For teams in other regions',
    },
  },

  theme: {
    label: 'Color mode',
    light: 'Color mode: light',
    dark: 'Color mode: dark',
    system: 'Color mode: same as the system',
  },

  motion: { pause: 'Pause motion', play: 'Play motion' },

  announcement: { label: 'Announcement', close: 'Dismiss the announcement' },
  backToTop: 'Back to top',
  floats: 'Shortcuts',
  consent: {
    label: 'Consent to measuring visits',
    text: 'May we count visits to see which pages help? Nothing is sent before you agree.',
    more: 'Privacy policy',
    grant: 'Agree',
    deny: 'Decline',
  },

  footer: {
    label: 'Footer',
    social: 'Find us elsewhere',
  },

  notFound: {
    title: 'Page not found',
    text: 'The address may have changed, or the page has been taken down.',
    home: 'Go back home',
    support: 'Contact support',
  },

  /** What the engine says in place of something that failed. */
  engine: {
    crashed: 'This page crashed.',
    tryAgain: 'Try again',
    cause: 'Caused by: ',
    notLoaded: 'This page could not be loaded.',
    retry: 'Retry',
  },
}
