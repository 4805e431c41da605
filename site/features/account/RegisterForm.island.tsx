/** A new account: the fields the brand asks for. */
import { island } from '../../../engine/client/index.ts'
import { FreshForm } from './AccountForm.tsx'
import { RegisterFields, type RegisterProps } from './RegisterFields.tsx'
import { registerMachine } from './register.machine.ts'

function RegisterForm(props: RegisterProps) {
  return (
    <FreshForm>
      <RegisterFields kind="register" machine={registerMachine} {...props} />
    </FreshForm>
  )
}

export default island(RegisterForm, { on: 'interaction' })
