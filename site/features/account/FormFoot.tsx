/** The end of each form: consent, what went wrong, the button. */
import { cx } from '@linaria/core'
import type { Fault } from '../../api/failure.ts'
import { button } from '../../ui/button.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { alert, submit } from './form.styles.ts'
import type { AccountProps } from './props.ts'
import { useIsAlive } from './useForm.ts'
import type { Words } from './words.ts'

/** A failure as a sentence; `otherwise` is for a refusal without a reason. */
export function textOfFault(words: Words, fault: Fault | undefined, otherwise: string): string | undefined {
  if (!fault) return undefined
  if (fault.kind === 'limited') return fault.after ? words.failures.limited(fault.after) : (fault.reason ?? otherwise)
  if (fault.kind === 'offline') return words.failures.offline
  if (fault.reason) return fault.reason
  return fault.kind === 'unknown' ? words.failures.unknown : otherwise
}

type PolicyProps = { words: Words; paths: AccountProps['paths']; problem: string | undefined }

export function Policy({ words: { policy }, paths, problem }: PolicyProps) {
  return (
    <Checkbox name="policy" defaultChecked problem={problem}>
      {policy.agree} <a href={paths.terms}>{policy.terms}</a> {policy.and} <a href={paths.privacy}>{policy.privacy}</a>
    </Checkbox>
  )
}

type SubmitProps = { label: string; busyLabel: string; isBusy: boolean; fault: string | undefined; noScript: string }

/** The button waits for its script, so that nothing is sent that only the browser would understand. */
export function Submit({ label, busyLabel, isBusy, fault, noScript }: SubmitProps) {
  const isAlive = useIsAlive()
  return (
    <>
      {fault && (
        <p className={alert} role="alert">
          <Icon name="close" />
          {fault}
        </p>
      )}
      <noscript>
        <p className={alert}>{noScript}</p>
      </noscript>
      <button
        type="submit"
        className={cx(button, submit)}
        data-look="primary"
        disabled={!isAlive}
        aria-disabled={isBusy}
        aria-busy={isBusy}
      >
        {isBusy && <Spinner />}
        {isBusy ? busyLabel : label}
      </button>
    </>
  )
}

export const Done = ({ children }: { children: string }) => (
  <output className={alert} data-good="">
    <Icon name="check" />
    {children}
  </output>
)
