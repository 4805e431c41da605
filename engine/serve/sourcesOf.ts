/** What the content security policy of all brands allows besides a site's own files: by the configuration and its plugins. */
import type { Config, PolicySources } from '../types.ts'

type Sources = Required<PolicySources> & { readonly inlineStyles: boolean; readonly frames: readonly string[] }

export function sourcesOf({
  images,
  inlineStyles,
  frames,
  plugins,
}: Pick<Config, 'images' | 'inlineStyles' | 'frames' | 'plugins'>): Sources {
  const wanted = (kind: keyof PolicySources) => plugins.flatMap(({ policy = {} }) => policy[kind] ?? [])
  return {
    scripts: [...new Set(wanted('scripts'))],
    connect: [...new Set(wanted('connect'))],
    images: [...new Set([...images.hosts, ...wanted('images')])],
    inlineStyles,
    frames: frames.hosts,
  }
}
