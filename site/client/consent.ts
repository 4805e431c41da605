/**
 * May visits be counted? Asked only where a brand does that; until then, and after a no, nothing is loaded or sent.
 * `consent()` and `onConsent` are for whatever needs the answer.
 */
import { onNavigate } from '../../engine/client/lifecycle.ts'
import { consentAttributes } from './behaviour.ts'
import { on } from '../../theme/client/on.ts'
import { recall, remember } from '../../theme/client/storage.ts'

export type Consent = 'granted' | 'denied' | 'unset'

const key = 'consent'
const listeners = new Set<(consent: Consent) => void>()

const known = (answer: string | null): Consent => (answer === 'granted' || answer === 'denied' ? answer : 'unset')

export const consent = (): Consent => known(recall(key))

/** Calls back at once and after each answer; returns a function that stops it. */
export function onConsent(listener: (consent: Consent) => void): () => void {
  listeners.add(listener)
  listener(consent())
  return () => void listeners.delete(listener)
}

const sourceOf = () => document.querySelector(`[${consentAttributes.notice}]`)?.getAttribute(consentAttributes.notice)

function load(source: string): void {
  if (document.head.querySelector(`script[${consentAttributes.script}]`)) return
  const script = document.createElement('script')
  script.src = source
  script.async = true
  script.setAttribute(consentAttributes.script, '')
  document.head.append(script)
}

function apply(answer: Consent): void {
  const source = sourceOf()
  if (source === undefined || source === null) return
  document.documentElement.setAttribute(consentAttributes.consent, answer)
  if (source && answer === 'granted') load(source)
}

on('click', `[${consentAttributes.answer}]`, (button) => {
  const answer = known(button.getAttribute(consentAttributes.answer))
  remember(key, answer === 'unset' ? null : answer)
  // Where nothing can be stored, the answer still holds for this page.
  apply(answer)
  for (const listener of listeners) listener(answer)
  // Asked again from the foot of the page: the question is at its head.
  if (answer === 'unset') document.querySelector<HTMLElement>(`[${consentAttributes.notice}] button`)?.focus()
})
onNavigate(() => apply(consent()))
