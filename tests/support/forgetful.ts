import type { Remember } from '../../engine/types.ts'

/** For what is made without a store. */
export const forgetful: { readonly remember: Remember } = { remember: async (_key, make) => make() }
