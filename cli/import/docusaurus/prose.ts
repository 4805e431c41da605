/** Prose of Docusaurus, changed where its place in the project is another one. All else stays as it was written. */
import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { slug as slugOf } from 'github-slugger'
import { listOf, fieldsOf } from '../fields.ts'
import { hasEmoji, mapProse, withoutFences } from '../fences.ts'
import { lookAt } from '../hosts.ts'
import { isProse, readText, wayTo, withFrontLine, type Draft } from '../project.ts'
import { withCardMarks } from './cards.ts'
import { withPlainCode, withRawCode } from './rawCode.ts'
import { frontOf, withPlainFront } from './frontText.ts'
import { withGlobals } from './globals.ts'
import type { ProsePlace } from './prosePlace.ts'
import { withPlainParts } from './plainParts.ts'

/** With what it says of the kind of the module: `with { type: 'text' }`. */
const importStatement =
  /^import\s+(?:([\w*${},\s]{1,500}?)\s*from\s*)?(['"])([^'"\n]{1,500})\2(?:\s*with\s*\{\s*type:\s*['"](\w+)['"],?\s*\})?;?[ \t]*$/gm

/** What is in such a fence is MDX. */
const hiddenMdx = /^([ \t]*(`{3,}|~{3,})mdx-code-block[ \t]*\n)([^]*?)\n[ \t]*\2[ \t]*$/gm

/** Adds the file. */
export function addProse(text: string, place: ProsePlace): void {
  place.draft.files.set(place.target, { body: convertProse(text, place) })
  place.draft.prose.set(place.file, place.target.split('/').slice(2).join('/'))
  lookAt(text, place.file, place.draft)
}

function convertProse(text: string, place: ProsePlace): string {
  const hasMath = place.draft.syntax.has('math')
  if (place.hasEmoji !== false && hasEmoji(text)) place.draft.syntax.add('emoji')
  const tell = (what: string) => noteOnce(place.draft, what, place.file)
  const plain = withPlainParts(withGlobals(withPlainFront(text), place.file, place.components.globals), tell)
  const written =
    !hasMath && place.file.endsWith('.md') && hasFormula(plain) ? withFrontLine(plain, 'format: md') : plain
  const shown = withoutFences(written.replaceAll(hiddenMdx, '\n$3'))
    .replaceAll(importStatement, '')
    .replaceAll(requires, '')
  const uses = (name: string, around = '') =>
    shown.match(new RegExp(String.raw`${around}(?<![\w$])${name.replaceAll('$', String.raw`\$`)}(?![\w$])`, 'g'))
      ?.length ?? 0
  const convert = (prose: string) =>
    withEmojiIds(withBlocks(withAddresses(withImports(prose, place, uses), place), place), place)
  const marked = place.isDoc ? withoutContents(withCardMarks(written), place) : written
  const unhidden = marked.replaceAll(
    hiddenMdx,
    (whole, start: string, _fence, inside: string) =>
      start + mapProse(inside, convert) + whole.slice(start.length + inside.length),
  )
  return withPlainCode(mapProse(withRawCode(unhidden, place), convert), place.draft, tell)
}

/** Braces of a formula would be code of MDX. Pages with components need it all the same. */
const hasFormula = (text: string): boolean =>
  /\$[^$\n`]*\{[^$\n`]*\$|^\$\$$/m.test(text) && !/^import\s|^export\s|<[A-Z]/m.test(text)

/** Files of `static/` have an address; pages of another locale are below it. */
function withAddresses(prose: string, { prefix }: ProsePlace): string {
  const files = prose.replaceAll(/(\]\(|["'`(])(?:\.\.\/)+static\//g, '$1/')
  // Pages, not files, which have an extension.
  return prefix ? files.replaceAll(/(?<!!\[[^\]]*)\]\(\/(?![/\s])(?=[^\s).]*[\s)])/g, `](${prefix}/`) : files
}

/** Programs of pages have imports only. */
const requires = /^export\s+const\s+([\w$]+)\s*=\s*require\((['"][^'"\n]+['"])\)(?:\.default)?;?[ \t]*$/gm

const imageSource = String.raw`<img\b[^<>]*?\bsrc=\{\s*`

/** How often what is shown of a page names something; `around`: what has to stand before it. */
type Uses = (name: string, around?: string) => number

function withImports(text: string, place: ProsePlace, uses: Uses): string {
  const { file, folder, components } = place
  const names = [...text.matchAll(requires)].map(([, name = '']) => name)
  const prose = names.reduce(
    (each, name) => each.replaceAll(new RegExp(String.raw`\b${name}\.default\b`, 'g'), name),
    text.replaceAll(requires, 'import $1 from $2'),
  )
  return prose.replaceAll(
    importStatement,
    (whole: string, ...[names, , written = '', kind]: readonly (string | undefined)[]) => {
      const from = kind === 'text' ? `!!raw-loader!${written}` : written
      const locals = localNames(names ?? '')
      if (names && from !== 'react' && !locals.some((name) => uses(name))) return ''
      const module = isProse(from) && !from.includes('!') ? partOf(from, place) : moduleOf(from, file, folder)
      const isValue = locals.some((name) => uses(name) > uses(name, imageSource))
      const now = components.use({ names: names?.trim() ?? '', from: module, by: file, isValue })
      if (now === undefined) return ''
      return now === from && kind === undefined ? whole : `import ${names ? `${names.trim()} from ` : ''}'${now}'`
    },
  )
}

/**
 * The module to import of prose that is imported as a component: a part, whose name begins with `_` here. Adds it where it does not
 * come along with the folder of the page.
 */
function partOf(from: string, place: ProsePlace): string {
  const { file, target, folder, draft } = place
  const old = from.startsWith('@site/') ? from.slice('@site/'.length) : posix.join(posix.dirname(file), from)
  if (!existsSync(join(draft.root, old))) return from
  const text = readText(draft.root, old)
  if (/\bprops\.children\b/.test(text))
    noteOnce(
      draft,
      'Parts show what stands between their tags (props.children), which they cannot here: write it out',
      old,
    )
  const isBeside = old.startsWith(`${folder}/`)
  const name = posix.basename(old).replace(/^_?/, '_')
  // The folder of the page, and of its language.
  const top = target.slice(0, target.length - file.slice(folder.length).length)
  const language = target.split('/').slice(0, 2).join('/')
  const where = isBeside ? top + posix.dirname(old).slice(folder.length) : `${language}/${posix.dirname(old)}`
  const part = posix.join(where.replaceAll('../', ''), name)
  const comesAlong = isBeside && posix.basename(old) === name
  if (!comesAlong && !draft.files.has(part)) {
    draft.files.set(part, { body: '' })
    // What lies around a part of another folder does not come along with it.
    const around = isBeside ? folder : ''
    draft.files.set(part, {
      body: convertProse(text.slice(frontOf(text).length), { ...place, file: old, target: part, folder: around }),
    })
  }
  return wayTo(part, target)
}

/** `A, { B, c as D }` -> `A`, `B`, `D` */
const localNames = (names: string): readonly string[] =>
  [...names.matchAll(/([\w$]+)\s*(?=[,}]|$)/g)].map(([, name = '']) => name)

