/** The words authors of documentation may use in `.mdx`, beside HTML. */
import type { App } from '../../engine/client/index.ts'
import { CaptionedScreen } from '../features/screens/CaptionedScreen.tsx'

export const mdx: App['mdx'] = { Screen: CaptionedScreen }
