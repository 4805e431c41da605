/** What answers carry, without the server that gives them: for plugins that write it for other hosts. */
import type { Config, PolicySources } from '../types.ts'
export { contentTypes } from './contentType.ts'
export { hostHeaders, type Hsts } from './securityHeaders.ts'

type Sources = Required<PolicySources> & { readonly inlineStyles: boolean; readonly frames: readonly string[] }

/** What the content security policy of all brands allows besides a site's own files: by the configuration and its plugins. */
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
