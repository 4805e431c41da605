/** `<picture>` asks for the mode of the system: where the page has another one its sources are shown by that. */
import type { ColourMode } from './colourMode.ts'

type Medium = { readonly written: string; readonly set: string }
const media = new WeakMap<HTMLSourceElement, Medium>()

const asked = /\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/gi
/** True of every window, and of none. */
const [always, never] = ['(min-width: 0)', '(max-width: 0)']

export function showPictures(mode: ColourMode): void {
  for (const source of document.querySelectorAll<HTMLSourceElement>('source[media]')) {
    const before = media.get(source)
    const written = before?.set === source.media ? before.written : source.media
    const set =
      mode === 'system'
        ? written
        : written.replace(asked, (_, wanted: string) => (wanted.toLowerCase() === mode ? always : never))
    if (set !== source.media) source.media = set
    media.set(source, { written, set })
  }
}
