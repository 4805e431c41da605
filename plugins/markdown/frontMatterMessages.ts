/** Messages about YAML: the front matter of a page, and a file of data, which has none. */
import { say } from '../../engine/errors/say.ts'
import { meant } from '../../engine/errors/suggest.ts'
import type { Place } from '../../engine/types.ts'

const error = say('error')

const isData = ({ file }: Place): boolean => /\.ya?ml$/.test(file)
const whole = (place: Place): string => (isData(place) ? 'The file' : 'The front matter')
const named = (place: Place): string => (isData(place) ? 'key' : 'front matter key')

export const frontMatterDepth = (place: Place, limit: number) =>
  error(
    'front-matter-depth',
    place,
    `${whole(place)} is nested more than ${limit} levels deep`,
    'Write it as a flat list of keys.',
  )

export const frontMatterKey = (place: Place, key: string) =>
  error('front-matter-key', place, `The ${named(place)} "${key}" is not allowed`, 'Choose another name.')

export const frontMatterLanguage = (place: Place, language: string) =>
  error(
    'front-matter-language',
    place,
    `Front matter cannot be written in "${language}"`,
    'Write it as YAML between two lines of "---".',
  )

export const frontMatterNotMap = (place: Place) =>
  error(
    'front-matter-not-map',
    place,
    `${whole(place)} is not a list of "key: value" lines`,
    isData(place) ? 'Write one "key: value" per line.' : 'Write one "key: value" per line between the two "---".',
  )

export const frontMatterSyntax = (
  place: Place,
  reason: string,
  hint = 'Quote values that contain ": " or "#", or begin with a special character.',
) => error('front-matter-syntax', place, `${whole(place)} is not valid YAML: ${reason}`, hint)

export const frontMatterTooLarge = (place: Place, limit: number) =>
  error(
    'front-matter-too-large',
    place,
    `The YAML is larger than ${limit / 1024} KB`,
    'Move data out of front matter, to a file below content/data, and split a data file.',
  )

export const frontMatterType = (
  place: Place,
  { key, expected, got, hint }: { key: string; expected: string; got: string; hint: string | undefined },
) =>
  error(
    'front-matter-type',
    place,
    `${isData(place) ? '' : 'Front matter '}"${key}" must be ${expected}, but is ${got}`,
    hint,
  )

export const frontMatterUnclosed = (place: Place) =>
  error(
    'front-matter-unclosed',
    place,
    'The front matter is never closed',
    'End it with a line "---". For a dividing line at the top of a page, write "***".',
  )

export const frontMatterKeyMissing = (place: Place, key: string) =>
  error('front-matter-type', place, `"${key}" is missing`, 'Write it, or check the list of keys.')

/** `hint`: what stands for the key here, where it is one of another tool. */
export const frontMatterUnknownKey = (place: Place, key: string, nearest: string | undefined, hint?: string) =>
  error(
    'front-matter-unknown-key',
    place,
    `Unknown ${named(place)} "${key}"`,
    hint ?? meant(nearest, 'Remove it, or check the list of keys.'),
  )
