/** Who changes their mind between logging in, registering and a new password types their contact once. */
import { onNavigate } from '../../engine/client/lifecycle.ts'
import { on } from '../../theme/client/on.ts'
import { contactKinds, keepContact, typedContact } from '../features/account/typedContact.ts'
import { formAttributes } from './behaviour.ts'

const inputsOf = (kind: string) => `[${formAttributes.form}] [inputmode=${kind}]`

/** What is in a field already, a browser may have filled in. */
function fillIn(): void {
  for (const kind of contactKinds) {
    const typed = typedContact(kind)
    if (!typed) continue
    for (const input of document.querySelectorAll<HTMLInputElement>(inputsOf(kind))) input.value ||= typed
  }
}

for (const kind of contactKinds) {
  on('input', inputsOf(kind), (input) => keepContact(kind, (input as HTMLInputElement).value))
}
onNavigate(fillIn)
// A form that comes back from the history starts anew: when all have heard of it, its fields are empty.
addEventListener('pageshow', ({ persisted }) => persisted && setTimeout(fillIn))
