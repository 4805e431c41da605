/** Problems with their files named from the project's folder: the bundler and its plugins name them absolutely. */
import { toDiagnostics, type ErrorContext } from '../errors/foreign.ts'
import type { Diagnostic } from '../types.ts'
import { forwardSlashes } from '../paths/slashed.ts'

type Context = ErrorContext & { readonly root: string }

/** Of whatever was thrown; at least one. */
export const problemsOf = (error: unknown, context: Context): readonly Diagnostic[] =>
  toDiagnostics(error, context).map((problem) => inProject(problem, context))

export function inProject(problem: Diagnostic, { root }: Context): Diagnostic {
  const shorten = (text: string) => text.replaceAll(`${forwardSlashes(root)}/`, '')
  const { message, place } = problem
  return { ...problem, message: shorten(message), place: place && { ...place, file: shorten(place.file) } }
}
