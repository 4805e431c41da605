/** The prose of a document, inserted as ready HTML; React never walks it. */
import type { ComponentType } from 'react'
import { useMdxComponents, type App } from './app.ts'
import { useRoute } from './context.ts'

type ContentProps = {
  /** A file of the route's `documents`; the first one when left out. */
  file?: string
  /** `excerpt`: what stands before the truncation marker. */
  part?: 'whole' | 'excerpt'
  className?: string
  /** What authors may use in `.mdx` on these pages, beside the components of the app. Their styles come with the view. */
  components?: App['mdx']
}

export function Content({ file, part = 'whole', className, components: own }: ContentProps) {
  const route = useRoute()
  const components = { ...useMdxComponents(), ...own }
  const body = file ? route.bodies.find((candidate) => candidate.file === file) : route.bodies[0]
  if (!body) throw new Error(`No body for ${file ?? 'this route'}; list its file in the route's "documents"`)
  const Program: ComponentType<{ components: object }> | undefined = route.programs[body.file]
  if (Program && part === 'whole') {
    return (
      <div className={className} data-content="">
        <Program components={components} />
      </div>
    )
  }
  // Replaced after rendering; see engine/render/stitch.ts.
  const slot = `<!--content:${part}:${route.bodies.indexOf(body)}-->`
  return <div className={className} data-content="" dangerouslySetInnerHTML={{ __html: slot }} />
}
