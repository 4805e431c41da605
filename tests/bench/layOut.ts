/** Installs a contestant and writes its pages, in a folder of its own below the temporary one. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { ours, type Contestant } from './contestants.ts'
import { folderOf, pageText } from './corpus.ts'

const repository = resolve(import.meta.dirname, '../..')
const workshop = join(tmpdir(), 'site-engine-rivals')

export const folderFor = ({ name }: Contestant) => join(workshop, name.toLowerCase().replace(/\W+/g, '-'))

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** The package of this checkout. */
function pack(): string {
  const named = execFileSync('npm', ['pack', '--silent', '--pack-destination', workshop], {
    cwd: repository,
    encoding: 'utf8',
  })
  return join(workshop, named.trim().split('\n').at(-1)!)
}

export function layOut(contestant: Contestant, pages: number): void {
  const root = folderFor(contestant)
  const { docs, files, folder, packages } = contestant
  // The engine as it is now.
  if (contestant === ours) rmSync(root, { recursive: true, force: true })
  if (packages.length && !existsSync(join(root, 'node_modules'))) {
    write(join(root, 'package.json'), '{"private":true,"type":"module"}')
    if (contestant.args[0]!.includes('docusaurus')) write(join(root, 'package.json'), '{"private":true}')
    const own = contestant === ours ? [pack()] : []
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '-E', ...packages, ...own], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  }
  for (const name of ['content', 'docs', 'src', 'layouts']) rmSync(join(root, name), { recursive: true, force: true })
  for (const [name, text] of Object.entries(files)) write(join(root, name), text)
  for (let index = 0; index < pages; index++) {
    write(join(root, docs, folderOf(index), `page-${index}.md`), pageText(index))
    if (!folder) continue
    for (const [part, size] of [
      ['Area', 200],
      ['Section', 20],
    ] as const) {
      const number = Math.floor(index / size)
      const [file, text] = folder(`${part} ${number}`, number + 1)
      const place = part === 'Area' ? dirname(folderOf(index)) : folderOf(index)
      write(join(root, docs, place, file), text)
    }
  }
}
