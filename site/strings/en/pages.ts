/** Small pages: the way back from another service, and a sample of Markdown. */
export const loading = {
  title: 'Logging you in',
  stopped: 'You are not logged in',
  text: 'Authenticating. This takes a moment.',
  done: 'You are logged in. One moment …',
  more: 'One more step.',
  rejected: 'This does not belong to a login that was begun here. Please log in again.',
  failed: 'Authentication failed',
  cancelled: 'The registration was not finished.',
  noScript: 'Logging in needs JavaScript.',
  unloaded: 'This page could not be loaded completely.',
  retry: 'Retry',
  slow: 'Nothing happens?',
  logIn: 'Back to log in',
}

export const sample = {
  title: 'Markdown sample',
  description: 'What writers can use in documents and posts, as it looks on this site.',
  intro: 'This page shows the look of prose. Each kind of block appears once.',
  text: {
    title: 'Text',
    comma: ', ',
    stop: '. ',
    paragraph: 'A paragraph with a',
    link: 'link',
    strong: 'strong words',
    em: 'emphasis',
    code: 'code',
    mark: 'marked words',
    key: 'Press',
    quote: 'A quotation stands apart from the text around it.',
  },
  lists: {
    title: 'Lists',
    plain: ['Sources', 'Targets', 'Tasks'],
    ordered: ['Connect', 'Choose tables', 'Start'],
    cards: [
      { path: '/docs/', title: 'Documentation', text: 'From the quick start to the reference, by task.' },
      { path: '/blog/', title: 'Blog', text: 'Practice, tutorials and product news.' },
    ],
  },
  table: {
    title: 'Table',
    head: ['Stage', 'What happens', 'Where'],
    rows: [
      ['Capture', 'Reads the log', 'Source'],
      ['Transfer', 'Maps and filters', 'Worker'],
      ['Apply', 'Writes to the target', 'Target'],
    ],
  },
  blocks: {
    title: 'Blocks',
    tip: 'Tip',
    tipText: 'A hint that makes things easier.',
    warning: 'Warning',
    warningText: 'Something to think of before going on.',
    details: 'More about it',
    detailsText: 'Folded away until somebody wants to read it.',
  },
  source: { title: 'Code' },
}
