/** `pathname:///a.pdf` in Docusaurus: an address at the same host that is no page, whatever the path of the site. */
import { posix } from 'node:path'
import { textOf, type Fields } from '../fields.ts'
import { replaceProse } from '../fences.ts'
import { addressOf, decoded, isProse, type Draft } from '../project.ts'

const address = /\bpathname:\/\/(\/[^\s"'`<>()[\]\\]*)/g

/** The path within the site of one that is written from the host on. */
export function withoutBase(path: string, config: Fields): string {
  const base = addressOf(textOf(config['baseUrl']) ?? '/')
  return path.startsWith(base) || `${path}/` === base ? path.slice(base.length - 1) || '/' : path
}

/** As pages write it: a public file has its path; what else is there is named from the host on. */
function plain(path: string, config: Fields, draft: Draft): string {
  const own = withoutBase(path, config)
  const [name = ''] = own.split(/[?#]/)
  const file = [name, posix.join(name, 'index.html')].find((each) => isPublicFile(each, draft))
  return file === undefined ? onHost(path, config) : file + own.slice(name.length)
}

export const isPublicFile = (path: string, { files }: Pick<Draft, 'files'>): boolean =>
  /\.\w+$/.test(path) && files.has(posix.join('public', decoded(path)))

const onHost = (path: string, config: Fields): string => (textOf(config['url']) ?? '').replace(/\/$/, '') + path

/** Menus lead to pages and to other addresses. */
export const fileAddress = (path: string, config: Fields): string =>
  onHost(addressOf(textOf(config['baseUrl']) ?? '/').slice(0, -1) + path, config)

/** Those of menus. */
export const withPlainPathnames = (config: Fields): Fields =>
  JSON.parse(JSON.stringify(config).replaceAll(address, (_, path: string) => onHost(path, config))) as Fields

/** Those of pages. */
export function plainPathnames(draft: Draft, config: Fields): void {
  const { files } = draft
  for (const [file, content] of files) {
    if (!isProse(file) || !('body' in content) || !content.body.includes('pathname://')) continue
    const body = replaceProse(content.body, address, ([, path = '']) => plain(path, config, draft))
    files.set(file, { body })
  }
}
