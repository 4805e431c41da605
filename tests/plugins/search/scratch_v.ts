import { readFileSync } from 'node:fs'
import { compressed, finderOf, indexOf, manyPages, realPages } from './support/indexes.ts'
const src = readFileSync('tests/plugins/search/weight.test.ts', 'utf8')
const qs = (l: string) => new RegExp(`${l}: \`([^\`]*)\``).exec(src)![1]!.trim().split(/[|\n]/)
const names = ['clouddm/zh', 'clouddm/en', 'clougence/zh', 'clougence/en']
const real = await realPages(names)
for (const name of names) {
  const { files } = indexOf(manyPages(real[name]!, 1000))
  const all: [number, string, number][] = []
  for (const q of qs(name.slice(-2))) {
    const { finder, loaded } = finderOf(files)
    await finder.find(q, 6)
    all.push([compressed(files, loaded), q, loaded.length])
  }
  all.sort((a, b) => b[0] - a[0])
  console.log(
    name,
    'manifest',
    compressed(files, ['index.json']),
    'mean',
    Math.round(all.reduce((s, [n]) => s + n, 0) / all.length),
    JSON.stringify(all.slice(0, 5)),
  )
}
