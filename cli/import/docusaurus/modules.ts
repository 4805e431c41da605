/** Modules that pages import: they come along where they stand by themselves, with all they import, and find it under its new name. */
import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { noteFiles, readText, wayTo, type Draft } from '../project.ts'
import { fileOf } from './rawCode.ts'
import { isReact, packageOf } from './packages.ts'
import { isShimmed, withShims } from './shims.ts'

type Modules = {
  /** The module to import now; undefined where it cannot come along. */
  use(from: string, by: string): string | undefined
  /** Changes those that pages use. */
  finish(): void
}

export function createModules(draft: Draft): Modules {
  const used = new Set<string>()
  const drawings = new Set<string>()
  return {
    use(from, by) {
      const drawing = from.endsWith('.svg') ? drawingOf(from, by, draft) : undefined
      if (drawing !== undefined) {
        drawings.add(by)
        return `@site/${drawing}`
      }
      const found = modulesOf(moduleIn(from, by), draft.root)
      for (const file of found ?? []) {
        used.add(file)
        // The folder of a page is copied as a whole.
        if (from.startsWith('@site/')) draft.files.set(file, { copyOf: file })
      }
      return found && renamed(from)
    },
    finish() {
      changeModules(used, draft)
      const text = 'Drawings (.svg) that were components are images now, which take no colours from the page'
      noteFiles(draft, text, [...drawings])
    },
  }
}

/** A drawing is a component there; the module of one here. */
function drawingOf(from: string, by: string, { root, files }: Draft): string | undefined {
  const file = fileOf(from, by, root)
  if (file === undefined) return undefined
  const now = `src/images/${file.replace(/^(?:\.\.\/)+/, '')}`
  files.set(now, { copyOf: file })
  files.set(`${now}.tsx`, {
    body: `import type { ComponentProps } from 'react'
import src from './${posix.basename(file)}'

export default (props: ComponentProps<'img'>) => <img src={src} alt="" {...props} />
`,
  })
  return `${now}.tsx`
}

function changeModules(modules: ReadonlySet<string>, draft: Draft): void {
  const { files, root } = draft
  for (const [name, content] of [...files]) {
    if (!('copyOf' in content) || !modules.has(content.copyOf) || !/\.[jt]sx?$/.test(name)) continue
    const old = content.copyOf
    // Not one whose text is shown.
    if (name !== old && !name.startsWith('content/')) continue
    const text = readText(root, old)
    const body = withShims(withNames(text, old, name, draft), name, draft)
    files.delete(name)
    files.set(renamed(name), body === text ? content : { body })
    for (const from of importsIn(text)) addPackage(from, draft)
  }
}

const withNames = (text: string, old: string, name: string, draft: Draft): string =>
  text.replaceAll(/((?:\bfrom|^import|\brequire\()\s*['"])(\.[^'"\n]*\.(?:js|svg))(?=['"])/gm, (whole, start, from) => {
    const drawing = from.endsWith('.svg') ? drawingOf(from, old, draft) : undefined
    return start + (drawing === undefined ? renamed(from) : wayTo(drawing, name))
  })

/** Whether it is of a package that comes along. */
export function addPackage(from: string, { packages, root }: Draft): boolean {
  const found = packageOf(from, root)
  if (found) packages.set(found.name, found.version)
  return found !== undefined
}

/** JSX is read in files of that name only. */
const renamed = (file: string): string => file.replace(/\.js$/, '.jsx')

const importsIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?:\bfrom|^import|\brequire\()\s*['"]([^'"]+)['"]/gm)].map(([, from = '']) => from)

/** Named from the root; undefined for what is no file of the project. */
const moduleIn = (from: string, by: string): string | undefined =>
  from.startsWith('@site/')
    ? from.slice('@site/'.length)
    : from.startsWith('.')
      ? posix.join(posix.dirname(by), from)
      : undefined

/** A module and all it imports; undefined where that is not only React, files of the project, and what there are shims and packages for. */
function modulesOf(
  module: string | undefined,
  root: string,
  found: ReadonlySet<string> = new Set(),
): ReadonlySet<string> | undefined {
  if (module === undefined) return undefined
  const endings = ['', '.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts', '/index.jsx', '/index.js']
  const file = endings
    .map((ending) => module + ending)
    .find((name) => /\.(?:[jt]sx?|css|png|jpe?g|gif|webp|avif|svg)$/.test(name) && existsSync(join(root, name)))
  if (file === undefined) return undefined
  if (found.has(file)) return found
  let all: ReadonlySet<string> | undefined = new Set([...found, file])
  if (!/\.[jt]sx?$/.test(file)) return all
  for (const from of importsIn(readText(root, file))) {
    if (isReact(from) || isShimmed(from) || packageOf(from, root)) continue
    all = from.startsWith('.') && all ? modulesOf(moduleIn(from, file), root, all) : undefined
  }
  return all
}
