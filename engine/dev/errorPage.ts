/** What a reader sees where there is no page to show: the same text as the terminal, and a way to recover by itself. */

/** `text` is plain; it is escaped here. */
export function errorPage(title: string, text: string, scripts: readonly string[]): string {
  const tags = scripts.map((src) => `<script type="module" src="${src}"></script>`).join('')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title><style>${style}</style>${tags}</head><body><main><h1>${escape(title)}</h1><pre>${escape(text)}</pre></main></body></html>`
}

const style =
  ':root{color-scheme:dark}body{margin:4vh 4vw;background:#131318;color:#f4f4f6;font:14px/1.55 ui-monospace,Menlo,Consolas,monospace}h1{font-size:18px}pre{font:inherit;white-space:pre-wrap;overflow-wrap:anywhere}'

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`)
