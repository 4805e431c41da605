/** Each value of the configuration and where it came from, for `site config --print`. */
import { isList } from './resolveOptions.ts'
import type { LoadedConfig } from './load.ts'

export type ConfigLine = { readonly key: string; readonly value: string; readonly from: string }

export function describeConfig({ config, options, overrides }: LoadedConfig): readonly ConfigLine[] {
  const { file } = config
  const own = (key: keyof typeof options) => (options[key] === undefined ? 'default' : file)
  const { brands } = options
  const brandsFrom = typeof brands === 'object' && 'folder' in brands && !brands.folder ? 'default' : own('brands')
  const fileOf = (id: string) => (isList(brands) ? file : `${config.brandsFolder}/${id}/brand.ts`)
  return [
    { key: 'root', value: config.root, from: 'flag or current folder' },
    {
      key: 'locales',
      value: config.locales.map(({ id, lang }) => (id === lang ? id : `${id} (${lang})`)).join(', '),
      from: file,
    },
    { key: 'brands', value: isList(brands) ? 'here' : config.brandsFolder, from: brandsFrom },
    ...config.brands.map((brand) => ({
      key: `brands.${brand.id}`,
      value: `${brand.origin}, content ${brand.content}, ${brand.locales.join(' ')}`,
      from: narrowed(overrides) ?? fileOf(brand.id),
    })),
    { key: 'content', value: config.content, from: own('content') },
    { key: 'folder', value: config.folder, from: own('folder') },
    { key: 'components', value: config.components.join(', ') || 'none', from: own('components') },
    { key: 'app', value: config.app, from: own('app') },
    { key: 'client', value: config.client ?? 'none', from: own('client') },
    { key: 'out', value: config.out, from: overrides.out === undefined ? own('out') : '--out' },
    { key: 'trailingSlash', value: options.trailingSlash ?? 'always', from: own('trailingSlash') },
    { key: 'images.hosts', value: config.images.hosts.join(', ') || 'none', from: own('images') },
    { key: 'inlineStyles', value: String(config.inlineStyles), from: own('inlineStyles') },
    { key: 'frames.hosts', value: config.frames.hosts.join(', ') || 'none', from: own('frames') },
    { key: 'plugins', value: config.plugins.map(({ name }) => name).join(', ') || 'none', from: file },
    ...Object.entries(config.severities).map(([code, severity]) => ({
      key: `severities.${code}`,
      value: severity,
      from: file,
    })),
    {
      key: 'store.url',
      value: config.store ? `${config.store.url}${config.store.readOnly ? ', read only' : ''}` : 'none',
      from: overrides.store?.url ? 'SITE_STORE_URL' : own('store'),
    },
    { key: 'hookTimeout', value: `${config.hookTimeout} s`, from: own('hookTimeout') },
    {
      key: 'production',
      value: String(config.production),
      from: overrides.production === undefined ? 'default' : 'command',
    },
  ]
}

function narrowed({ brands, locales }: LoadedConfig['overrides']): string | undefined {
  const flags = [brands?.length ? '--brand' : '', locales?.length ? '--locale' : ''].filter(Boolean)
  return flags.length ? `brand.ts and ${flags.join(', ')}` : undefined
}