/** What lies outside of the folder is named from the root. */
function moduleOf(from: string, file: string, folder: string): string {
  if (!/^\.{1,2}\//.test(from)) return from
  const target = posix.join(posix.dirname(file), from)
  return target.startsWith(`${folder}/`) ? from : `@site/${target}`
}

/** Every page has its contents beside it. */
function withoutContents(text: string, { draft, file }: ProsePlace): string {
  const without = text
    .replaceAll(/<TOCInline\b[^<>]*\/>/g, '')
    .replaceAll(/^import\s+TOCInline\s+from\s+['"]@theme\/TOCInline['"];?[ \t]*$/gm, '')
  if (without !== text) noteOnce(draft, '<TOCInline> was left out: a page has its table of contents beside it', file)
  return without
}

/** Admonitions that a site has added have the name as their title, where they have none. */
function withBlocks(prose: string, { options, draft, file }: ProsePlace): string {
  const names = listOf(fieldsOf(options['admonitions'])['keywords'])
    .map(String)
    .filter((name) => !known.has(name))
  if (!names.length) return prose
  const opening = new RegExp(String.raw`^([ \t>]*:{3,})[ \t]*(${names.join('|')})(?![\w-])(.*)$`, 'gm')
  return prose.replaceAll(opening, (_, colons: string, name: string, rest: string) => {
    noteOnce(draft, `Admonitions of the site's own are shown as "info" now: ${name}`, file)
    return `${colons}info${/^\s*(?:\{|$)/.test(rest) ? `[${name}]` : ''}${rest}`
  })
}

/** There the id of a heading has the name of a picture in it, here the picture. */
const withEmojiIds = (prose: string, { hasEmoji: isShown }: ProsePlace): string =>
  isShown === false
    ? prose
    : prose.replaceAll(/^(#{2,6}[ \t]+)(.*?)[ \t]*$/gm, (line: string, _: string, words: string) =>
        hasEmoji(words) && !/\{[^{}]*\}$/.test(words)
          ? `${line.trimEnd()} {#${slugOf(words.replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1'))}}`
          : line,
      )

/** One line for all files. */
function noteOnce({ notes }: Draft, text: string, file: string): void {
  const at = notes.findIndex((each) => each.text === text)
  const files = notes[at]?.files ?? []
  if (at === -1) notes.push({ text, files: [file] })
  else if (!files.includes(file)) notes[at] = { text, files: [...files, file] }
}

const known = new Set('note tip info warning caution danger important secondary success'.split(' '))
