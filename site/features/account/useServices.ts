/** What a form needs the console for, fetched when it is first needed: a page whose forms nobody uses does without. */
import { useState } from 'react'
import { reloadForCode } from '../../../engine/client/missingCode.ts'
import { Failure } from '../../api/failure.ts'
import type { AccountPlace } from './place.ts'
import type { FormService, Services } from './services.ts'

/** The module of a form's own service: each page loads that of its form and no other. */
export type LoadService = () => Promise<{ createService(services: Services): FormService }>

type Loaded = { readonly services: Services; readonly own: FormService }
export type LoadServices = () => Promise<Loaded>

/** The place is what the page was rendered with: it never changes. */
export const useServices = (place: AccountPlace, loadService: LoadService): LoadServices =>
  useState(() => createLoader(place, loadService))[0]

/** What fails is tried again the next time. */
function createLoader(place: AccountPlace, loadService: LoadService): LoadServices {
  let loaded: Loaded | undefined
  return async () => (loaded ??= await load(place, loadService))
}

async function load(place: AccountPlace, loadService: LoadService): Promise<Loaded> {
  try {
    const [{ createServices }, { createService }] = await Promise.all([import('./services.ts'), loadService()])
    const services = createServices(place)
    return { services, own: createService(services) }
  } catch (cause) {
    // What happens until the page is left does not matter.
    if (await reloadForCode('services')) await new Promise(() => {})
    throw new Failure('offline', { cause })
  }
}
