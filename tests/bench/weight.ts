/** Bytes of the first visit to one page of a build, before any interaction. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { pagePath } from './corpus.ts'

export type Weight = { readonly js: number; readonly css: number; readonly html: number; readonly foreign: number }

export function weigh(folder: string, page: number): Weight {
  const html = readFileSync(join(folder, pagePath(page), 'index.html'), 'utf8')
  const hrefs = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(([, href]) => href!))]
  const size = (href: string) => gzipSync(readFileSync(join(folder, href))).length
  const sum = (list: readonly string[]) => list.reduce((total, href) => total + size(href), 0)
  const scripts = hrefs(/<(?:script[^>]* src|link rel="modulepreload" href)="([^"]+)"/g)
  const styles = hrefs(/<link rel="stylesheet" href="([^"]+)"/g)
  const foreign = [...scripts, ...styles, ...hrefs(/<(?:img|iframe|source)[^>]* src="([^"]+)"/g)].filter((href) =>
    /^(?:https?:)?\/\//.test(href),
  )
  return { js: sum(scripts), css: sum(styles), html: Buffer.byteLength(html), foreign: foreign.length }
}
