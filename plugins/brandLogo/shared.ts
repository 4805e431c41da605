/** What the plugin shares. */
import { sharedKey } from '../../engine/sharedKey.ts'

/** In pixels, as its file says. */
export const logoSize = sharedKey<{ readonly width: number; readonly height: number }>('logo')
