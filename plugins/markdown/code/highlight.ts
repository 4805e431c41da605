/** Code to lines of HTML with one-letter classes, which the style sheet colours. */
import { createCssVariablesTheme, createHighlighterCore } from 'shiki/core'
import type { HighlighterCore } from 'shiki/core'
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'
import { bundledLanguages } from 'shiki/langs'
import { escapeText } from '../../../engine/html/escape.ts'
import type { BodyContext } from '../../../engine/types.ts'
import { createLruCache } from './lruCache.ts'
import { hasPlaceholders, splitPlaceholders, type Token } from './placeholders.ts'

type Grammar = keyof typeof bundledLanguages

/** Class by name of the theme's variable. Anything else is plain text and has no element. */
const classes: Readonly<Record<string, string>> = {
  keyword: 'k',
  string: 't',
  'string-expression': 's',
  comment: 'c',
  function: 'f',
  constant: 'n',
  parameter: 'r',
  punctuation: 'p',
  link: 'l',
  inserted: 'i',
  deleted: 'd',
  changed: 'm',
}

const longestLine = 5000
const largestBlock = 200_000
const theme = 'css'
const linesCache = createLruCache<readonly string[]>(600)
/** Loaded grammars, or the promise of one. */
const loading = new Map<Grammar, Promise<void>>()
let highlighter: Promise<HighlighterCore> | undefined

/**
 * One string of HTML per line. Very long lines and large blocks stay plain, because they take too long. Of an edited page
 * most blocks are as they were: to learn a grammar for them would take longer than all the rest of the page.
 */
export async function highlight(
  code: string,
  grammar: Grammar | undefined,
  { remember }: Pick<BodyContext, 'remember'>,
): Promise<readonly string[]> {
  if (!grammar || code.length > largestBlock) return plainLines(code)
  const key = `${grammar}\n${code}`
  const cached = linesCache.get(key)
  if (cached) return cached
  const lines = code.split('\n').some((line) => line.length > longestLine)
    ? plainLines(code)
    : await remember(`code\n${key}`, () => tokenize(code, grammar))
  linesCache.set(key, lines)
  return lines
}

function plainLines(code: string): readonly string[] {
  return code.split('\n').map(escapeText)
}

async function tokenize(code: string, grammar: Grammar): Promise<readonly string[]> {
  highlighter ??= createHighlighterCore({
    themes: [createCssVariablesTheme({ name: theme, variablePrefix: '--', fontStyle: false })],
    langs: [],
    // Later targets have groups with flags of their own, `(?i:…)`. V8 ignores such flags in patterns that it compiles while
    // much memory holds patterns already: the same block would have other colours in a large build.
    engine: createJavaScriptRegexEngine({ forgiving: true, target: 'ES2024' }),
  })
  const shiki = await highlighter
  let ready = loading.get(grammar)
  if (!ready) {
    ready = shiki.loadLanguage(bundledLanguages[grammar]())
    loading.set(grammar, ready)
  }
  await ready
  // No limit of time: on a busy machine a block would lose its colours, and two builds would differ.
  const lines = shiki.codeToTokensBase(code, { lang: grammar, theme, tokenizeTimeLimit: 0 })
  return (hasPlaceholders(grammar) ? lines.map(splitPlaceholders) : lines).map(lineToHtml)
}

function lineToHtml(tokens: readonly Token[]): string {
  let html = ''
  let open = ''
  for (const { content, color = '' } of tokens) {
    // White space has no colour, so it can stay in the element before it.
    const name = content.trim() === '' ? open : classOf(color)
    if (name !== open) {
      if (open) html += '</i>'
      if (name) html += `<i class=${name}>`
      open = name
    }
    html += escapeText(content)
  }
  return open ? `${html}</i>` : html
}

const classCache = new Map<string, string>()

/** `var(--token-string-expression)` -> `s` */
function classOf(color: string): string {
  let found = classCache.get(color)
  if (found === undefined) {
    found = classes[/--token-([a-z-]+)/.exec(color)?.[1] ?? ''] ?? ''
    classCache.set(color, found)
  }
  return found
}
