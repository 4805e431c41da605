/** `site build --report`: what a build wrote, by brand and kind. */
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Config } from '../engine/types.ts'

const kinds: Readonly<Record<string, string>> = {
  '.html': 'pages',
  '.js': 'script',
  '.css': 'style',
  '.json': 'data',
  '.xml': 'feeds',
  '.txt': 'text',
  '.svg': 'images',
  '.png': 'images',
  '.jpg': 'images',
  '.webp': 'images',
  '.avif': 'images',
  '.woff2': 'fonts',
}

type Sum = { files: number; bytes: number; zipped: number; largest: string; most: number }

export async function sizesOf({
  root,
  out,
  brands,
}: Pick<Config, 'root' | 'out' | 'brands'>): Promise<readonly string[]> {
  const lines: string[] = []
  for (const { id } of brands) {
    const folder = join(root, out, id)
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
    const sums = new Map<string, Sum>()
    for (const entry of entries.filter((each) => each.isFile())) {
      const kind = kinds[extname(entry.name)] ?? 'other'
      const path = join(entry.parentPath, entry.name)
      add(sums, kind, path.slice(folder.length + 1), await readFile(path))
    }
    lines.push('', id, ...[...sums].sort(([, a], [, b]) => b.bytes - a.bytes).map(([kind, sum]) => row(kind, sum)))
  }
  return lines
}

function add(sums: Map<string, Sum>, kind: string, name: string, content: Buffer): void {
  const sum = sums.get(kind) ?? { files: 0, bytes: 0, zipped: 0, largest: '', most: -1 }
  // Only what a first visit is judged by is worth the time.
  const zipped = kind === 'script' || kind === 'style' ? gzipSync(content).length : 0
  const isLargest = content.length > sum.most
  sums.set(kind, {
    files: sum.files + 1,
    bytes: sum.bytes + content.length,
    zipped: sum.zipped + zipped,
    largest: isLargest ? name : sum.largest,
    most: isLargest ? content.length : sum.most,
  })
}

function row(kind: string, { files, bytes, zipped, largest, most }: Sum): string {
  const total = `${kilobytes(bytes)}${zipped ? ` (${kilobytes(zipped)} gzip)` : ''}`
  return `  ${kind.padEnd(8)}${String(files).padStart(6)} files  ${total.padEnd(30)} largest ${largest}, ${kilobytes(most)}`
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
