/** What talks to the console comes with the first thing that needs it: a form one only looks at does without. */
import { Failure } from '../../api/failure.ts'
import type { Services } from './services.ts'

export async function loadServices(): Promise<Services> {
  try {
    const { servicesOfPage } = await import('./services.ts')
    return servicesOfPage()
  } catch (cause) {
    throw new Failure('offline', { cause })
  }
}
