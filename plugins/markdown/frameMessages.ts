/** Messages about pages of other sites in frames. */
import { say } from '../../engine/errors/say.ts'
import type { Place } from '../../engine/types.ts'

const error = say('error')

export const embedAddress = (place: Place, target: string) =>
  error(
    'embed-address',
    place,
    `"${target.slice(0, 80)}" cannot be shown in a frame`,
    'Write the https: address of the page, as the address line of a browser has it.',
  )

export const embedTitleMissing = (place: Place) =>
  error(
    'embed-title-missing',
    place,
    '<Embed> has no title',
    'Say what it shows: title="A build in two minutes". People who do not see the frame know it by that.',
  )

export const frameHostUnknown = (place: Place, origin: string) =>
  error(
    'frame-host-unknown',
    place,
    `Browsers would not show this frame: "${origin}" is not in frames.hosts`,
    `Add frames: { hosts: ['${origin}'] } to the configuration of the site, or write a link.`,
  )
