/** A new brand as a copy of another one. No existing file is changed. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { brandUnknown } from '../../engine/errors/messages.ts'
import type { Brand, Config } from '../../engine/types.ts'
import type { NewFlags } from '../flags.ts'
import { brandExists, brandFoldersMissing, nameInvalid } from '../messages.ts'
import { titleOf, type Draft } from './write.ts'

export function newBrand(config: Config, id: string, flags: Pick<NewFlags, 'from' | 'origin'>): Draft {
  const ids = config.brands.map((brand) => brand.id)
  const model = flags.from === undefined ? config.brands[0]! : config.brands.find((brand) => brand.id === flags.from)
  if (!model) throw brandUnknown(flags.from!, ids)
  const from = join(config.root, config.brandsFolder, model.id)
  if (!existsSync(from)) throw brandFoldersMissing(config.file)
  const folder = `${config.brandsFolder}/${id}`
  if (existsSync(join(config.root, folder))) throw brandExists(folder)
  const origin = flags.origin ?? `https://${id.replaceAll('_', '-')}.example.com`
  if (!URL.canParse(origin) || new URL(origin).href.replace(/\/$/, '') !== origin)
    throw nameInvalid(
      'the address of a site',
      origin,
      'Scheme, host and path, without a slash at the end: https://acme.example.com',
    )

  const title = titleOf(id)
  const files = readdirSync(from, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const copies = files.map((entry): [string, string | Uint8Array] => {
    const name = join(entry.parentPath, entry.name)
      .slice(from.length + 1)
      .split(sep)
      .join('/')
    return [`${folder}/${name}`, copyOf(name, readFileSync(join(from, name)), { model, id, title, origin })]
  })
  return {
    files: new Map(copies.sort(([a], [b]) => (a < b ? -1 : 1))),
    next: `Look through ${folder}/brand.ts: addresses, contacts, legal lines and the content it shows are still those of "${model.id}".`,
  }
}

type Names = { readonly model: Brand; readonly id: string; readonly title: string; readonly origin: string }

function copyOf(name: string, content: Buffer, names: Names): string | Uint8Array {
  if (name === 'public/logo.svg') return logo(names.title)
  if (name === 'public/favicon.svg') return favicon(names.title)
  if (!/\.tsx?$/.test(name)) return content
  const text = content.toString()
  return name === 'brand.ts'
    ? outsideContent(text, (part) => renameWords(renameFields(part, names), names))
    : renameWords(text, names)
}

function renameWords(text: string, { model, id, title, origin }: Names): string {
  const old = (model as { readonly name?: unknown }).name
  return typeof old === 'string'
    ? replaceWords(text, old, title).replaceAll(model.origin, origin).replaceAll(`'${model.id}'`, `'${id}'`)
    : text
}

/** A copy shows the content of its model, at first; and the homes of that stay, from which search engines know it. */
const outsideContent = (text: string, change: (part: string) => string): string =>
  text
    .split(/(\bproseHome: \{[^}]*\}|\bcontent: (?:'[^']*'|"[^"]*"))/)
    .map((part, index) => (index % 2 ? part : change(part)))
    .join('')

/** Only what must differ for two brands to stand side by side. */
function renameFields(text: string, { model, id, origin }: Names): string {
  return text
    .replace(/^ *default: true,\n/m, '')
    .replace(/(\bid: )(['"])[^'"]*\2/, `$1'${id}'`)
    .replace(/(\borigin: )(['"])[^'"]*\2/, `$1'${origin}'`)
    .replaceAll(model.origin, origin)
}

/** A name in prose, but not where it is a part of an identifier or an address. */
function replaceWords(text: string, old: string, next: string): string {
  return text.replaceAll(new RegExp(`(?<![\\w./-])${old.replaceAll(/[^\w\s]/g, '\\$&')}(?![\\w/-])`, 'g'), next)
}

const logoHeight = 40
const logoWidth = (title: string): number => title.length * 18 + 8

/** Plain on purpose: a new brand must not appear with the mark of another one. The text fits whatever the font is. */
const logo = (title: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${logoWidth(title)} ${logoHeight}" height="${logoHeight}" color="#101828" role="img" aria-label="${title}"><text x="4" y="29" textLength="${title.length * 18}" lengthAdjust="spacingAndGlyphs" font-family="system-ui,sans-serif" font-size="28" font-weight="700" fill="currentColor">${title}</text></svg>\n`

const favicon = (title: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="20" fill="#475467"/><text x="20" y="29" text-anchor="middle" font-family="system-ui,sans-serif" font-size="26" font-weight="700" fill="#fff">${title.charAt(0)}</text></svg>\n`
