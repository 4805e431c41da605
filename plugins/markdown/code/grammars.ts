/**
 * The grammars of code. Each has a highlighter of its own, because grammars that are loaded beside it change what it reads:
 * Markdown colours the fences of whatever was loaded, and Vue adds rules to HTML. The same code has the same colours in any
 * order and on any thread.
 */
import { createCssVariablesTheme, createHighlighterCore, type HighlighterCore } from 'shiki/core'
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'
import { bundledLanguages } from 'shiki/langs'
import type { Grammar as TextMateGrammar } from 'shiki/types'
import { createLruCache } from './lruCache.ts'

export type GrammarName = keyof typeof bundledLanguages

/** `colors`: by the number in the data of a token. */
export type Grammar = {
  readonly grammar: TextMateGrammar
  readonly colors: readonly string[]
  readonly highlighter: HighlighterCore
}

/** Its colours are variables: `var(--token-keyword)`. */
export const themeName = 'css'
const cssTheme = createCssVariablesTheme({ name: themeName, variablePrefix: '--', fontStyle: false })

/** Patterns it has compiled serve all grammars. */
const createEngine = () =>
  // Later targets have groups with flags of their own, `(?i:…)`. V8 ignores such flags in patterns that it compiles while
  // much memory holds patterns already: the same block would have other colours in a large build.
  createJavaScriptRegexEngine({ forgiving: true, target: 'ES2024' })
let engine: ReturnType<typeof createEngine> | undefined

/** By their names and those of the languages within. */
const loaded = createLruCache<Promise<Grammar>>(60)

/** With the grammars of the languages that the code names as parts of itself. */
export function grammarFor(name: GrammarName, code: string): Promise<Grammar> {
  const names = [name, ...languagesWithin(name, code)] as const
  const key = names.join(' ')
  let found = loaded.get(key)
  if (!found) {
    found = load(names)
    loaded.set(key, found)
  }
  return found
}

let plain: Promise<HighlighterCore> | undefined

/** Without a name it knows text only. */
export const highlighterFor = async (name: GrammarName | undefined, code: string): Promise<HighlighterCore> =>
  name === undefined ? (plain ??= createHighlighter([])) : (await grammarFor(name, code)).highlighter

const createHighlighter = (names: readonly GrammarName[]): Promise<HighlighterCore> =>
  createHighlighterCore({
    themes: [cssTheme],
    langs: names.map((language) => bundledLanguages[language]()),
    engine: (engine ??= createEngine()),
    // That there is more than one.
    warnings: false,
  })

async function load([name, ...inside]: readonly [GrammarName, ...GrammarName[]]): Promise<Grammar> {
  const highlighter = await createHighlighter([...inside, name])
  const { theme, colorMap } = highlighter.setTheme(themeName)
  // The parser of themes knows colours only, so those of variables have stand-ins.
  const colors = colorMap.map((color) => theme.colorReplacements?.[color?.toLowerCase()] ?? color)
  return { grammar: highlighter.getLanguage(name), colors, highlighter }
}

/** Languages within others: those of any text, and how a text names more. */
type Within = { readonly always?: readonly GrammarName[]; readonly named: RegExp }

const inFences: Within['named'] = /^[ \t>]*(?:`{3,}|~{3,})[ \t]*([\w+#-]+)/gm
const inTags: Within['named'] = /<\w+[^>]*\slang=["']?([\w+#-]+)/g
const markdown: Within = { always: ['yaml'], named: inFences }
const mdx: Within = { always: ['tsx', 'yaml'], named: inFences }
const component: Within = { named: inTags }
const asciidoc: Within = { named: /\[source, *([\w+#-]+)/g }

const within: Readonly<Partial<Record<GrammarName, Within>>> = {
  markdown,
  md: markdown,
  mdc: markdown,
  mdx,
  vue: component,
  svelte: component,
  astro: component,
  asciidoc,
  adoc: asciidoc,
}

function languagesWithin(name: GrammarName, code: string): readonly GrammarName[] {
  const { always = [], named } = within[name] ?? {}
  if (!named) return []
  const found = [...code.matchAll(named)].map(([, language]) => language!.toLowerCase())
  const known = found.filter((language): language is GrammarName => Object.hasOwn(bundledLanguages, language))
  return [...new Set([...always, ...known])].filter((language) => language !== name).toSorted()
}
