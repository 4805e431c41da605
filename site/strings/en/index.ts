import type { Words } from '../../../theme/words/en/index.ts'
import { chrome } from './chrome.ts'
import * as parts from './parts.ts'

export const en = {
  ...chrome,
  ...parts,
}

/** `prose`: what is added to prose, which the plugin says in English itself. */
export type Strings = typeof en & Pick<Words, 'prose'>
