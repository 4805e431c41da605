/** Forms people write to us with: a connector that is missing, and everything else. */
export const feedback = {
  fields: {
    linkRequest: 'From where to where',
    requirementReason: 'What you need it for',
    urgent: 'How soon',
    expectedTime: 'Needed by',
    contactEmail: 'E-mail',
    contactPhone: 'Mobile number',
    contactName: 'Name',
    company: 'Company',
    requirement: 'What is it about',
  },
  hints: {
    linkRequest: 'Snowflake to Kafka, for example',
    requirementReason: 'Volume, latency, what the data is for',
    expectedTime: 'End of March, for example',
    contactEmail: 'you@company.com',
    contactPhone: '11 digits',
    requirement: 'Sources, targets, volume, and where it should run',
  },
  urgency: { no: 'There is time', yes: 'It is urgent' },
  contactMe: 'Tell me when there is news',
  optional: 'optional',
  missing: (field: string) => `${field}: please fill this in`,
  wrong: {
    contactEmail: 'This is not an e-mail address',
    contactPhone: 'A Chinese mobile number has 11 digits',
    other: (most: number) => `No more than ${most.toLocaleString('en')} characters`,
  },
  failures: {
    offline: 'No answer from our server, so this may not have arrived. Please try again, or write to',
    expired: 'Your session has ended. What you entered is still here: please send it again.',
    limited: 'Too many messages in a short time. Please try again later, or write to',
    unknown: 'Our server could not take this. Please try again later, or write to',
  },
  send: 'Send',
  sending: 'Sending …',
  sent: 'Thank you, it has arrived.',
  answer: 'Someone from the team will get back to you soon.',
  quiet: 'We read every request, and it counts when we plan the next release.',
  again: 'Send another',
  noScript: 'This form needs JavaScript. Without it, please write to',

  connector: {
    title: 'Which connector is missing?',
    lead: 'Tell us where the data is and where it should go. Requests decide what is built next.',
  },
  contact: {
    title: 'Write to us',
    lead: 'Plans, prices, or whether it fits: just ask.',
  },
}

/** The dialog that installs the community edition. */
export const install = {
  title: (product: string) => `Install ${product} Community`,
  lead: 'Free, on one machine of yours. One command downloads and starts everything.',
  ways: 'Ways to install',
  docker: {
    title: 'Docker',
    text: 'On a Linux host with Docker. Data and settings are kept in the folder at the end of the command.',
  },
  kubernetes: { title: 'Kubernetes', text: 'From a machine whose kubectl reaches the cluster.' },
  binary: {
    title: 'Binary package',
    text: 'For hosts without containers. Log in, and the package with its checksum is yours.',
    button: 'Log in and download',
  },
  version: 'version',
  quickStart: 'Quick start',
  licence: 'Renew the free license',
  open: 'Install Community',
}

export const dialog = { close: 'Close' }
