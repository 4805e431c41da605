/** A thread that holds pages against the HTML standard and answers with what it objects to. */
import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { HtmlValidate } from 'html-validate'
import { ariaDisabled } from './ariaDisabled.ts'

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  plugins: [ariaDisabled],
  rules: {
    'aria-disabled': 'error',
    'no-missing-references': 'error',
    'long-title': 'off',
    'void-style': 'off',
    'attr-quotes': 'off',
    'no-trailing-whitespace': 'off',
    'doctype-style': 'off',
  },
})

const seen = new Set<string>()

/** The page without the regions that another one had letter for letter: bar, footer, search. */
function withoutKnown(html: string): string {
  let rest = html
  for (const [start, name, version] of html.matchAll(/<div[^>]* data-region="(\w+)" data-version="(\w+)">/g)) {
    const region = `${name} ${version}`
    if (seen.has(region)) rest = cut(rest, rest.indexOf(start) + start.length)
    seen.add(region)
  }
  return rest
}

/** `from` is behind the start of a `div`, whose content goes. */
function cut(html: string, from: number): string {
  const tags = /<(\/?)div\b/g
  tags.lastIndex = from
  for (let depth = 1; ;) {
    const tag = tags.exec(html)!
    depth += tag[1] ? -1 : 1
    if (!depth) return html.slice(0, from) + html.slice(tag.index)
  }
}

const problemsOf = (file: string, html: string): readonly string[] =>
  validator
    .validateStringSync(html)
    .results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${file}:${line}:${column} ${message} (${ruleId})`),
    )

const problems = (workerData as readonly string[]).flatMap((file) => {
  const html = readFileSync(file, 'utf8')
  // What a page refers to may stand in what it shares.
  return problemsOf(file, withoutKnown(html)).length ? problemsOf(file, html) : []
})
parentPort!.postMessage(problems)
