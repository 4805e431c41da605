import type { Strings } from '../en/index.ts'
import { chrome } from './chrome.ts'
import * as parts from './parts.ts'
import { prose } from '../../../theme/words/zh/prose.ts'

export const zh: Strings = {
  ...chrome,
  ...parts,
  prose,
}
