/** Forms people write to us with: what sends one is fetched when someone begins to write. */
import { feedbackMarks } from './behaviour.ts'
import { sentenceOf } from '../../theme/sentences.ts'
import { on } from '../../theme/client/on.ts'

const forms = `form[${feedbackMarks.form}]`
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
      const place = form.querySelector(`[${feedbackMarks.failure}]`)!
      place.textContent = sentenceOf(place, 'offline')!
    },
  )
})
/** Once more, from the panel that says it was sent. */
on('click', `[${feedbackMarks.again}]`, (button) => button.closest('form')?.removeAttribute(feedbackMarks.sent))
