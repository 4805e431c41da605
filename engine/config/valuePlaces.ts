/** Where parts of a value are written that no key of the configuration leads to: what a function returns, say. */
import type { ESTree } from 'vite'
import { moduleTexts } from '../disk/modules.ts'
import { placeAt } from '../errors/placeAt.ts'
import type { Config, Place } from '../types.ts'
import { entryOf, follow, parsed, type Key, type Module, type Value } from './fieldPlaces.ts'

type Text = { readonly file: string; readonly text: string }

/** A part of the value. */
type Part = {
  /** `['main', 2, 'label']`, from an object that is written out. */
  readonly keys: readonly Key[]
  /** What stands there, to tell it from another object with these keys. */
  readonly value: unknown
}

/**
 * The object that has the part is looked for in `own`, the module the value is known to come from, then in the configuration and
 * the project's modules it imports. Where it is not written out, a text is looked for between quotes, then what is around it;
 * else the first of these files is the place.
 */
export async function placeOfPart({ keys, value }: Part, config: Config, own?: Text): Promise<Place> {
  const texts = [...(own ? [own] : []), ...configTexts(config, keys)]
  const wholes = (isLast: (value: Value) => boolean, length: number) =>
    firstOf(texts, async (text) => placeIn(await parsed(text), keys.slice(0, length), isLast, config.root))
  const exact = await wholes(({ node }) => isWritten(node, value), keys.length)
  if (exact) return exact
  const quoted =
    typeof value === 'string' ? await firstOf(texts.slice(0, 2), async (text) => quotedIn(text, value)) : undefined
  if (quoted) return quoted
  for (let length = keys.length - 1; length > 0; length--) {
    const around = await wholes(({ node }) => mayHoldMore(node), length)
    if (around) return around
  }
  return { file: texts[0]?.file ?? config.file }
}

/** Where a text stands between quotes in the configuration or in a module it imports: the name of a package. */
export function placeOfText(wanted: string, config: Config): Place {
  for (const text of configTexts(config, [wanted])) {
    const found = quotedIn(text, wanted)
    if (found) return found
  }
  return { file: config.file }
}

/** Of the configuration first; of the others those that may have the object. */
function configTexts({ root, file }: Config, [first]: readonly Key[]): readonly Text[] {
  const texts = Array.from(moduleTexts(root, [file]), ([name, text]) => ({ file: name, text }))
  const others = texts.filter((each) => each.file !== file && each.text.includes(String(first)))
  return [...texts.filter((each) => each.file === file), ...others]
}

async function firstOf(
  texts: readonly Text[],
  find: (text: Text) => Promise<Place | undefined>,
): Promise<Place | undefined> {
  for (const text of texts) {
    const found = await find(text)
    if (found) return found
  }
  return undefined
}

async function placeIn(
  module: Module,
  keys: readonly Key[],
  isLast: (value: Value) => boolean,
  root: string,
): Promise<Place | undefined> {
  for (const node of objectsIn(module.body)) {
    const { place, value, isWhole } = await follow({ node, module }, keys, root)
    if (isWhole && isLast(value)) return place
  }
  return undefined
}

function* objectsIn(node: unknown): Generator<ESTree.ObjectExpression> {
  if (typeof node !== 'object' || node === null) return
  if ((node as Partial<ESTree.Node>).type === 'ObjectExpression') yield node as ESTree.ObjectExpression
  for (const inside of Object.values(node)) yield* objectsIn(inside)
}

/** A list of texts that is written out has no other. */
const mayHoldMore = (node: ESTree.Node): boolean =>
  node.type === 'ObjectExpression' ||
  (node.type === 'ArrayExpression' && node.elements.some((element) => element?.type !== 'Literal'))

/** What is computed may be anything. */
function isWritten(node: ESTree.Node, value: unknown): boolean {
  if (node.type === 'Literal') return node.value === value
  if (node.type === 'ArrayExpression') return Array.isArray(value)
  if (node.type !== 'ObjectExpression') return true
  const isSpread = node.properties.some(({ type }) => type !== 'Property')
  return isSpread || Object.keys(Object(value)).every((key) => entryOf(node, key))
}

function quotedIn({ file, text }: Text, wanted: string): Place | undefined {
  const found = [`'${wanted}'`, `"${wanted}"`, `\`${wanted}\``]
    .map((quoted) => text.indexOf(quoted))
    .find((at) => at >= 0)
  return found === undefined ? undefined : placeAt(file, text, found)
}
