/** What a page was made from, by name; see `Inputs`. */
import { seenIn, seenValue } from '../store/environment.ts'
import { hashJson, hashOf } from '../store/hash.ts'
import type { Brand, Config, HeadTag } from '../types.ts'
import type { Bundle } from '../renderer.ts'
import { importsOf } from './assemblePage.ts'
import type { Content, PageParts } from './parts.ts'
import type { Inputs, RenderTask } from './types.ts'

/** `shared` are the hashes of the shared values that were read. */
export const pageInputs = (parts: PageParts, shared: Inputs, { versionOf }: Pick<Bundle, 'versionOf'>): Inputs => {
  const {
    task,
    task: { route, documents },
    contents,
  } = parts
  return {
    route: routeHash(task),
    ...prefixed('view', Object.fromEntries([route.view, ...importsOf(parts)].map((name) => [name, versionOf(name)]))),
    ...prefixed('body', Object.fromEntries(documents.map(({ file, hash }) => [file, hash]))),
    ...Object.assign({}, ...contents.map(({ files }) => prefixed('file', files))),
    ...Object.assign({}, ...contents.map(({ resolved }) => resolved.inputs)),
    ...prefixed('env', Object.fromEntries(contents.flatMap(seenOf))),
    ...prefixed('shared', shared),
  }
}

/** What of the environment the program of prose prints. */
const seenOf = ({ body: { code } }: Content): readonly (readonly [string, string])[] =>
  code === undefined ? [] : seenIn(Buffer.from(code)).map((name) => [name, seenHash(name)])

export const seenHash = (name: string): string => hashOf(seenValue(name) ?? '')

const prefixed = (kind: string, inputs: Inputs): Inputs =>
  Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`${kind}:${name}`, value]))

export const routeHash = ({ route, alternates, standIns }: RenderTask): string =>
  // In one go: every page has one, and JSON has no line break of its own.
  hashOf(`${JSON.stringify(route)}\n${JSON.stringify([alternates, standIns])}`)

/** Everything about the site as a whole that any page may show. */
export const siteHash = (config: Config, brand: Brand): string =>
  hashJson([brand, config.locales, config.production, headOf(config)])

/** Tags that plugins add to every page. */
export const headOf = ({ plugins }: Config): readonly HeadTag[] => plugins.flatMap(({ head = [] }) => head)
