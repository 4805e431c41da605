/** Sends a form to the console, and shows the result in the form. Loaded by `client/feedback.ts`. */
import { connectConsole } from '../../api/console.ts'
import { asFailure, type Failure } from '../../api/failure.ts'
import { createFeedback } from '../../api/feedback.ts'
import { readUser } from '../../api/storage.ts'
import { consoleAttributes, feedbackAttributes } from '../../client/behaviour.ts'
import { sentenceOf } from '../../../theme/sentences.ts'
import {
  connectorRequestOf,
  contactRequestOf,
  findProblems,
  type FieldName,
  type Kind,
  type Problems,
  type Reach,
  type Values,
} from './fields.ts'

export async function send(form: HTMLFormElement): Promise<void> {
  if (form.ariaBusy === 'true') return
  const kind = form.getAttribute(feedbackAttributes.form) as Kind
  const reach = form.getAttribute(feedbackAttributes.reach) as Reach
  const values = Object.fromEntries(new FormData(form)) as Values
  const problems = findProblems(kind, reach, values)
  showProblems(form, problems)
  showFailure(form, undefined)
  if (Object.keys(problems).length) return form.querySelector<HTMLElement>('[aria-invalid]')!.focus()

  const console = createFeedback(
    connectConsole(
      {
        apiBase: form.getAttribute(consoleAttributes.api)!,
        localApiBase: form.getAttribute(consoleAttributes.localApi)!,
        loginPath: form.getAttribute(consoleAttributes.login)!,
      },
      { stays: true },
    ),
  )
  form.ariaBusy = 'true'
  try {
    if (kind === 'connector') await console.requestConnector(connectorRequestOf(reach, values))
    else await console.contact(contactRequestOf(values, readUser()?.uid))
    form.reset()
    form.setAttribute(feedbackAttributes.sent, values.contactMe || kind === 'contact' ? 'answer' : '')
    form.querySelector<HTMLElement>('output')!.focus()
  } catch (error) {
    showFailure(form, asFailure(error))
  } finally {
    form.ariaBusy = null
  }
}

/** What was wrong is right, or about to be. */
export function forgetProblem(field: Element): void {
  if (!field.hasAttribute('aria-invalid')) return
  field.removeAttribute('aria-invalid')
  problemOf(field).textContent = ''
}

function showProblems(form: HTMLFormElement, problems: Problems): void {
  for (const field of form.querySelectorAll<HTMLInputElement>('[aria-describedby]')) {
    const problem = problems[field.name as FieldName]
    const place = problemOf(field)
    place.textContent = (problem && sentenceOf(place, problem)) ?? ''
    if (problem) field.setAttribute('aria-invalid', 'true')
    else field.removeAttribute('aria-invalid')
  }
}

/** What the console wants to be read, or the words the page has for such a failure. */
function showFailure(form: HTMLFormElement, failure: Failure | undefined): void {
  const place = form.querySelector(`[${feedbackAttributes.failure}]`)!
  place.textContent = failure
    ? ((failure.kind === 'refused' || failure.kind === 'limited' ? failure.reason : undefined) ??
      sentenceOf(place, failure.kind) ??
      sentenceOf(place, 'unknown')!)
    : ''
}

const problemOf = (field: Element): HTMLElement => document.getElementById(field.getAttribute('aria-describedby')!)!
