/** Options of plugins, checked by the schemas that the plugins bring. */
import type { Plugin } from '../types.ts'
import { pathOf, validate, type FieldProblem } from './validate.ts'

/**
 * What is wrong with the options of plugins. A field is named with its plugin, `docs: base`; its place is in the first argument
 * of the call that made the plugin, as far as that is written in the list.
 */
function pluginOptions({ plugins }: { readonly plugins?: unknown }): readonly FieldProblem[] {
  if (!Array.isArray(plugins)) return []
  return (plugins as readonly (Partial<Plugin> | undefined)[]).flatMap((plugin, index) => {
    const { name = `plugins[${index}]`, options } = plugin ?? {}
    // A schema that is none is told with the shape of the plugin.
    if (options?.schema?.kind !== 'schema') return []
    return validate(options.schema, options.given).map(({ keys, error }) => ({
      keys: ['plugins', index, 0, ...keys],
      error: (_field, place) => error(`${name}: ${pathOf(keys) || 'the options'}`, place),
    }))
  })
}

/** With the problems of the whole configuration, but for those of plugins whose options are wrong: they may follow from it. */
export function withPluginOptions(
  value: { readonly plugins?: unknown },
  others: readonly FieldProblem[],
): readonly FieldProblem[] {
  const wrong = pluginOptions(value)
  const plugins = new Set(wrong.map(({ keys }) => keys[1]))
  return [...wrong, ...others.filter(({ keys: [field, index] }) => field !== 'plugins' || !plugins.has(index))]
}
