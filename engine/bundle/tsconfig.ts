/** What the bundler reads of TypeScript's configuration: where `@/Card.tsx` lies. */
import { readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { tryTo } from '../errors/tryTo.ts'

/** `tsconfig.json` and those that it extends or refers to, from the root; without those of packages, which know no folder of the project. */
export function tsconfigFiles(root: string): readonly string[] {
  const files = new Set(['tsconfig.json'])
  // The loop also visits files that it adds.
  for (const file of files)
    for (const name of namesOfOthers(textOf(root, file)))
      for (const ending of ['', '.json', '/tsconfig.json']) {
        const other = posix.join(posix.dirname(file), name + ending)
        if (statSync(join(root, other), { throwIfNoEntry: false })?.isFile()) files.add(other)
      }
  return [...files]
}

const namesOfOthers = (text: string): readonly string[] =>
  [...text.matchAll(/"(?:extends|path)"\s*:\s*(\[[^\]]*\]|"[^"\n]*")/g)].flatMap(([, written]) =>
    [...written!.matchAll(/"([^"\n]+)"/g)].map(([, name]) => name!),
  )

/** Folders of the project below which aliases lead, with a slash at the end: in one that comes before another a file may come. */
export function aliasFolders(root: string): readonly string[] {
  const folders = tsconfigFiles(root).flatMap((file) => {
    const text = textOf(root, file)
    const [, base = '.'] = /"baseUrl"\s*:\s*"([^"\n]+)"/.exec(text) ?? []
    const targets = [...text.matchAll(/"([^"*\n]+\/)\*"/g)].map(([, target]) => target!)
    return targets.map((target) => posix.join(posix.dirname(file), base, target))
  })
  return folders.filter((folder) => !/^(?:\.{0,2}\/|\/)/.test(folder))
}

const textOf = (root: string, file: string): string => tryTo(() => readFileSync(join(root, file), 'utf8')) ?? ''
