/** The sentence about a shared store: the build is right without it. */
import type { Diagnostic } from '../types.ts'

/** `reason` goes on after its name: `answered 507`. What could not be done: values taken from it, or left there. */
export const storeUnavailable = (host: string, reason: string, undone: 'taken' | 'left'): Diagnostic => ({
  code: 'store-unavailable',
  severity: 'warning',
  message: `The shared store at ${host} ${reason}`,
  hint:
    undone === 'taken'
      ? 'The build makes itself what it does not get. For a slow server: "timeout" of "store", in seconds.'
      : 'What this build made is not shared, or not all of it. For a slow server: "timeout" of "store", in seconds.',
})
