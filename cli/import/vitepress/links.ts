/** Links and images of a page, where their targets have other names now. */
import { posix } from 'node:path'
import { replaceProse } from '../fences.ts'
import { decoded, hasFile, wayTo, type Draft } from '../project.ts'
import type { Page, Pages } from './pages.ts'

export type LinkPlace = {
  readonly page: Page
  readonly pages: Pages
  readonly draft: Draft
}

/** `[a](b "c")`, `![a](b)`, `[a]: b`, `href="b"`, `src="b"` */
const inline = /(\]\()(<[^<>\n]+>|[^\s()<>]+(?:\([^\s()]*\)[^\s()]*)*)(?=[\s)])/g
const definition = /^( {0,3}\[[^\]\n]+\]:[ \t]+)(\S+)/gm
const attribute = /(\s(?:href|src)=")([^"\n]+)(?=")/g

export function withLinks(text: string, place: LinkPlace): string {
  return [inline, definition, attribute].reduce(
    (prose, pattern) =>
      replaceProse(prose, pattern, ({ 1: before = '' }, written) => {
        const url = written.slice(before.length)
        const bare = url.startsWith('<') ? url.slice(1, -1) : url
        const now = addressNow(bare, place)
        return now === bare ? written : before + (/[\s()]/.test(now) ? `<${now}>` : now)
      }),
    text,
  )
}

/** As it is to be written in the page; what nothing is known of stays. */
export function addressNow(url: string, { page, pages, draft }: LinkPlace): string {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/|#|\?)/i.test(url) || url === '') return url
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? []
  const isAddress = /(?:^|\/)[^./]*$|\.(?:md|html)$|\/$/.test(path) || pageAt(path, page, pages) !== undefined
  if (!isAddress) return fileNow(path, page, draft) + rest
  const found = pageAt(path, page, pages)
  if (!found) return url
  const isBeside = found.kind === page.kind && found.language === page.language
  if (!path.startsWith('/') && isBeside) return encoded(wayTo(found.target, page.target)) + rest
  return (found.now === '/' ? '/' : encoded(found.now.slice(0, -1))) + rest
}

/** Names in links may be encoded already. */
const encoded = (path: string): string => path.replaceAll(' ', '%20')

/** As its address has it, or as the file lies, which is another folder where addresses were rewritten. */
export function pageAt(path: string, page: Page, pages: Pages): Page | undefined {
  if (path.startsWith('/')) return pages.at(path)
  const folder = posix.dirname(posix.join('/', page.language.folder, page.name))
  const beside = posix.join(posix.dirname(page.file), path)
  const names = [beside, `${beside}.md`, posix.join(beside, 'index.md')]
  return (
    pages.at(posix.join(folder, path)) ??
    pages.all.find(({ file }) => names.includes(file) || names.includes(`${file.slice(0, -3)}.html`))
  )
}

/** A picture or a document beside the page goes along with it. */
function fileNow(path: string, page: Page, draft: Draft): string {
  if (path.startsWith('/')) return path
  const name = decoded(path)
  const old = posix.join(posix.dirname(page.file), name)
  if (!hasFile(draft.root, old)) return path
  const above = /^(?:\.\.\/)*/.exec(posix.relative(posix.dirname(page.file), old))![0]
  const inside = posix.join(posix.dirname(page.target), name)
  const top = page.target.split('/').slice(0, 3).join('/')
  // What lay above the pages lies beside them now.
  const now = inside.startsWith(`${top}/`)
    ? inside
    : `${top}/files/${old.slice(above ? 0 : undefined).replaceAll('../', '')}`
  draft.files.set(now, { copyOf: old })
  return encoded(wayTo(now, page.target))
}
