/**
 * The half of rendering that lives in the bundle, beside the components it renders. The other half, in `page.ts`,
 * runs in Node and knows neither React nor the site.
 */
import type { ComponentType } from 'react'
import { Mdx, type App } from '../client/app.ts'
import { Islands, Route, Site, type RouteContext } from '../client/context.ts'
import type { Renderer, ViewInput } from '../renderer.ts'
import { importsOfProgram } from './programImports.ts'
import { loadProgram, type Program } from './programs.ts'
import { renderSettled } from './settled.ts'

type ViewModule = { default: ComponentType<never> }
type Modules = Readonly<Record<string, () => Promise<unknown>>>
type Programs = RouteContext['programs']

type Input = {
  readonly app: App
  /** What plugins offer to `.mdx`. */
  readonly mdx: App['mdx']
  readonly views: Modules
  readonly imports: Modules
}

export function createRenderer({ app, mdx, views, imports }: Input): Renderer {
  const components = { ...mdx, ...app.mdx }

  async function runPrograms(code: ViewInput['code']): Promise<Programs> {
    const programs: Record<string, Program> = {}
    for (const [file, program] of Object.entries(code))
      programs[file] = loadProgram(file, program, await loadImports(program, imports))
    return programs
  }

  return {
    views: Object.keys(views).map((file) => file.slice(1)),
    excludeText: app.excludeText ?? (() => false),

    async renderView({ view, props, site, route, code }, patience) {
      const { default: View } = (await views[`/${view}`]!()) as Partial<ViewModule>
      if (!View) throw new Error(`${view} has no default export`)
      const programs = await runPrograms(code)
      const { Document } = app
      const Content = View as ComponentType<object>
      return renderSettled(
        ({ islands, fragments }) => (
          <Site value={site}>
            <Route value={{ ...route, programs, fragments }}>
              <Islands value={islands}>
                <Mdx value={components}>
                  <Document>
                    <Content {...props} />
                  </Document>
                </Mdx>
              </Islands>
            </Route>
          </Site>
        ),
        patience,
        app.collectStyles,
      )
    },

    renderFragment({ name, value, site }, patience) {
      const Fragment = app.fragments[name] as ComponentType<{ value: unknown }> | undefined
      if (!Fragment)
        throw new Error(`The app has no fragment "${name}"; it has ${Object.keys(app.fragments).join(', ')}`)
      return renderSettled(
        ({ islands }) => (
          <Site value={site}>
            <Islands value={islands}>
              <Fragment value={value} />
            </Islands>
          </Site>
        ),
        patience,
        app.collectStyles,
      )
    },
  }
}

async function loadImports(program: string, imports: Modules): Promise<Record<string, unknown>> {
  const wanted = importsOfProgram(program)
  return Object.fromEntries(await Promise.all(wanted.map(async (name) => [name, await imports[name]?.()] as const)))
}
