import type { Strings } from './en.ts'
import { about } from './zh/about.ts'
import { account, accountPages } from './zh/account.ts'
import { blog } from './zh/blog.ts'
import { chrome } from './zh/chrome.ts'
import { clouddm } from './zh/clouddm.ts'
import { code } from './zh/code.ts'
import { connections } from './zh/connections.ts'
import { connectorGuide } from './zh/connectorGuide.ts'
import { connectors } from './zh/connectors.ts'
import { contact } from './zh/contact.ts'
import { download } from './zh/download.ts'
import { docs } from './zh/docs.ts'
import { dialog, feedback, install } from './zh/feedback.ts'
import { home } from './zh/home.ts'
import { pricing } from './zh/pricing.ts'
import { loading, sample } from './zh/pages.ts'
import { search } from './zh/search.ts'
import { solutions } from './zh/solutions.ts'
import { why } from './zh/why.ts'

export const zh: Strings = {
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
