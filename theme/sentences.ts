/** Sentences of which a script shows one: they travel with the page, in its language, on the element that shows them. */
import { attribute, sentenceAttributes } from './client/behaviour.ts'

export type Sentences = Readonly<Record<string, string>>

/** As props of the element. */
export const sentences = (all: Sentences) => attribute(sentenceAttributes.sentences, JSON.stringify(all))

/** Undefined where the element has no such sentence. */
export const sentenceOf = (element: Element, name: string): string | undefined =>
  (JSON.parse(element.getAttribute(sentenceAttributes.sentences) ?? '{}') as Sentences)[name]
