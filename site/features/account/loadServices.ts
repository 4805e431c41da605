/** What a form needs the console for, fetched when it is first needed: a page whose forms nobody uses does without. */
import { reloadForCode } from '../../../engine/client/missingCode.ts'
import { Failure } from '../../api/failure.ts'
import type { AccountPlace } from './place.ts'
import type { FormService, Services } from './services.ts'

/** The module of a form's own service: each page loads that of its form and no other. */
export type ImportService = () => Promise<{ createService(services: Services): FormService }>

type Loaded = { readonly services: Services; readonly own: FormService }
/** Throws a `Failure`. What fails is tried again the next time. */
export type LoadServices = () => Promise<Loaded>

export function createLoader(place: AccountPlace, importService: ImportService): LoadServices {
  let loaded: Loaded | undefined
  return async () => (loaded ??= await load(place, importService))
}

async function load(place: AccountPlace, importService: ImportService): Promise<Loaded> {
  try {
    const [{ createServices }, { createService }] = await Promise.all([import('./services.ts'), importService()])
    const services = createServices(place)
    return { services, own: createService(services) }
  } catch (cause) {
    // What happens until the page is left does not matter.
    if (await reloadForCode('services')) await new Promise(() => {})
    throw new Failure('offline', { cause })
  }
}
