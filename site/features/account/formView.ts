/** Shows the state of a form's machine: which sentences of its markup are visible, and what has the focus. */
import type { SnapshotFrom } from 'xstate'
import type { Fault } from '../../api/failure.ts'
import { formMarks } from '../../client/behaviour.ts'
import { sentenceOf } from '../../sentences.ts'
import type { formMachine } from './form.machine.ts'
import { passwordRules, type FieldName, type PasswordRule } from './rules.ts'
import { blank } from './sentences.ts'

/** `codeProblem` is what is wrong with asking for a code; what is wrong with the code itself comes first. */
export function showForm(
  form: HTMLFormElement,
  { value, context }: SnapshotFrom<typeof formMachine>,
  codeProblem: string | undefined,
): void {
  const state = typeof value === 'string' ? value : 'open'
  for (const input of form.querySelectorAll<HTMLInputElement>('input[name]')) {
    const problem = context.problems[input.name as FieldName]
    showProblem(input, problem ? sentence(placeOf(input), problem) : input.name === 'code' ? codeProblem : undefined)
  }
  const fault = form.querySelector<HTMLElement>(`[${formMarks.failure}]`)!
  // Before the first attempt it may say that the whole page is of no use.
  if (state !== 'open' || context.refused) showFault(form, textOfFault(context.fault, fault))

  const button = form.querySelector<HTMLElement>('[type=submit]')!
  const isBusy = state === 'submitting'
  const isDone = state !== 'open' && !isBusy
  button.ariaBusy = button.ariaDisabled = String(isBusy)
  button.hidden = isDone
  form.querySelector<HTMLElement>(`[${formMarks.done}]`)!.hidden = !isDone

  if (form.getAttribute(formMarks.refused) === String(context.refused)) return
  form.setAttribute(formMarks.refused, String(context.refused))
  if (context.refused) form.querySelector<HTMLElement>('[aria-invalid]')?.focus()
}

export function showFault(form: HTMLFormElement, text: string | undefined): void {
  const line = form.querySelector<HTMLElement>(`[${formMarks.failure}] > p`)!
  line.querySelector('span')!.textContent = text ?? ''
  line.hidden = !text
}

/** Rules of a new password, ticked as they are met. */
export function showRules(form: HTMLFormElement): void {
  const { value } = form.querySelector<HTMLInputElement>('input[name=password]') ?? { value: '' }
  for (const line of form.querySelectorAll<HTMLElement>(`[${formMarks.rule}]`))
    line.setAttribute(formMarks.met, String(passwordRules[line.getAttribute(formMarks.rule) as PasswordRule](value)))
}

/** A failure as one of the sentences that `told` carries; `failed` is for a refusal without a reason. */
export function textOfFault(fault: Fault | undefined, told: HTMLElement): string | undefined {
  if (!fault) return undefined
  const { kind, reason, after } = fault
  if (kind === 'limited' && after)
    return after < 90 ? sentence(told, 'seconds', after) : sentence(told, 'minutes', Math.ceil(after / 60))
  if (kind === 'offline') return sentence(told, kind)
  return reason ?? sentence(told, kind === 'unknown' ? kind : 'failed')
}

export const sentence = (element: HTMLElement, name: string, count?: number): string =>
  (sentenceOf(element, name) ?? '').replace(blank, String(count))

function showProblem(input: HTMLInputElement, text = ''): void {
  const place = placeOf(input)
  // Said once, not with every key.
  if (place.textContent !== text) place.textContent = text
  if (text) input.setAttribute('aria-invalid', 'true')
  else input.removeAttribute('aria-invalid')
}

const placeOf = (input: HTMLInputElement): HTMLElement =>
  document.getElementById(input.getAttribute('aria-describedby')!.split(' ')[0]!)!
