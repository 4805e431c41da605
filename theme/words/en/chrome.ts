/** Navbar, footer, not-found page and the words they share. */
export const chrome = {
  skipToContent: 'Skip to content',
  announcement: { label: 'Announcement', close: 'Dismiss the announcement' },

  nav: {
    label: 'Main',
    home: (name: string) => `${name}, home page`,
    menu: 'Menu',
    language: 'Language',
  },

  theme: {
    label: 'Color mode',
    light: 'Color mode: light',
    dark: 'Color mode: dark',
    system: 'Color mode: same as the system',
  },

  backToTop: 'Back to top',

  footer: {
    label: 'Footer',
    social: 'Find us elsewhere',
  },

  channels: {
    mail: 'E-mail',
    phone: 'Phone',
    wechat: 'WeChat',
  },

  home: {
    start: 'Get started',
    blog: 'Read the blog',
    parts: 'What is in the documentation',
  },

  notFound: {
    title: 'Page not found',
    text: 'The address may have changed, or the page has been taken down.',
    home: 'Go back home',
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
