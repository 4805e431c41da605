import type { MarkdownLabels } from '../../../plugins/markdown/types.ts'
import { about } from './about.ts'
import { account, accountPages } from './account.ts'
import { blog } from './blog.ts'
import { chrome } from './chrome.ts'
import { clouddm } from './clouddm.ts'
import { code } from './code.ts'
import { connections } from './connections.ts'
import { connectorGuide } from './connectorGuide.ts'
import { connectors } from './connectors.ts'
import { contact } from './contact.ts'
import { download } from './download.ts'
import { docs } from './docs.ts'
import { dialog, feedback, install } from './feedback.ts'
import { figures } from './figures.ts'
import { home } from './home.ts'
import { pricing } from './pricing.ts'
import { labels } from './labels.ts'
import { menu } from './menu.ts'
import { outputs } from './outputs.ts'
import { loading, sample } from './pages.ts'
import { search } from './search.ts'
import { solutions } from './solutions.ts'
import { why } from './why.ts'

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
  figures,
  home,
  install,
  labels,
  menu,
  outputs,
  clouddm,
  pricing,
  loading,
  sample,
  search,
  solutions,
  why,
}

/** `prose`: what is added to prose, which the plugin says in English itself. */
export type Strings = typeof en & { readonly prose?: MarkdownLabels }
