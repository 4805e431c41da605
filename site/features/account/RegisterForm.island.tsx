/** A new account: the fields the brand asks for. */
import { island } from '../../../engine/client/index.ts'
import { RegisterFields, type RegisterProps } from './RegisterFields.tsx'
import { registerMachine } from './register.machine.ts'
import { startsAnew } from './startsAnew.tsx'

const Register = (props: RegisterProps) => (
  <RegisterFields kind="register" machine={registerMachine} service={loadService} {...props} />
)

const loadService = () => import('./register.service.ts')

export default island(startsAnew(Register), { on: 'interaction' })
