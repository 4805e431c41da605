/** Where a link was written that a component shows: its href is looked for, between quotes, in what the component was made from. */
import escapeStringRegexp from 'escape-string-regexp'
import { moduleTexts, ownComponents } from '../disk/modules.ts'
import { placeAt } from '../errors/placeAt.ts'
import { decodeUrl } from '../paths/decodeUrl.ts'
import { isOfPackage } from '../paths/packageOf.ts'
import { resolveFile } from '../paths/paths.ts'
import type { LinkTargets, PageLink, PageRecord, Place, Site } from '../types.ts'

/** File -> text. */
type Texts = ReadonlyMap<string, string>

/**
 * Looks into groups of files: what the brand imports, or the configuration where that says the brand; the component with what
 * it imports, the app, data files, and all components of the project, since one may stand in for that of a package. The first
 * group in which one file has the href gives the place; else the file of the component is the place.
 *
 * Files are read when a broken link asks for them.
 */
export function createLinkPlaces(site: Site): LinkTargets['placeOf'] {
  const { config, routes } = site
  const textsOf = createReader(config.root)
  const known = new Map<string, Place>()

  const viewOf = ({ path }: PageRecord) => routes.find((route) => route.path === path)?.view
  const componentOf = ({ fragment }: PageLink, page: PageRecord): string | undefined =>
    fragment ? fragmentModule(fragment, config.app, textsOf([config.app]).get(config.app)!) : viewOf(page)

  function find(component: string, link: PageLink, page: PageRecord): Place {
    const others = config.locales.map(({ id }) => id).filter((id) => id !== page.locale)
    const ownFile = `${config.brandsFolder}/${site.brand.id}/brand.ts`
    const brandFile = textsOf([ownFile]).get(ownFile) ? ownFile : config.file
    for (const group of groupsOf({ component, brandFile, link, page, site })) {
      const place = onlyPlace(spellings(link.href, page.locale), textsOf(group()), others)
      if (place) return place
    }
    // Nobody writes in a package: where several files have it, it is the configuration that leads there.
    const text = isOfPackage(component) && textsOf([brandFile]).get(brandFile)
    return (
      (text && onlyPlace(spellings(link.href, page.locale), new Map([[brandFile, text]]), others)) || {
        file: component,
      }
    )
  }

  return (link, page) => {
    if (link.place) return link.place
    const component = componentOf(link, page)
    if (!component) return { file: page.source ?? page.path }
    const key = JSON.stringify([component, link, page.locale, !link.fragment && page.source])
    const place = known.get(key) ?? find(component, link, page)
    known.set(key, place)
    // Where a package leads to a part of the page, `#main`, it is the page that lacks the part.
    const own = [page.source, viewOf(page)].find((file) => file !== undefined && !isOfPackage(file))
    return own !== undefined && link.href.startsWith('#') && isOfPackage(place.file) ? { file: own } : place
  }
}

type Shown = {
  readonly component: string
  /** What says the brand. */
  readonly brandFile: string
  readonly link: PageLink
  readonly page: PageRecord
  readonly site: Site
}

/** Files that are looked into with what they import. */
function groupsOf({ component, brandFile, link, page, site }: Shown): readonly (() => readonly string[])[] {
  const { config, documents } = site
  const ofBrand = () => [brandFile]
  const data = () => documents.flatMap(({ file }) => (isProse(file) ? [] : [file]))
  const own = () => ownComponents(config)
  if (link.fragment) return [ofBrand, () => [component], data, own]
  // A program in prose is rendered as part of the view, and the view shows front matter.
  const prose = page.source && isProse(page.source) ? [page.source] : []
  return [() => [component, ...prose], ofBrand, () => [config.app], data, own]
}

/** With all the project's modules they import. */
function createReader(root: string): (files: readonly string[]) => Texts {
  const read = new Map<string, Texts>()
  return (files) => {
    const key = files.join('\n')
    const texts = read.get(key) ?? moduleTexts(root, files)
    read.set(key, texts)
    return texts
  }
}

/** The module the app imports a fragment from, or the app itself. */
function fragmentModule(fragment: string, app: string, text: string): string {
  const name = new RegExp(`\\b${escapeStringRegexp(fragment)}\\s*:\\s*(\\w+)`).exec(text)?.[1] ?? fragment
  const imported = new RegExp(`\\bimport\\b[^'"]*\\b${name}\\b[^'"]*\\bfrom\\s*['"](\\.[^'"]+)`).exec(text)?.[1]
  return (imported && resolveFile(app, imported)) ?? app
}

/** As it may be written: components add the prefix of the locale, encode paths and append hashes. */
function spellings(href: string, locale: string): readonly string[] {
  const plain = [href, decodeUrl(href)]
  const whole = [...plain, ...plain.flatMap((each) => withoutLocale(each, locale) ?? [])]
  return [...new Set([...whole, ...whole.map((each) => each.replace(/[?#].*/s, ''))])].filter(Boolean)
}

const withoutLocale = (href: string, locale: string): string | undefined =>
  href.startsWith(`/${locale}/`) ? href.slice(locale.length + 1) : undefined

/** In the one file that has it. Dictionaries of other locales do not count. */
function onlyPlace(spellings: readonly string[], texts: Texts, otherLocales: readonly string[]): Place | undefined {
  const isOther = (file: string) =>
    isModule(file) && otherLocales.some((id) => file.includes(`/${id}/`) || file.includes(`/${id}.`))
  for (const spelling of spellings) {
    const places = [...texts].flatMap(([file, text]) => {
      const at = isOther(file) ? -1 : text.search(written(spelling, file))
      return at < 0 ? [] : [placeAt(file, text, at)]
    })
    if (places.length) return places.length === 1 ? places[0] : undefined
  }
  return undefined
}

/** Between quotes; in YAML also the rest of a line. */
function written(spelling: string, file: string): RegExp {
  const text = escapeStringRegexp(spelling)
  const quoted = `'${text}'|"${text}"|\`${text}\``
  return new RegExp(isModule(file) ? quoted : `${quoted}|(?<=[:-] +)${text}(?=\\s*$)`, 'm')
}

const isModule = (file: string): boolean => /\.tsx?$/.test(file)
const isProse = (file: string): boolean => /\.mdx?$/.test(file)
