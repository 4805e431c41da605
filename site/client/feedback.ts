/** `form[data-feedback]`: what sends it is fetched when someone begins to write. */
import { on } from './on.ts'

const load = () => import('../features/feedback/send.ts')

on('focusin', 'form[data-feedback]', () => void load().catch(() => {}))
on('input', 'form[data-feedback] [name]', (field) =>
  load().then(
    ({ forgetProblem }) => forgetProblem(field),
    () => {},
  ),
)
on('submit', 'form[data-feedback]', (form, event) => {
  event.preventDefault()
  load().then(
    ({ send }) => send(form as HTMLFormElement),
    () => {
      const place = form.querySelector<HTMLElement>('[data-refused]')!
      place.textContent = place.dataset['offline']!
    },
  )
})
/** Once more, from the panel that says it was sent. */
on('click', '[data-again]', (button) => delete button.closest('form')?.dataset['sent'])
