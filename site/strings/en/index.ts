import type { MarkdownLabels } from '../../../plugins/markdown/types.ts'
import { chrome } from './chrome.ts'
import * as parts from './parts.ts'

export const en = {
  ...chrome,
  ...parts,
}

/** `prose`: what is added to prose, which the plugin says in English itself. */
export type Strings = typeof en & { readonly prose?: MarkdownLabels }
