import { about } from './en/about.ts'
import { account, accountPages } from './en/account.ts'
import { blog } from './en/blog.ts'
import { chrome } from './en/chrome.ts'
import { clouddm } from './en/clouddm.ts'
import { code } from './en/code.ts'
import { connections } from './en/connections.ts'
import { connectorGuide } from './en/connectorGuide.ts'
import { connectors } from './en/connectors.ts'
import { contact } from './en/contact.ts'
import { download } from './en/download.ts'
import { docs } from './en/docs.ts'
import { dialog, feedback, install } from './en/feedback.ts'
import { home } from './en/home.ts'
import { pricing } from './en/pricing.ts'
import { loading, sample } from './en/pages.ts'
import { search } from './en/search.ts'
import { solutions } from './en/solutions.ts'
import { why } from './en/why.ts'

export const en = {
  ...chrome,
  about,
  account,
  accountPages,
  code,
  connections,
  connectorGuide,
  connectors,
  contact,
  dialog,
  docs,
  feedback,
  download,
  blog,
  home,
  install,
  clouddm,
  pricing,
  loading,
  sample,
  search,
  solutions,
  why,
}

export type Strings = typeof en
