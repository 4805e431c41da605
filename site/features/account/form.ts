/** What the machines of all forms share: their events, and what they remember. Pure. */
import { faultOf, type Fault } from '../../api/failure.ts'
import type { FieldName, Problems, Values } from './rules.ts'

export type FormEvent =
  | { readonly type: 'form.submitted'; readonly values: Values }
  | { readonly type: 'field.changed'; readonly name: FieldName }

export type FormContext = {
  readonly values: Values
  readonly problems: Problems
  readonly fault: Fault | undefined
  /** Counts refused submissions, so that the view can move the focus each time. */
  readonly refused: number
}

export const emptyForm: FormContext = { values: {}, problems: {}, fault: undefined, refused: 0 }

export function withoutProblem(problems: Problems, name: FieldName): Problems {
  const { [name]: _, ...others } = problems
  return others
}

export const isClean = (problems: Problems): boolean => Object.keys(problems).length === 0

/** What a form remembers when it is sent, when something is missing, and when it was sent in vain. */
export const accepted = (values: Values) => ({ values, problems: {}, fault: undefined })

export const incomplete = ({ refused }: FormContext, problems: Problems) => ({
  problems,
  fault: undefined,
  refused: refused + 1,
})

/** Nothing is kept longer than it is needed, a password least of all; the fields still show what was entered. */
export const failed = ({ refused }: FormContext, error: unknown) => ({
  fault: faultOf(error),
  values: {},
  refused: refused + 1,
})
