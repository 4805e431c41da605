/** Fields of plugins of a shorter form in messages: told with the name of the plugin, at the place where it is written. */
import type { Plugin } from '../types.ts'
import { pathOf, type FieldProblem } from './validate.ts'

type WithPlugins = { readonly plugins?: unknown }

const pluginsIn = ({ plugins }: WithPlugins): readonly (Partial<Plugin> | undefined)[] =>
  Array.isArray(plugins) ? plugins : []

/**
 * The same problems. A shorter form joins plugins of its own with those that were `given`, so a plugin has another number in `value`
 * than in the text.
 */
export function withPluginNames(
  problems: readonly FieldProblem[],
  value: WithPlugins,
  given: WithPlugins,
): readonly FieldProblem[] {
  if (value.plugins === given.plugins) return problems
  return problems.map(({ keys, error }) => {
    const [list, index, ...rest] = keys
    const plugin = list === 'plugins' && typeof index === 'number' ? pluginsIn(value)[index] : undefined
    if (!plugin) return { keys, error }
    const written = pluginsIn(given).indexOf(plugin)
    const place = written < 0 ? ['plugins'] : ['plugins', written]
    const field = (known: string): string => {
      // Options are told with the name anyway.
      if (rest[0] === 0) return known
      return rest.length && plugin.name ? `${plugin.name}: ${pathOf(rest)}` : pathOf([...place, ...rest])
    }
    return { keys: [...place, ...rest], error: (known, at) => error(field(known), at) }
  })
}
