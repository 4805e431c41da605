/** Check: the target of every link, anchor and image exists. */
import { posix } from 'node:path'
import { meant, suggest } from '../engine/errors/suggest.ts'
import { filesNamed } from '../engine/paths/filesNamed.ts'
import { isGap } from '../engine/paths/gaps.ts'
import { encodePath, pageFile, toPath } from '../engine/paths/paths.ts'
import type { Diagnostic, PageCheckContext, PageLink, PageRecord, Plugin, Site } from '../engine/types.ts'
import { decodeUrl } from '../engine/paths/decodeUrl.ts'

/** Codes: `link-broken`, `anchor-broken`, `image-broken`, `image-host-unknown`. */
export function links(): Plugin {
  return {
    name: 'links',
    checkPage: (context) => context.page.links.flatMap((link) => problemOf(link, context) ?? []),
  }
}

function problemOf(link: PageLink, context: PageCheckContext): Diagnostic | undefined {
  const { page, site, targets } = context
  const defect = defectOf(link, context)
  if (!defect) return undefined
  // A component shows its link in every locale: it is told once, as the default locale has it.
  const href = link.place ? undefined : defaultHref(link.href, page, site)
  const told = (href !== undefined && defectOf({ ...link, href }, context)) || defect
  return { severity: 'error', ...told, place: targets.placeOf(link, page) }
}

type Defect = Pick<Diagnostic, 'code' | 'message' | 'hint'>

function defectOf(link: PageLink, context: PageCheckContext): Defect | undefined {
  // There are hundreds of thousands of them, and most are one of these.
  return isPlainlyThere(link, context) ? undefined : defectOfOther(link, context)
}

/** A page, a heading of the page itself, an image of the site, with nothing in their names to decode. */
function isPlainlyThere({ href, kind }: PageLink, { page, targets }: PageCheckContext): boolean {
  if (kind === 'image') return /^\/[\w./-]+$/.test(href) && !href.startsWith('//') && targets.hasFile(href.slice(1))
  if (targets.paths.has(href)) return true
  return /^#[\w-]+$/.test(href) && targets.anchorsOf(page.path)?.has(href.slice(1)) === true
}

