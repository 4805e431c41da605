/** Messages about images, sounds and films in prose. */
import { say } from '../../engine/errors/say.ts'
import type { Place } from '../../engine/types.ts'
import { shortened } from './messages.ts'

const error = say('error')
const warning = say('warning')

/** Secrets lie in such files, and what prose shows is published. */
export const fileHidden = (place: Place, target: string) =>
  error(
    'file-hidden',
    place,
    `"${target}" is a hidden file, or in a hidden folder`,
    'Copy the file if everybody may read it: hidden files hold secrets.',
  )

export const imageHostUnknown = (place: Place, origin: string) =>
  error(
    'image-host-unknown',
    place,
    `Browsers would not show this: "${shortened(origin)}" is not in images.hosts`,
    'Put the file beside the page, or add its origin to images.hosts in the configuration of the site.',
  )

export const imageMissing = (place: Place, target: string, file: string) =>
  error('image-missing', place, `The file "${target}" does not exist`, `Looked for ${file}.`)

/** By its name: whatever it holds, it is not published. */
export const imageOfNoKind = (place: Place, target: string) =>
  error(
    'image-unreadable',
    place,
    `"${target}" is no file of an image, a sound or a film`,
    'Give it the ending of its kind. To offer a file to be loaded, put it beside the page and link to it: [name](file.txt).',
  )

export const imageUnreadable = (place: Place, target: string) =>
  warning(
    'image-unreadable',
    place,
    `The file "${target}" is no image that browsers show`,
    'It is empty, damaged or of another kind: save it again as PNG, JPEG, GIF, WebP, AVIF or SVG.',
  )
