/** `<!--@include: ./part.md-->`: a part beside its page stays a file, others and pieces of files are put in. */
import { posix } from 'node:path'
import { linesOf } from '../fences.ts'
import { freeName, frontMatter, hasFile, readText, type Draft } from '../project.ts'
import { headingId } from './containers.ts'

export type IncludePlace = {
  /** The file with the include, from the root of the old project. */
  readonly file: string
  /** Folder of all pages, which `@` means. */
  readonly source: string
  /** File of the page in the new project. */
  readonly target: string
  readonly draft: Draft
  /** Files that include it, the page first, and its own. */
  readonly around: readonly string[]
  /** Of the page. */
  readonly parts: { count: number }
  tell(what: string, line: number): void
  /** Prose of a file, as it is written here. */
  convert(text: string, file: string): string
}

const include = /^([ \t>]*)<!--\s*@include:\s*(\S.*?)\s*-->[ \t]*$|<!--\s*@include:\s*(\S.*?)\s*-->/gm

/** As many as a page may have here. */
const most = 1000

/** `change` gets the text without the parts that are put in: their prose is written anew by itself. */
export function withIncludes(text: string, place: IncludePlace, change: (prose: string) => string): string {
  const parts: string[] = []
  const hidden = eachProseLine(text, (line, number) =>
    line.replaceAll(include, (_, indent: string | undefined, alone: string | undefined, within: string) => {
      const part = partOf(alone ?? within, { ...place, isAlone: alone !== undefined && !indent }, number)
      if (part === undefined) return ''
      parts.push((indent ?? '') + part.replaceAll('\n', `\n${indent ?? ''}`))
      return `\u0000${parts.length - 1}\u0000`
    }),
  )
  // The stand-in is found in no text.
  return change(hidden).replaceAll(/\u0000(\d+)\u0000/g, (_, index: string) => parts[Number(index)]!)
}

/** `number` is 1-based. */
const eachProseLine = (text: string, change: (line: string, number: number) => string): string =>
  linesOf(text)
    .map(({ text: line, kind }, index) => (kind === 'prose' ? change(line, index + 1) : line))
    .join('\n')

type Found = IncludePlace & { readonly isAlone: boolean }

/** Undefined where there is nothing to show. */
function partOf(written: string, place: Found, line: number): string | undefined {
  const { source, file, target, draft, around, parts, isAlone, tell, convert } = place
  const {
    path = '',
    region,
    from,
    to,
  } = /^(?<path>.+?)(?<region>#[\w-]+)?(?<range>\{(?<from>\d*),(?<to>\d*)\})?$/.exec(written)?.groups ?? {}
  const old = path.startsWith('@') ? posix.join(source, path.slice(1)) : posix.join(posix.dirname(file), path)
  if (around.includes(old)) {
    tell('Parts that include themselves were left out (@include)', line)
    return undefined
  }
  if (!hasFile(draft.root, old)) {
    tell('Parts that are not there were left out (@include)', line)
    return undefined
  }
  // A few files that include each other several times are more than any disk holds.
  if (++parts.count > most) {
    tell(`Parts beyond ${most} of a page were left out (@include)`, line)
    return undefined
  }
  const whole = readText(draft.root, old)
  const hasPiece = region !== undefined || from !== undefined
  const piece = hasPiece ? pieceOf(whole, { region, from, to }) : whole.replace(frontMatter, '')
  const prose = convert(piece.trimEnd(), old)
  const isBeside = posix.dirname(old) === posix.dirname(file) && !hasPiece && isAlone && around.length === 1
  if (!isBeside || !old.endsWith('.md')) return prose
  const content = { body: `${prose}\n` }
  const name = freeName(draft, posix.join(posix.dirname(target), `_${posix.basename(old).replace(/^_+/, '')}`), content)
  draft.files.set(name, content)
  return `<Include src="./${posix.basename(name)}" />`
}

type Piece = Readonly<Record<'region' | 'from' | 'to', string | undefined>>

/** A region between comments, what stands below a heading, without it, or lines. */
function pieceOf(text: string, { region, from, to }: Piece): string {
  const lines = text.split('\n')
  const name = region?.slice(1)
  // All of it where there is no such piece, as there.
  const found = name === undefined ? lines : (regionIn(lines, name) ?? sectionIn(lines, name) ?? lines)
  return found.slice(from ? Number(from) - 1 : 0, to ? Number(to) : undefined).join('\n')
}

function regionIn(lines: readonly string[], name: string): readonly string[] | undefined {
  const comment = (word: string) => new RegExp(`^\\s*<!--\\s*#?${word}\\s+${name}\\s*-->\\s*$`)
  const start = lines.findIndex((line) => comment('region').test(line))
  if (start < 0) return undefined
  const length = lines.slice(start + 1).findIndex((line) => comment('endregion').test(line))
  return length < 0 ? lines.slice(start + 1) : lines.slice(start + 1, start + 1 + length)
}

function sectionIn(lines: readonly string[], id: string): readonly string[] | undefined {
  const levelOf = (line: string) => /^(#+) /.exec(line)?.[1]?.length
  const isIt = (line: string) => levelOf(line) !== undefined && (line.includes(`{#${id}}`) || headingId(line) === id)
  const start = lines.findIndex(isIt)
  if (start < 0) return undefined
  const level = levelOf(lines[start]!)!
  const length = lines.slice(start + 1).findIndex((line) => (levelOf(line) ?? 7) <= level)
  return length < 0 ? lines.slice(start + 1) : lines.slice(start + 1, start + 1 + length)
}
