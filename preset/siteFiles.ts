/** What a site has even where nobody wrote it: an icon, a way into its documentation; and what it lacks. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { placeOfPart } from '../engine/config/valuePlaces.ts'
import { moduleTexts } from '../engine/disk/modules.ts'
import { escapeHtml } from '../engine/html/escape.ts'
import { localizedPath, pageFile } from '../engine/paths/paths.ts'
import type { Brand, Config, Diagnostic, Place, Plugin, Site } from '../engine/types.ts'
import { closedSidebar } from '../plugins/docs/shared.ts'
import type { SidebarItem } from '../plugins/docs/types.ts'
import type { Redirect } from '../plugins/redirects/index.ts'
import { stub } from '../plugins/redirects/stub.ts'
import type { ThemeBrand } from '../theme/brand.ts'
import type { ByLocale } from '../theme/words/pick.ts'
import { localeProblems } from './localeFolders.ts'
import { sharedSections, type Sections } from './sections.ts'

/** Until the site says where it will be. */
export const unknownOrigin = 'https://example.com'

/** `words` are those of the theme, or of the project in their place. Codes: `site-url-missing`, `image-broken`, and those of `localeProblems`. */
export function siteFiles(words: ByLocale<object>, sections: Sections): Plugin {
  const docs = sections.docs.path.slice(1, -1)
  return {
    name: 'site-files',
    emits: ['favicon.svg', docs ? `{${docs},*/${docs}}{/index,}.html` : '{,*/}index.html'],
    // Told before pages are made: a site without pages is not to be published, and dev is to say it too.
    route: ({ all, brand, config }) => ({
      routes: [],
      shared: sharedSections(all, brand, config, sections),
      diagnostics: localeProblems(config, brand, words),
      isComplete: true,
    }),
    check: async ({ site: { brand, config }, files }): Promise<readonly Diagnostic[]> => {
      const { origin, image } = brand as ThemeBrand
      return [
        ...(origin === unknownOrigin ? [urlMissing(fileOf(brand, config))] : []),
        ...(image && !files.has(image.slice(1))
          ? [imageMissing(image, await imagePlace(image, fileOf(brand, config), config))]
          : []),
      ]
    },
    emit: ({ site }) => [
      ...(hasIcon(site) ? [] : [{ path: 'favicon.svg', body: icon(site.brand) }]),
      ...doorsOf(site, sections.docs).map((door) => ({
        path: pageFile(door.from, site.brand),
        body: stub(door, site),
        redirect: door.to,
      })),
    ],
  }
}

/** Where a brand says who it is. */
function fileOf({ id }: Brand, { root, brandsFolder, file }: Config): string {
  const own = `${brandsFolder}/${id}/brand.ts`
  return existsSync(join(root, own)) ? own : file
}

const hasIcon = ({ brand, config: { root, brandsFolder } }: Site): boolean =>
  (brand as ThemeBrand).favicon !== undefined ||
  ['', `${brandsFolder}/${brand.id}/`].some((folder) => existsSync(join(root, folder, 'public/favicon.svg')))

const urlMissing = (file: string): Diagnostic => ({
  code: 'site-url-missing',
  severity: 'warning',
  message: 'It is not said where the site will be',
  place: { file },
  hint: `Canonical addresses, the sitemap and feeds say ${unknownOrigin} until it does: url: 'https://docs.example.org'`,
})

async function imagePlace(image: string, file: string, config: Config): Promise<Place> {
  const text = moduleTexts(config.root, [file]).get(file) ?? ''
  return placeOfPart({ keys: ['image'], value: image }, config, { file, text })
}

const imageMissing = (image: string, place: Place): Diagnostic => ({
  code: 'image-broken',
  severity: 'error',
  message: `${image} leads nowhere`,
  place,
  hint: `\`image\` is a file below public/: public${image}`,
})

/** From where documentation begins, where no page is there, to the first page of the tree. */
export function doorsOf(site: Site, { base, path }: Sections['docs']): readonly Redirect[] {
  const { routes, brand, config } = site
  const taken = new Set(routes.map(({ path }) => path))
  return brand.locales.flatMap((locale) => {
    const from = localizedPath(path, locale, config.locales)
    const tree = closedSidebar(site, base, locale)?.read(site)
    const to = tree && firstPath(tree.items)
    return to && !taken.has(from) ? [{ from, page: decodeURIComponent(to), to, locale }] : []
  })
}

/** As it stands in a link. */
function firstPath(items: readonly SidebarItem[]): string | undefined {
  for (const item of items) {
    const path = item.kind === 'link' ? undefined : (item.path ?? (item.kind === 'category' && firstPath(item.items)))
    if (path) return path
  }
  return undefined
}

/** The first letter of the name, on the brand's colour. */
function icon(brand: Brand): string {
  const { name, theme } = brand as ThemeBrand
  const letter = escapeHtml([...name][0]!.toUpperCase())
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="10" fill="${theme.light.primary}"/><text x="20" y="28.5" text-anchor="middle" font-family="system-ui,sans-serif" font-size="24" font-weight="700" fill="#fff">${letter}</text></svg>\n`
}
