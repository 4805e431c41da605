/** `form[data-account-form]`: what drives it is fetched with the first touch. What is clicked before that is not lost. */
import { onNavigate } from '../../engine/client/lifecycle.ts'
import { on } from './on.ts'

const forms = 'form[data-account-form]'
const asleep = `${forms}:not([data-alive])`

const wake = (form: HTMLElement) =>
  import('../features/account/forms.ts').then(({ enliven }) => enliven(form as HTMLFormElement))

for (const type of ['pointerover', 'focusin'] as const) on(type, asleep, (form) => void wake(form).catch(() => {}))
// Enter in a field clicks the button, too.
on('click', `${asleep} button:not([role=tab])`, (button, event) => {
  event.preventDefault()
  const form = button.closest<HTMLElement>(forms)!
  wake(form).then(
    () => button.click(),
    () => {
      const fault = form.querySelector<HTMLElement>('[data-fault]')!
      fault.querySelector('span')!.textContent = fault.dataset['offline']!
      fault.querySelector('p')!.hidden = false
    },
  )
})

onNavigate(() => {
  for (const form of document.querySelectorAll<HTMLElement>(forms)) {
    form.querySelector<HTMLButtonElement>('[type=submit]')!.disabled = false
    // It has something to say to those who came without what they need.
    if (form.dataset['accountForm'] === 'market') void wake(form).catch(() => {})
  }
})
