/** What the plugin shares. */
import { sharedKey } from '../../engine/sharedKey.ts'
import type { Choices, ConnectorCard, FactsValue, TypesValue } from './types.ts'

/** The whole catalogue. */
export const connectorCards = (locale: string) => sharedKey<readonly ConnectorCard[]>(`connectors/${locale}`)

/** Links of a source to its other pairs. */
export const pairChoices = (locale: string, source: string) => sharedKey<Choices>(`connections/${locale}/${source}`)

/** A part of what is known about an end: each is rendered once and shown by all pages of the end. */
export const endFacts = (locale: string, end: string, part: string) =>
  sharedKey<FactsValue>(`facts/${locale}/${end}/${part}`)

/** Which type each type of the source becomes at the target. */
export const pairTypes = (locale: string, source: string, target: string) =>
  sharedKey<TypesValue>(`facts/${locale}/${source}/types-${target}`)
