/** Menu entries that read the same in every brand. */
export const menu = {
  logIn: 'Log In',
  tryCloud: 'Try Cloud Free',
  hello: 'Hello',
  nobody: 'User',
  profile: 'Profile',
  billing: 'Billing',
  orders: 'My Order',
  logOut: 'Log out',
  blog: 'Blog',
  pricing: 'Pricing',
  about: 'About',
  contact: 'Contact',
}
