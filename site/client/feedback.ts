/** Forms people write to us with: what sends one is fetched when someone begins to write. */
import { feedbackAttributes } from './behaviour.ts'
import { sentenceOf } from '../../theme/sentences.ts'
import { on } from '../../theme/client/on.ts'

const forms = `form[${feedbackAttributes.form}]`
const load = () => import('../features/feedback/send.ts')

on('focusin', forms, () => void load().catch(() => {}))
on('input', `${forms} [name]`, (field) =>
  load().then(
    ({ forgetProblem }) => forgetProblem(field),
    () => {},
  ),
)
on('submit', forms, (form, event) => {
  event.preventDefault()
  load().then(
    ({ send }) => send(form as HTMLFormElement),
    () => {
      const place = form.querySelector(`[${feedbackAttributes.failure}]`)!
      place.textContent = sentenceOf(place, 'offline')!
    },
  )
})
/** Once more, from the panel that says it was sent. */
on('click', `[${feedbackAttributes.again}]`, (button) => {
  const form = button.closest('form')!
  form.removeAttribute(feedbackAttributes.sent)
  form.querySelector<HTMLElement>('[name]')!.focus()
})
