/** What a form needs the console for, fetched when it is first needed: a page whose forms nobody uses does without. */
import { useState } from 'react'
import { reloadForCode } from '../../../engine/client/missingCode.ts'
import { Failure } from '../../api/failure.ts'
import type { AccountPlace } from './place.ts'
import type { Services } from './services.ts'

export type LoadServices = () => Promise<Services>

/** The place is what the page was rendered with: it never changes. */
export const useServices = (place: AccountPlace): LoadServices => useState(() => createLoader(place))[0]

/** What fails is tried again the next time. */
function createLoader(place: AccountPlace): LoadServices {
  let services: Services | undefined
  return async () => (services ??= await load(place))
}

async function load(place: AccountPlace): Promise<Services> {
  try {
    const { createServices } = await import('./services.ts')
    return createServices(place)
  } catch (cause) {
    // What happens until the page is left does not matter.
    if (await reloadForCode('services')) await new Promise(() => {})
    throw new Failure('offline', { cause })
  }
}
