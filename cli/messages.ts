/** Sentences about how the program was called. */
import { SiteError } from '../engine/errors/SiteError.ts'
import { didYouMean, meant, suggest } from '../engine/errors/suggest.ts'

export const baselineNarrowed = (): SiteError =>
  new SiteError('A record of problems needs the whole site', {
    code: 'usage-baseline-narrowed',
    hint: 'Leave out --brand and --locale.',
  })

export const brandExists = (file: string): SiteError =>
  new SiteError(`There is a brand in ${file} already`, {
    code: 'usage-file-exists',
    place: { file },
    hint: 'Choose another name.',
  })

export const brandFoldersMissing = (file: string): SiteError =>
  new SiteError('This site has no folders of brands: its configuration says who it is', {
    code: 'usage-brand-folders',
    place: { file },
    hint: "Begin with two: brands/<id>/brand.ts, each with `export default { title: 'Acme', url: 'https://acme.example.com' }`. What they do not say, the configuration says for them.",
  })

export const codeUnknown = (code: string, known: readonly string[]): SiteError =>
  new SiteError(`No message has the code "${code}"`, {
    code: 'usage-code-unknown',
    hint: meant(suggest(code, known), 'The code is the word behind "error" or "warning".'),
  })

export const fileExists = (file: string): SiteError =>
  new SiteError(`${file} exists already`, {
    code: 'usage-file-exists',
    place: { file },
    hint: 'Choose another name; nothing was changed.',
  })

export const hostBelowPath = (host: string, origin: string): SiteError =>
  new SiteError(`${origin} is below a path, and ${host} gets rules for whole hosts`, {
    code: 'usage-host-path',
    hint: 'Take the path out of the address (url, or origin of a brand), or choose github-pages.',
  })

export const hostUnknown = (host: string, known: readonly string[]): SiteError =>
  new SiteError(`There is no deployment for "${host}"`, {
    code: 'usage-host-unknown',
    hint: didYouMean(host, known),
  })

export const kindUnknown = (kind: string, known: readonly string[]): SiteError =>
  new SiteError(`Cannot make a new "${kind}"`, { code: 'usage-kind-unknown', hint: didYouMean(kind, known) })

export const nameInvalid = (what: string, name: string, hint: string): SiteError =>
  new SiteError(`"${name}" cannot be ${what}`, {
    code: 'usage-name-invalid',
    hint,
  })

export const folderTaken = (name: string): SiteError =>
  new SiteError(`The folder ${name} is not empty`, {
    code: 'usage-folder-taken',
    hint: 'A new site gets a folder of its own: choose another name.',
  })

export const outputFormatMissing = (): SiteError =>
  new SiteError('--output needs a format', {
    code: 'usage-output-format',
    hint: 'Add --format sarif, junit, github, markdown, json or text.',
  })

export const outputIsFolder = (name: string): SiteError =>
  new SiteError(`--output names a file, and "${name}" is a folder`, {
    code: 'usage-output-folder',
    hint: `Name a file in it: --output ${name.replace(/\/$/, '')}/report.txt`,
  })

export const stdoutTakenTwice = (format: string): SiteError =>
  new SiteError(`--json and --format ${format} both print to stdout`, {
    code: 'usage-stdout-twice',
    hint: 'Give one of them a file: --output <file>.',
  })

export const shardNarrowed = (): SiteError =>
  new SiteError('A part is one of the whole site', {
    code: 'usage-shard-narrowed',
    hint: 'Leave out --brand and --locale.',
  })

export const setUnknown = (set: string, known: readonly string[]): SiteError =>
  new SiteError(`There is no content set "${set}"`, { code: 'usage-set-unknown', hint: didYouMean(set, known) })

/** A message of commander as a `SiteError`. */
export function usage(message: string): SiteError {
  const [first = '', ...rest] = message.replace(/^error: /, '').split('\n')
  const near = /Did you mean (?:one of )?(.+?)\?/.exec(rest.join(' '))?.[1]
  return new SiteError(first.charAt(0).toUpperCase() + first.slice(1), {
    code: 'usage-invalid',
    hint: near ? `Did you mean ${near}?` : 'Run site --help for the commands, site <command> --help for its flags.',
  })
}
