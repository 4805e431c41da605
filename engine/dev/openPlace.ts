/** A click on a place in a tab opens the editor: only for places that tabs were told of, only for files of the project. */
import { join } from 'node:path'
import { loadedName } from '../paths/loadedFiles.ts'
import type { Place } from '../types.ts'
import type { DevSession } from './devSession.ts'

/** The file of the place is absolute. */
export type OpenInEditor = (place: Place) => void

type PlaceOpenerInput = {
  readonly current: () => Pick<DevSession, 'session' | 'config'>
  /** Undefined where no tab was told of it. */
  readonly placeOf: (label: string) => Place | undefined
  readonly openInEditor: OpenInEditor | undefined
}

/** `message` is not trusted. Rejects with `file-missing`, `file-outside`. */
export function createPlaceOpener({ current, placeOf, openInEditor }: PlaceOpenerInput) {
  return async (message: unknown): Promise<void> => {
    const { place: label } = (message ?? {}) as { readonly place?: unknown }
    const place = typeof label === 'string' ? placeOf(label) : undefined
    // What is loaded from elsewhere is no file.
    if (!place || !openInEditor || loadedName(place.file)) return
    const { config, session } = current()
    // Refuses what lies outside, by a link too.
    await session.disk.read(place.file)
    openInEditor({ ...place, file: join(config.root, place.file) })
  }
}
