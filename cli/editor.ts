/** Opens a place in the editor: the one LAUNCH_EDITOR names, or that runs, or VISUAL or EDITOR. No shell reads the name. */
import launchEditor from 'launch-editor'
import type { Place } from '../engine/types.ts'

/** `file` is absolute. `note` tells where there is no editor, besides what the package prints. */
export function openInEditor({ file, line = 1, column = 1 }: Place, note: (text: string) => void): void {
  launchEditor(`${file}:${line}:${column}`, undefined, () =>
    note('Name your editor in LAUNCH_EDITOR, for example: code'),
  )
}
