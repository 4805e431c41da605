/** Stylesheets of pages as texts, for those who look at what they name. */
import type { DevEnvironment } from 'vite'
import type { Config } from '../../types.ts'
import type { DevModules } from './modules.ts'
import { stylesheetsOf } from './stylesheets.ts'
import { clientModules } from '../pluginModules.ts'

export type DevSheets = {
  /** Addresses of those a page of this view has, without a query. */
  of(view: string): readonly string[]
  /** As browsers get it. */
  text(sheet: string): Promise<string>
  /** These name files that are not there, and are made again when any comes. */
  expectFiles(sheets: readonly string[]): void
}

export function createDevSheets(
  current: () => Config,
  modules: DevModules,
  { render, client }: Readonly<Record<'render' | 'client', DevEnvironment>>,
): DevSheets {
  return {
    of(view) {
      const config = current()
      const scripts = clientModules(config).map(modules.pathOf)
      return [
        ...stylesheetsOf([config.app, view].map(modules.pathOf), render.moduleGraph).linked,
        ...stylesheetsOf(scripts, client.moduleGraph).linked,
      ].map((href) => href.replace(/\?.*$/s, ''))
    },

    text: async (sheet) => (await client.transformRequest(`${sheet}?direct`))?.code ?? '',

    expectFiles: modules.expectFiles,
  }
}
