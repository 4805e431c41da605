/** Sends a form to the console, and tells how it went. The form carries the words. Loaded by `client/feedback.ts`. */
import { connectConsole } from '../../api/console.ts'
import { asFailure, type Failure } from '../../api/failure.ts'
import { createFeedback } from '../../api/feedback.ts'
import { readUser } from '../../api/storage.ts'
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

type Told = { readonly feedback: Kind; readonly reach: Reach; readonly api: string; readonly localApi: string }

export async function send(form: HTMLFormElement): Promise<void> {
  if (form.ariaBusy === 'true') return
  const { feedback: kind, reach, api, localApi } = form.dataset as unknown as Told
  const values = Object.fromEntries(new FormData(form)) as Values
  const problems = findProblems(kind, reach, values)
  showProblems(form, problems)
  showFailure(form, undefined)
  if (Object.keys(problems).length) return form.querySelector<HTMLElement>('[aria-invalid]')!.focus()

  const client = connectConsole({ apiBase: api, localApiBase: localApi, loginPath: form.dataset['login'] ?? '' })
  const console = createFeedback(client)
  form.ariaBusy = 'true'
  try {
    if (kind === 'connector') await console.requestConnector(connectorRequestOf(reach, values))
    else await console.contact(contactRequestOf(values, readUser()?.uid))
    form.reset()
    form.dataset['sent'] = values.contactMe || kind === 'contact' ? 'answer' : ''
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
    place.textContent = (problem && place.dataset[problem]) ?? ''
    if (problem) field.setAttribute('aria-invalid', 'true')
    else field.removeAttribute('aria-invalid')
  }
}

/** What the console wants to be read, or the words the page has for such a failure. */
function showFailure(form: HTMLFormElement, failure: Failure | undefined): void {
  const place = form.querySelector<HTMLElement>('[data-refused]')!
  place.textContent = failure
    ? ((failure.kind === 'refused' || failure.kind === 'limited' ? failure.reason : undefined) ??
      place.dataset[failure.kind] ??
      place.dataset['unknown']!)
    : ''
}

const problemOf = (field: Element): HTMLElement => document.getElementById(field.getAttribute('aria-describedby')!)!
