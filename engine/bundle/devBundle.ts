/** The bundle as rendering sees it in dev. */
import type { RunnableDevEnvironment } from 'vite'
import type { Bundle, Renderer } from '../renderer.ts'
import type { Config } from '../types.ts'
import { withPlaceOfComponent } from './devErrors.ts'
import type { DevModules } from './devModules.ts'
import { stylesheetsOf } from './devStylesheets.ts'
import { clientEntry, devEntry, islandEntry, renderEntry } from './virtual.ts'

export type DevBundle = {
  bundle(): Bundle
  /** From now on the bundle is another one. */
  countChange(): void
}

export function createDevBundle(config: Config, render: RunnableDevEnvironment, modules: DevModules): DevBundle {
  let changes = 0
  return {
    bundle: () => ({
      // Pages show twelve characters of it and are swapped where those are equal: a changed component must not reload the page.
      id: `development ${changes}`,
      async renderer() {
        const { renderer } = await render.runner.import<{ renderer: Renderer }>(renderEntry)
        return {
          ...renderer,
          renderView: (input) =>
            renderer
              .renderView(input)
              .catch((error) => Promise.reject(withPlaceOfComponent(error, input, config.root))),
        }
      },
      assetsOf: (view) => ({
        styles: stylesheetsOf([config.app, view].map(modules.pathOf), render.moduleGraph),
        preloads: [],
        scripts: [moduleHref(clientEntry), moduleHref(devEntry)],
      }),
      islandHref: (id) => moduleHref(islandEntry(id)),
      files: [],
    }),
    countChange: () => void (changes += 1),
  }
}

const moduleHref = (id: string) => `/@id/${id}`
