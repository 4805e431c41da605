/** What talks to the console comes with the first thing that needs it: a form one only looks at does without. */
import { Failure } from '../../api/failure.ts'
import type { AccountProps } from './props.ts'
import type { Services } from './services.ts'

export async function servicesFor(props: AccountProps): Promise<Services> {
  try {
    const { servicesOf } = await import('./services.ts')
    return servicesOf(props)
  } catch (cause) {
    throw new Failure('offline', { cause })
  }
}

/** What encrypts a password is large and takes a moment to come; what fails is tried again when it is needed. */
export function preparePasswords(props: AccountProps): void {
  servicesFor(props).then(
    (services) => services.preparePasswords(),
    () => {},
  )
}
