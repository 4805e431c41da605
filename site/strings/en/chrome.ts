import { chrome as general } from '../../../theme/words/en/chrome.ts'

/** Navbar, footer, not-found page and the words they share. */
export const chrome = {
  ...general,

  nav: {
    ...general.nav,
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

  motion: { pause: 'Pause motion', play: 'Play motion' },

  floats: 'Shortcuts',
  consent: {
    label: 'Consent to measuring visits',
    text: 'May we count visits to see which pages help? Nothing is sent before you agree.',
    more: 'Privacy policy',
    grant: 'Agree',
    deny: 'Decline',
  },

  notFound: {
    ...general.notFound,
    support: 'Contact support',
  },
}
