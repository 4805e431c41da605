/** What plugins have loaded from elsewhere: texts by file for one run, and the last answer of each plugin for runs that get none. */
import { fileMissing } from '../errors/fileMessages.ts'
import { loadedFile, loadedName } from '../paths/loadedFiles.ts'
import { hashAll } from '../store/hash.ts'
import { optionsText } from '../store/optionsText.ts'
import { getJson, type Store } from '../store/store.ts'
import type { Config, Disk, LoadedSource, Plugin } from '../types.ts'

type Texts = Readonly<Record<string, string>>

/** `at` is in ms since 1970: it tells the age of an answer, and is part of no key. */
type Answer = { readonly at: number; readonly sources: readonly LoadedSource[] }

export type Loaded = {
  /** Of an earlier run with the same options. */
  last(plugin: Plugin): Answer | undefined
  /** The answer of this run. Its files. */
  take(plugin: Plugin, answer: Answer): readonly string[]
  /** By file, for threads. */
  texts(): Texts
  /** Undefined for what this run has not loaded, nor the last one. */
  textOf(file: string): string | undefined
}

export function createLoaded({ plugins }: Pick<Config, 'plugins'>, memos: Store): Loaded {
  const texts = new Map<string, string>()
  const last = (plugin: Plugin) => getJson<Answer>(memos, 'loaded', keyOf(plugin))

  /** A command that loads nothing, such as `site why`, knows the texts of the run before. */
  function recall(name: string): void {
    const plugin = plugins.find((each) => each.name === name && each.load)
    for (const { file, text } of (plugin && last(plugin)?.sources) ?? []) texts.set(loadedFile(name, file), text)
  }

  return {
    last,
    take(plugin, answer) {
      const files = answer.sources.map(({ file }) => loadedFile(plugin.name, file))
      for (const [index, { text }] of answer.sources.entries()) texts.set(files[index]!, text)
      memos.put('loaded', keyOf(plugin), JSON.stringify(answer))
      return files
    },
    texts: () => Object.fromEntries(texts),
    textOf(file) {
      const { plugin } = loadedName(file) ?? {}
      if (plugin !== undefined && !texts.has(file)) recall(plugin)
      return texts.get(file)
    },
  }
}

/** Another query has other answers. */
const keyOf = ({ name, options }: Plugin): string => hashAll(['loaded', name, optionsText(options?.given)])

/** The disk, and what is loaded beside it. */
export const withLoaded = (disk: Disk, textOf: Loaded['textOf']): Disk => ({
  ...disk,
  async read(file) {
    if (!loadedName(file)) return disk.read(file)
    const text = textOf(file)
    if (text === undefined) throw fileMissing(file)
    return Buffer.from(text)
  },
})
