import type { Words } from '../en/index.ts'
import { blog } from './blog.ts'
import { chrome } from './chrome.ts'
import { code } from './code.ts'
import { docs } from './docs.ts'
import { labels } from './labels.ts'
import { outputs } from './outputs.ts'
import { prose } from './prose.ts'
import { search } from './search.ts'

export const zh: Words = { ...chrome, blog, code, docs, labels, outputs, prose, search }
