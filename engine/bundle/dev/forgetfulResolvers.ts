/**
 * What stylesheets name is found by resolvers that hear of no change: what was not there when they looked for the first time
 * would never be. So each is made anew when a file has come or gone.
 */
import type { Plugin, ResolvedConfig } from 'vite'

type CreateResolver = ResolvedConfig['createResolver']

export function forgetfulResolvers(): Plugin {
  let version = 0
  return {
    name: 'site:forgetful-resolvers',
    configResolved(config) {
      const create: CreateResolver = config.createResolver.bind(config)
      const createResolver: CreateResolver = (options) => {
        let made = { version, resolve: create(options) }
        return (...asked) => {
          if (made.version !== version) made = { version, resolve: create(options) }
          return made.resolve(...asked)
        }
      }
      Object.assign(config, { createResolver })
    },
    watchChange(_file, { event }) {
      if (event !== 'update') version += 1
    },
  }
}
