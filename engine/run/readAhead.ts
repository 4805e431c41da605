/** Prose needs no bundle: threads read it while the bundler runs. */
import { pagesWorthThreads } from '../render/threads.ts'
import type { RoutedSite } from '../route/route.ts'
import { wantedAmong } from './options.ts'
import type { Run } from './run.ts'

/** Returns how to end it: what is being read is finished, the rest is read when its page is rendered. */
export function readAhead(routed: readonly RoutedSite[], run: Run): () => Promise<void> {
  const sources = unknownBodies(routed, run)
  if (sources.length < pagesWorthThreads) return async () => {}
  const stop = new AbortController()
  const reading = run.threads().read(sources, AbortSignal.any([stop.signal, run.options.signal]))
  // Whoever ends it hears of it.
  reading.catch(() => {})
  return () => {
    stop.abort()
    return reading
  }
}

function unknownBodies(routed: readonly RoutedSite[], { bodies, options }: Run) {
  const sources = new Map(
    routed.flatMap(({ site }) => {
      const documents = new Map(site.documents.map((document) => [document.file, document]))
      const wanted = site.routes.filter(wantedAmong(site.routes, options))
      return wanted.flatMap((route) => (route.documents ?? []).map((file) => [file, documents.get(file)!] as const))
    }),
  )
  return [...sources.values()]
    .filter((source) => !bodies.isKnown(source))
    .map(({ file, plugin, hash }) => ({ file, plugin, hash }))
}