function defectOfOther({ href, kind }: PageLink, { page, site, targets }: PageCheckContext): Defect | undefined {
  // What nobody is told needs no hint.
  const isOff = (code: string) => site.config.severities[code] === 'off'
  const target = decodeUrl(href.replace(/^(?:doc|asset):/, '').replace(/(?<!:)\/\//, '/'))
  const broken = (hint?: string): Defect => ({
    code: kind === 'image' ? 'image-broken' : 'link-broken',
    message: `${target} leads nowhere`,
    hint,
  })
  const [, scheme, file] = /^(doc|asset):(.*)$/s.exec(href) ?? []
  if (scheme === 'doc') {
    const names = filesNamed(file!.replace(/[?#].*/s, ''))
    if (isOff(broken().code) || names.some((name) => isGap(name, site))) return undefined
    return broken(suggestPage(names[0]!, { page, site, targets }))
  }
  if (scheme === 'asset') return broken('There is no such file; upper and lower case count.')
  if (/^(?:[a-z][a-z+.-]*:|\/\/)/i.test(href)) return kind === 'image' ? foreignImage(href, site) : undefined

  const { path, id } = targetOf(href, page)
  // The not-found page is not among the paths, but may link to its own anchors.
  const found = [path, `${path}/`].find((each) => targets.paths.has(each) || each === page.path)
  const name = path.slice(1)
  const isBare = site.brand.trailingSlash === 'never'
  const files = [name, pageFile(isBare ? toPath(path) : path, site.brand), posix.join(name, 'index.html')]
  if (kind === 'image' ? !targets.hasFile(name) : !found && !files.some(targets.hasFile)) {
    if (isOff(broken().code) || isGap(path, site)) return undefined
    const near = kind === 'link' && (hostMeant(href) ?? fileMeant(href, page, site) ?? targets.nearestPath(path))
    if (near) return broken(`Did you mean "${near}"?`)
    return broken(
      kind === 'image'
        ? href.startsWith('/')
          ? `It is looked for below public/: public${path}`
          : computed
        : undefined,
    )
  }
  // The anchors of a page that could not be rendered are unknown; that page is reported itself.
  const anchors = found === undefined ? undefined : targets.anchorsOf(found)
  if (!anchors || !id || id === 'top' || anchors.has(id) || isOff('anchor-broken')) return undefined
  return {
    code: 'anchor-broken',
    message: `${href} leads to a heading that is not there`,
    hint: suggestAnchor(id, [...anchors], found ?? path),
  }
}

const computed =
  'An address that code computes is not looked for beside the page: write it as a text, or begin it with "/" and put the file below public/.'

const ofPage = 'https://page.invalid'

/** Prose is told where it stands; this is of components, and of addresses that code of a page computes. */
function foreignImage(href: string, { config: { images } }: Site): Defect | undefined {
  const found = /^(?:https?:|\/\/)/i.test(href) ? URL.parse(href, ofPage)?.origin : undefined
  const origin = found === ofPage ? href : found
  if (origin === undefined || images.hosts.includes(origin)) return undefined
  return {
    code: 'image-host-unknown',
    message: `Browsers would not show this: "${origin}" is not in images.hosts`,
    hint: 'Serve it from the site itself, or add its origin to images.hosts in the configuration of the site.',
  }
}

/** `/en/why/` -> `/why/`; undefined for any other href, and where that is the default locale. */
function defaultHref(href: string, { locale }: PageRecord, { config: { locales } }: Site): string | undefined {
  return locale !== locales[0]?.id && href.startsWith(`/${locale}/`) ? href.slice(locale.length + 1) : undefined
}

function suggestAnchor(id: string, anchors: readonly string[], path: string): string {
  const near = suggest(id, anchors)
  if (near) return `Did you mean "#${near}"?`
  const some = anchors.slice(0, 12).map((name) => `#${name}`)
  return `${path} has ${some.join(', ') || `no element with an id: <main id="${id}">`}.`
}

/** Without its scheme it is a path beside the page. */
const hostMeant = (href: string): string | undefined => (/^www\./i.test(href) ? `https://${href}` : undefined)

/** A hint: a file with nearly the same path, or one of the same name in another folder. */
function suggestPage(file: string, { page, site: { documents }, targets }: PageCheckContext): string {
  const { source = '' } = page
  const fromPage = (each: string) => posix.relative(posix.dirname(source), each)
  const near = targets.nearestFile(file)
  if (near !== file && near?.normalize() === file.normalize())
    return 'A file has this name in other characters that look the same, as some systems write accents (Unicode NFD): rename it.'
  const moved = () =>
    documents.map((document) => document.file).filter((each) => posix.basename(each) === posix.basename(file))
  const suggestion = near
    ? fromPage(near)
    : moved()
        .map(fromPage)
        .sort((a, b) => a.length - b.length)[0]
  return meant(suggestion, 'Is the file a page of this site? A draft is not.')
}

/** Of an address beside the own one, `setup` or `setup.html`, the file of that page: addresses are seen from their own folder. */
function fileMeant(href: string, { path, source = '' }: PageRecord, { routes }: Site): string | undefined {
  const [, name, rest = ''] = /^(?![/?#])([^?#]+)(.*)$/s.exec(href) ?? []
  if (!name) return undefined
  const beside = toPath(posix.join(path, '..', name.replace(/\.html$/, ''))).toLowerCase()
  // Lengths first: there may be as many such links as pages.
  const found = routes.find(
    (each) => each.path.length === beside.length && each.source !== undefined && each.path.toLowerCase() === beside,
  )
  return found && posix.relative(posix.dirname(source), found.source!) + rest
}

/** Path and id of an href, resolved as a browser on the page does. */
function targetOf(href: string, page: PageRecord): { readonly path: string; readonly id: string } {
  const [, plain, name = ''] = /^((?:\/(?!\/)[\w/-]*)?)(?:#([\w-]*))?$/.exec(href) ?? []
  // Nothing to resolve and to decode, as in most links.
  if (plain !== undefined) return { path: plain || page.path, id: name }
  const { pathname, hash } = new URL(href, `http://site${encodePath(page.path)}`)
  // Text fragments (`#:~:text=`) are no ids.
  const [id = ''] = hash.slice(1).split(':~:')
  return { path: decodeUrl(pathname).replace(/\/index\.html$/, '/'), id: decodeUrl(id) }
}
