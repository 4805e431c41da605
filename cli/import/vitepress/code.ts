/** Fences as VitePress writes them, and code from files. */
import { posix } from 'node:path'
import { linesOf } from '../fences.ts'
import { freeName, hasFile, readText, type Draft } from '../project.ts'

export type CodePlace = {
  /** Folder of the page in the old project, from its root. */
  readonly from: string
  /** Folder of all pages, which `@` means. */
  readonly source: string
  /** Of the page in the new project. */
  readonly target: string
  readonly draft: Draft
  /** All fences have numbers, unless they say otherwise. */
  readonly lineNumbers: boolean
  tell(what: string, line: number): void
}

/** What stands behind the characters of a fence, `js:line-numbers=2{1,3} [label]`, in any order. */
const bracketed = /\[(.+)\]/
const marked = /\{([\d,\s-]+)\}/
const numbers = /:(no-)?line-numbers(?:=(\d*))?(?![\w-])/
const opening = /^(?<start>[ \t>]*(?:`{3,}|~{3,}))[ \t]*(?<info>.*)$/
const snippet = /^(?<indent>[ \t>]*)<<<[ \t]*(?<path>\S.*?)[ \t]*$/
const snippetParts =
  /^(?<file>.+?)(?<region>#[\w*-]+)?(?: ?\{(?<lines>\d+(?:[,-]\d+)*)? ?(?<language>[^\s}]+)?[^}]*\})? ?(?:\[(?<label>.+)\])?$/

export function withCode(text: string, place: CodePlace): string {
  let isInGroup = false
  const lines = linesOf(text).map(({ text: line, kind }, index) => {
    if (kind === 'prose') {
      if (/^[ \t>]*:{3,}/.test(line)) isInGroup = /:{3,}[ \t]*code-group/.test(line)
      const { indent, path } = snippet.exec(line)?.groups ?? {}
      return path === undefined ? line : snippetFence(path, indent ?? '', { place, line: index + 1, isInGroup })
    }
    const groups = kind === 'opening' ? opening.exec(line)?.groups : undefined
    return groups ? `${groups['start']}${fenceInfo(groups['info'] ?? '', place.lineNumbers)}` : line
  })
  return lines.join('\n')
}

function fenceInfo(written: string, lineNumbers: boolean): string {
  const title = bracketed.exec(written)?.[1]
  // A title may hold what looks like the rest.
  const untitled = written.replace(bracketed, ' ')
  const lines = marked.exec(untitled)?.[1]
  const [found, no, first] = numbers.exec(untitled) ?? []
  const isNumbered = no ? false : lineNumbers || found !== undefined
  const [, language = '', rest = ''] =
    /^([^\s{[:]*)(.*)$/.exec(untitled.replace(marked, ' ').replace(numbers, ' ').trim()) ?? []
  const parts = [
    title && `title="${title.replaceAll('"', "'")}"`,
    lines && `{${lines.trim()}}`,
    isNumbered && (first ? `showLineNumbers=${first}` : 'showLineNumbers'),
    rest.trim().replaceAll(/\s+/g, ' '),
  ].filter(Boolean)
  // The first word is the language, whatever it says.
  return [language.replace(/-vue$/, '') || (parts.length ? 'text' : ''), ...parts].filter(Boolean).join(' ')
}

type At = {
  readonly place: CodePlace
  readonly line: number
  /** Where a name for the tab is needed. */
  readonly isInGroup: boolean
}

/** The file goes along, and is shown from there. */
function snippetFence(path: string, indent: string, { place, line, isInGroup }: At): string {
  const { source, from, target, draft, lineNumbers, tell } = place
  const { file = '', region = '', lines, language, label } = snippetParts.exec(path)?.groups ?? {}
  const old = posix.normalize(
    file.startsWith('@')
      ? posix.join(source, file.slice(1)).replace(/^\//, '')
      : posix.join(from, file.replace(/^\.\//, '')),
  )
  if (!hasFile(draft.root, old)) {
    tell('Code from a file that is not there was left out', line)
    return `${indent}`
  }
  const known =
    !region || new RegExp(`region\\b.*${region.slice(1).replaceAll('*', '\\*')}\\b`).test(readText(draft.root, old))
  if (!known) tell('Code from a region that is not in its file: all of the file is shown', line)
  const now = freeName(draft, exampleOf(posix.relative(source, old)), { copyOf: old })
  draft.files.set(now, { copyOf: old })
  const named = posix.relative(posix.dirname(target), now) + (known ? region : '')
  const parts = [
    fenceInfo(
      `${language ?? (posix.extname(file).slice(1) || 'text')}${lines ? `{${lines}}` : ''}${label ? ` [${label}]` : ''}`,
      lineNumbers,
    ),
    isInGroup && label === undefined && `title="${posix.basename(file)}"`,
    `file="${named}"`,
  ]
  return `${indent}\`\`\`${parts.filter(Boolean).join(' ')}\n${indent}\`\`\``
}

/** `../src/a.ts` -> `examples/src/a.ts`. Names with a dot in front are hidden, and what is hidden is not shown. */
const exampleOf = (file: string): string =>
  `examples/${file.replace(/^(?:\.\.\/)+|^examples\//, '').replaceAll(/(^|\/)\.+(?=[^/])/g, '$1')}`
