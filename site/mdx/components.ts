/** The words authors may use in `.mdx`, beside HTML. */
import type { App } from '../../engine/client/index.ts'

export const mdx: App['mdx'] = {}
