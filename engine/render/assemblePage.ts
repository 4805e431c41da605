/** The whole document of a page: slots filled, assets in the head, islands linked with their modules. */
import type { Bundle } from '../renderer.ts'
import { importsOfProgram } from './programImports.ts'
import { contentHtml, type PageParts } from './parts.ts'
import { adaptFragment, headOf, isEager, linkIslands, stitch } from './stitch.ts'

export function assemblePage(parts: PageParts, bundle: Bundle, home: (locale: string) => string): string {
  const { route, standIns } = parts.task
  const alternates = [...parts.task.alternates, ...standIns]
  const stitched = stitch(parts.view.html, (kind, name) => {
    if (kind === 'content') return contentHtml(parts, name)
    const { active } = parts.view.fragments[Number(name)]!
    return adaptFragment(parts.fragments[Number(name)]!.html, { path: route.path, active, alternates, home })
  })
  const withAssets = stitched
    .replace(/(<div[^>]*? data-region="[^"]*")(>)(<!--v:(\w+)-->)/g, '$1 data-version="$4"$2')
    .replace(/<meta name="site:assets"\s*\/?>/, () =>
      headOf(bundle.assetsOf([route.view, ...importsOf(parts)], eagerIslands(parts)), bundle.base.slice(0, 12)),
    )
  // What an MDX program rendered is part of the view, so its references are still those of the prose.
  const resolved = parts.contents.reduce(
    (html, { body, resolved }) => (body.code ? resolved.apply(html) : html),
    withAssets,
  )
  return `<!doctype html>${linkIslands(resolved, (id) => bundle.islandHref(id))}`
}

/** Of the programs of its prose. */
export const importsOf = ({ contents }: PageParts): readonly string[] =>
  contents.flatMap(({ body }) => importsOfProgram(body.code ?? ''))

export const islandsOf = ({ view, fragments }: PageParts): readonly string[] => [
  ...new Set([view, ...fragments].flatMap(({ islands }) => islands)),
]

function eagerIslands(parts: PageParts): readonly string[] {
  const pieces = [parts.view, ...parts.fragments]
  return islandsOf(parts).filter((id) => pieces.some(({ html }) => isEager(html, id)))
}
