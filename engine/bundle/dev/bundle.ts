/** The bundle as rendering sees it in dev. */
import type { RunnableDevEnvironment } from 'vite'
import { componentPlace } from '../../errors/componentPlace.ts'
import type { Bundle, Renderer } from '../../renderer.ts'
import type { Config } from '../../types.ts'
import type { DevModules } from './modules.ts'
import { stylesheetsOf } from './stylesheets.ts'
import { clientEntry, devEntry, importEntry, islandEntry, renderEntry } from '../virtual.ts'

export type DevBundle = {
  bundle(): Bundle
  /** From now on the bundle is another one. */
  countChange(): void
}

export function createDevBundle(current: () => Config, render: RunnableDevEnvironment, modules: DevModules): DevBundle {
  let changes = 0
  return {
    bundle: () => ({
      id: `development ${changes}`,
      // Pages show twelve characters of it and are swapped where those are equal: a changed component must not reload the page.
      base: `development ${changes}`,
      versionOf: () => '',
      async renderer() {
        const { renderer } = await render.runner.import<{ renderer: Renderer }>(renderEntry)
        return renderer
      },
      assetsOf(wanted) {
        const files = [current().app, ...wanted].map(modules.pathOf)
        const imports = wanted.map((name) => `\0${importEntry(name)}`)
        const { linked, inserted } = stylesheetsOf([...files, ...imports], render.moduleGraph)
        return { styles: linked, preloads: [], scripts: [moduleHref(clientEntry), moduleHref(devEntry), ...inserted] }
      },
      islandHref: (id) => moduleHref(islandEntry(id)),
      // Its stacks name the sources.
      placeOf: (error) => componentPlace(error, current().root),
      files: [],
    }),
    countChange: () => void (changes += 1),
  }
}

const moduleHref = (id: string) => `/@id/${id}`
