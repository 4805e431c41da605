/** Ways to reach the people behind the product: a section of pages, and the card in the corner. */
export const contact = {
  title: 'Get in touch',
  lead: 'Ask us about the product, a price or a plan.',
  support: { title: 'Support', text: 'Something does not work, or you would like to know how it does.' },
  sales: { title: 'Sales', text: 'Plans, quotes, trials and everything on paper.' },
  jobs: { title: 'Careers', text: 'Tell us what you like to build.' },
  phone: { title: 'Phone', text: 'Talk to us directly.' },
  qqGroup: { title: 'QQ group', text: 'Users and developers, in Chinese.' },
  community: { title: 'Elsewhere', text: 'News and conversations.' },
  scan: { title: 'WeChat', text: 'Scan the code to follow our account.' },
  code: 'QR code of the WeChat account',

  card: {
    label: 'Contact card',
    title: 'Contact us',
    text: 'Scan the code for technical support',
    open: 'Contact us',
    close: 'Close the contact card',
  },
}
