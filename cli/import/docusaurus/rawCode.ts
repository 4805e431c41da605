/** Code of files as Docusaurus shows it: an import with `raw-loader`, and `<CodeBlock>` around its name. */
import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { freeName, type Draft } from '../project.ts'
import { mapProse } from '../fences.ts'
import { withStatements } from './frontText.ts'
import { shimOf } from './shims.ts'

type Place = {
  /** Of the page, in the old project and in the new one, each from its root. */
  readonly file: string
  readonly target: string
  readonly draft: Draft
}

const rawImport = /^import\s+([\w$]+)\s+from\s+(['"])!!raw-loader!([^'"\n]+)\2;?[ \t]*$/gm

/** The files go along, and are shown from there. */
export function withRawCode(text: string, { file, target, draft }: Place): string {
  if (!text.includes('raw-loader!')) return text
  let shown = text
  for (const [whole, name = '', , from = ''] of text.matchAll(rawImport)) {
    const old = fileOf(from.replace(/\?.*$/, ''), file, draft.root)
    const block = new RegExp(
      String.raw`^([ \t]*)<CodeBlock\b([^<>]*)>\s*\{\s*${name.replaceAll('$', String.raw`\$`)}\s*\}\s*</CodeBlock>`,
      'gm',
    )
    if (old === undefined || !block.test(shown)) continue
    const content = { copyOf: old }
    const now = freeName(draft, `examples/${old.replace(/^(?:\.\.\/)+/, '')}`, content)
    draft.files.set(now, content)
    const named = posix.relative(posix.dirname(target), now)
    shown = shown.replaceAll(block, (_, indent: string, attributes: string) => {
      const parts = [languageIn(attributes) ?? posix.extname(old).slice(1), ...othersIn(attributes), `file="${named}"`]
      return `${indent}\`\`\`${parts.filter(Boolean).join(' ')}\n${indent}\`\`\``
    })
    const isUsed = new RegExp(String.raw`\b${name}\b`).test(shown.replace(whole, ''))
    if (!isUsed) shown = shown.replace(whole, '')
  }
  return shown
}

const endings = ['', '.js', '.jsx', '.ts', '.tsx', '.mdx', '.md', '/index.js', '/index.jsx', '/index.ts', '/index.tsx']

export function fileOf(from: string, page: string, root: string): string | undefined {
  const name = from.startsWith('@site/') ? from.slice('@site/'.length) : posix.join(posix.dirname(page), from)
  return endings.map((ending) => name + ending).find((each) => /\.\w+$/.test(each) && existsSync(join(root, each)))
}

const languageIn = (attributes: string): string | undefined =>
  /\bclassName=\{?["'`][^"'`]*\blanguage-([\w-]+)/.exec(attributes)?.[1] ??
  /\blanguage=\{?["'`]([\w-]+)/.exec(attributes)?.[1]

function othersIn(attributes: string): readonly string[] {
  const title = /\btitle=\{?(?:"([^"\n]*)"|'([^'\n]*)')/.exec(attributes)
  return [
    ...(title ? [`title="${title[1] ?? title[2]}"`] : []),
    ...(/\bshowLineNumbers\b(?!=\{?false)/.test(attributes) ? ['showLineNumbers'] : []),
  ]
}

/** `<CodeBlock>` around an expression, which is code here: what it shows is known when its page runs. */
const block = /<CodeBlock\b([^<>]*)>(\s*\{[^]*?\}\s*)<\/CodeBlock>/g
const isText = /^\s*\{\s*(?:`(?:[^`\\$]|\\.|\$(?!\{))*`|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')\s*\}\s*$/

export function withPlainCode(text: string, draft: Draft, tell: (what: string) => void): string {
  const plain = mapProse(text, (prose) =>
    prose.replaceAll(block, (whole, given: string, inside: string) =>
      isText.test(inside) ? whole : `<PlainCode${given}>${inside}</PlainCode>`,
    ),
  )
  if (plain === text) return text
  tell('Code that expressions make (<CodeBlock>) is shown without colours')
  const module = shimOf('@theme/CodeBlock', 'site', draft).replace('./', '@site/')
  return withStatements(plain, [`import PlainCode from '${module}'`])
}
