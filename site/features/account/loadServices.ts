/** Loads `services.ts` when something first needs it: a page whose forms nobody uses does without. */
import { reloadForCode } from '../../../engine/client/missingCode.ts'
import { Failure } from '../../api/failure.ts'
import type { Services } from './services.ts'

export async function loadServices(): Promise<Services> {
  try {
    const { servicesOfPage } = await import('./services.ts')
    return servicesOfPage()
  } catch (cause) {
    // What happens until the page is left does not matter.
    if (await reloadForCode('services')) await new Promise(() => {})
    throw new Failure('offline', { cause })
  }
}
