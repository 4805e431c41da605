/** The words authors of documentation may use in `.mdx`, beside HTML. */
import type { App } from '../../engine/client/index.ts'
import { Screen } from '../features/screens/Screen.tsx'

export const mdx: App['mdx'] = { Screen }
