/** Messages about a file of the project that cannot be read as it lies there. */
import { placeAt } from './placeAt.ts'
import { SiteError } from './SiteError.ts'
import { meant } from './suggest.ts'
import type { Place } from '../types.ts'

export const fileMissing = (file: string, cause?: unknown): SiteError =>
  new SiteError(`The file "${file}" does not exist`, { code: 'file-missing', place: { file }, cause })

/** Node shows each byte it cannot read as U+FFFD, and finds no file of that name. */
export const nameNotUtf8 = (file: string): SiteError =>
  new SiteError(`The name "${file}" is not valid UTF-8`, {
    code: 'file-name-not-utf8',
    place: { file },
    hint: 'Rename the file; U+FFFD stands for what cannot be read.',
  })

/** `byte` is the offset of the first that is wrong. */
export function notUtf8(file: string, bytes: Uint8Array, byte: number): SiteError {
  const before = new TextDecoder().decode(bytes.subarray(0, byte))
  return new SiteError(`Not valid UTF-8 at byte ${byte}`, {
    code: 'file-not-utf8',
    place: placeAt(file, before, before.length),
    hint: 'Save the file as UTF-8.',
  })
}

export const fileOutside = (file: string): SiteError =>
  new SiteError(`"${file}" leads outside of the project`, {
    code: 'file-outside',
    place: { file },
    hint: 'Copy the file into the project; links that leave the project are not followed.',
  })

export const fileHidden = (file: string): SiteError =>
  new SiteError(`"${file}" leads to a hidden file`, {
    code: 'file-hidden',
    place: { file },
    hint: 'Copy the file if everybody may read it: hidden files hold secrets.',
  })

/** Reading from it would wait for whoever writes, or give no end. */
export const fileSpecial = (file: string, cause?: unknown): SiteError =>
  new SiteError(`"${file}" is a pipe, a socket or a device`, {
    code: 'file-special',
    place: { file },
    hint: 'Remove it, or put a file in its place.',
    cause,
  })

export const linkDangling = (file: string, cause?: unknown): SiteError =>
  new SiteError(`"${file}" is a link to a file that does not exist`, {
    code: 'link-dangling',
    place: { file },
    hint: 'The link is left out of the site. Restore the file or remove the link.',
    cause,
  })

export const linkLoop = (file: string, cause?: unknown): SiteError =>
  new SiteError(`"${file}" is a link that leads back to itself`, {
    code: 'link-loop',
    place: { file },
    hint: 'Remove one of the links in the loop.',
    cause,
  })

type MissingInclude = { readonly path: string; readonly near: string | undefined; readonly place: Place }

export const includeMissing = (plugin: string, { path, near, place }: MissingInclude): SiteError =>
  new SiteError(`Plugin "${plugin}" reads nothing there: "${path}" does not exist`, {
    code: 'plugin-include-missing',
    place,
    hint: meant(
      near,
      'Globs of `include` begin at the folder of the site, or at `[content]`. Make the folder, or take the glob out.',
    ),
  })

export const linkToFolder = (file: string): SiteError =>
  new SiteError(
    `"${file}" is a link to a folder, which is not entered: what is in it becomes no page and no public file`,
    {
      code: 'link-to-folder',
      place: { file },
      hint: 'Entered are links to folders of the project that are not hidden and do not hold the link. Copy the folder, or link its files one by one.',
    },
  )
