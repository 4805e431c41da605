const root = process.argv[2]!
const { compressed, finderOf, indexOf, manyPages, realPages } = await import(
  `${root}/tests/plugins/search/support/indexes.ts`
)
const names = process.argv[3]!.split(',')
const real = await realPages(names)
for (const name of names) {
  const pages = manyPages(real[name]!, 1000)
  const { files } = indexOf(pages)
  const chars = real[name]!.reduce((s: number, p: any) => s + JSON.stringify(p.sections).length, 0) / real[name]!.length
  console.log(
    name,
    'real pages',
    real[name]!.length,
    'avg chars',
    chars | 0,
    'manifest',
    compressed(files, ['index.json']),
    'files',
    Object.keys(files).length,
  )
  const m = JSON.parse(files['index.json'])
  for (const [k, v] of Object.entries(m))
    if (typeof v === 'object' || typeof v === 'string') console.log('   ', k, JSON.stringify(v).length)
  for (const q of process.argv[4]!.split('|')) {
    const { finder, loaded } = finderOf(files)
    const r = await finder.find(q, 6)
    const kind = (n: string) => {
      const c = JSON.parse(files[n])
      return n === 'index.json'
        ? 'manifest'
        : Array.isArray(c[0])
          ? 'text'
          : c[0].length && /[A-Z]/.test(c[0]) && /^[A-Za-z0-9+/|! ]*$/.test(c[1])
            ? c[1].includes('|') || true
              ? 'shard'
              : ''
            : '?'
    }
    const by: any = {}
    for (const n of loaded) {
      const k = kind(n)
      ;(by[k] ??= [0, 0])[0]++
      by[k][1] += compressed(files, [n])
    }
    console.log(q, compressed(files, loaded), JSON.stringify(by), 'loose', r.loose, r.pages.length, r.total)
  }
}
