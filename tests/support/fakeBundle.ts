/** A bundle without a bundler: pages are a few lines of HTML with the slots components leave. */
import { escapeHtml } from '../../engine/html/escape.ts'
import type { Bundle, Rendered, ViewInput } from '../../engine/renderer.ts'
import type { Locale } from '../../engine/types.ts'

export type Show = (input: ViewInput) => string

type FakeBundle = {
  /** The page's markup, with slots. */
  readonly show?: Show
  /** Those that exist. Default: those the plugins of this repository show when they are not told otherwise. */
  readonly views?: readonly string[]
  readonly id?: string
  /** Called with the name of each fragment that is rendered. */
  readonly onFragment?: (name: string) => void
}

const usualViews = ['Doc', 'Index', 'BlogList', 'BlogPost'].map((name) => `site/layouts/${name}.tsx`)

export function createFakeBundle({
  show = showPage,
  views = usualViews,
  id = 'fake',
  onFragment = () => {},
}: FakeBundle = {}): Bundle {
  return {
    id,
    base: id,
    versionOf: () => '',
    renderer: async () => ({
      views,
      excludeText: () => false,
      renderView: async (input): Promise<Rendered> => {
        const { sidebar, trail = [] } = input.props as { sidebar?: string; trail?: string[] }
        const fragments = [
          { name: 'navbar', shared: undefined, active: [] },
          ...(sidebar ? [{ name: 'sidebar', shared: sidebar, active: trail }] : []),
        ]
        return { html: show(input), islands: [], fragments }
      },
      renderFragment({ name, value, site }): Rendered {
        onFragment(name)
        const links = name === 'navbar' ? site.locales.map(switchTo).join('') : linksTo(value)
        return { html: `<nav data-name="${name}">${links}</nav>`, islands: [], fragments: [] }
      },
    }),
    assetsOf: () => ({ styles: ['/assets/base.css'], preloads: [], scripts: ['/assets/client.js'] }),
    islandHref: (island) => `/assets/${island}.js`,
    placeOf: () => undefined,
    files: [],
  }
}

/** Title, alternates, each body, and a link for everything in the props that has a path. */
export const showPage: Show = ({ props, site, route }) => {
  const { title = '', description = '', sidebar } = props as { title?: string; description?: string; sidebar?: string }
  const head = [
    `<title>${escapeHtml(title)}</title><meta name="description" content="${escapeHtml(description)}"/>`,
    route.noindex ? '<meta name="robots" content="noindex"/>' : '',
    `<link rel="canonical" href="${escapeHtml(route.url)}"/>`,
    ...route.alternates.map(
      ({ locale, url }) => `<link rel="alternate" hreflang="${locale}" href="${escapeHtml(url)}"/>`,
    ),
    '<meta name="site:assets"/>',
  ]
  const region = (name: string, index: number) => `<div data-region="${name}"><!--fragment:${index}--></div>`
  const bodies = route.bodies.map((_, index) => `<div data-content=""><!--content:whole:${index}--></div>`)
  return [
    `<html lang="${site.locale.lang}"><head>${head.join('')}</head><body>`,
    region('navbar', 0),
    sidebar ? region('sidebar', 1) : '',
    `<main><h1>${escapeHtml(title)}</h1>${bodies.join('')}${linksTo(props)}</main></body></html>`,
  ].join('')
}

const switchTo = ({ id, lang }: Locale): string => `<a href="alternate:${id}" lang="${lang}">${id}</a>`

/** As React writes them. */
function linksTo(value: unknown): string {
  if (typeof value !== 'object' || value === null) return ''
  const { path, href = path } = value as { path?: string; href?: string }
  const own = typeof href === 'string' ? `<a href="${escapeHtml(href)}">link</a>` : ''
  return own + Object.values(value).map(linksTo).join('')
}
