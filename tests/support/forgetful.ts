import type { BodyContext } from '../../engine/types.ts'

/** For bodies that are read without a store. */
export const forgetful: Pick<BodyContext, 'remember'> = { remember: async (_key, make) => make() }
