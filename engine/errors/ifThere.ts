import { SiteError } from './SiteError.ts'

/** Undefined where the file does not exist. */
export const ifThere = <T>(load: Promise<T>): Promise<T | undefined> =>
  load.catch((error: unknown) => {
    if (error instanceof SiteError && error.diagnostics[0]?.code === 'file-missing') return undefined
    throw error
  })
