import type { ProseLabels } from '../../../plugins/markdown/types.ts'
import { blog } from './blog.ts'
import { chrome } from './chrome.ts'
import { code } from './code.ts'
import { docs } from './docs.ts'
import { labels } from './labels.ts'
import { outputs } from './outputs.ts'
import { search } from './search.ts'

export const en = { ...chrome, blog, code, docs, labels, outputs, search }

type Some<T> = T extends string | ((...given: never[]) => string) ? T : { readonly [K in keyof T]?: Some<T[K]> }

/** `prose`: what is added to prose, which the plugin says in English itself. */
export type Words = typeof en & { readonly prose?: ProseLabels }

/** Those that a site says otherwise, or has in a language of its own. */
export type SomeWords = Some<Words>
