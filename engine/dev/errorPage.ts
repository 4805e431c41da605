/** Shown where there is no page to show: the text of the terminal, and scripts that reload it when that changes. */

import { escapeHtml } from '../html/escape.ts'

export type ErrorPage = {
  readonly title: string
  readonly text: string
  readonly scripts: readonly string[]
  /** Name of the page that is to be shown here, if it is known. */
  readonly page?: string | undefined
}

/** All texts are plain; they are escaped here. */
export function errorPage({ title, text, scripts, page }: ErrorPage): string {
  const tags = scripts.map((src) => `<script type="module" src="${src}"></script>`).join('')
  const about = page === undefined ? '' : `<meta name="site:failed" content="${escapeHtml(page)}">`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${style}</style>${about}${tags}</head><body><main><h1>${escapeHtml(title)}</h1><pre>${escapeHtml(text)}</pre></main></body></html>`
}

const style =
  ':root{color-scheme:dark}body{margin:4vh 4vw;background:#131318;color:#f4f4f6;font:14px/1.55 ui-monospace,Menlo,Consolas,monospace}h1{font-size:18px}pre{font:inherit;white-space:pre-wrap;overflow-wrap:anywhere}'
