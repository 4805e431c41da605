/** Shown where there is no page to show: the text of the terminal, and scripts that reload it when that changes. */

import { escapeHtml } from '../html/escape.ts'

/** `text` is plain; it is escaped here. */
export function errorPage(title: string, text: string, scripts: readonly string[]): string {
  const tags = scripts.map((src) => `<script type="module" src="${src}"></script>`).join('')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${style}</style>${tags}</head><body><main><h1>${escapeHtml(title)}</h1><pre>${escapeHtml(text)}</pre></main></body></html>`
}

const style =
  ':root{color-scheme:dark}body{margin:4vh 4vw;background:#131318;color:#f4f4f6;font:14px/1.55 ui-monospace,Menlo,Consolas,monospace}h1{font-size:18px}pre{font:inherit;white-space:pre-wrap;overflow-wrap:anywhere}'
