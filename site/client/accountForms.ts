/** Forms of the account: what drives one is fetched with its first touch. What is clicked before that is not lost. */
import { onNavigate } from '../../engine/client/lifecycle.ts'
import { reloadForCode } from '../../engine/client/missingCode.ts'
import { formMarks } from './behaviour.ts'
import { sentenceOf } from '../sentences.ts'
import { on } from './on.ts'

const forms = `form[${formMarks.form}]`
const notHydrated = `${forms}:not([${formMarks.hydrated}])`

const hydrate = (form: HTMLElement) =>
  import('../features/account/forms.ts').then(({ hydrateForm }) => hydrateForm(form as HTMLFormElement))

for (const type of ['pointerover', 'focusin'] as const)
  on(type, notHydrated, (form) => void hydrate(form).catch(() => {}))
// Enter in a field clicks the button, too.
on('click', `${notHydrated} button:not([role=tab])`, (button, event) => {
  event.preventDefault()
  const form = button.closest<HTMLElement>(forms)!
  hydrate(form).then(
    () => button.click(),
    async () => {
      if (await reloadForCode('forms')) return
      const failure = form.querySelector(`[${formMarks.failure}]`)!
      failure.querySelector('span')!.textContent = sentenceOf(failure, 'offline')!
      failure.querySelector('p')!.hidden = false
    },
  )
})

onNavigate(() => {
  for (const form of document.querySelectorAll<HTMLElement>(forms)) {
    form.querySelector<HTMLButtonElement>('[type=submit]')!.disabled = false
    // It has something to say to those who came without what they need.
    if (form.getAttribute(formMarks.form) === 'market') void hydrate(form).catch(() => {})
  }
})
