/** `/loading/`: where a provider sends a visitor back to. What happens meanwhile is the business of `ssoReturn.ts`. */
import { css, cx } from '@linaria/core'
import { useLocalized } from '../../engine/client/index.ts'
import { mark, ssoMarks } from '../client/behaviour.ts'
import { alert } from '../features/account/form.styles.ts'
import { SupplementForm } from '../features/account/SupplementForm.tsx'
import { useStrings } from '../strings/index.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Seo } from '../ui/Seo.tsx'
import { wrap } from '../ui/wrap.ts'

export default function Loading() {
  const { loading, accountPages, dialog } = useStrings()
  const localized = useLocalized()
  const { supplement } = accountPages
  return (
    <main id="main" tabIndex={-1} className={cx(wrap, page)} {...mark(ssoMarks.returned)}>
      <Seo title={loading.title} description={loading.text} />
      <svg
        viewBox="0 0 48 48"
        aria-hidden="true"
        {...mark(ssoMarks.when, 'reading verifying entering supplement left')}
      >
        <circle cx="24" cy="24" r="20" />
        <path d="M24 4a20 20 0 0 1 20 20" />
      </svg>
      <h1>
        <span {...mark(ssoMarks.when, 'reading verifying entering supplement left')}>{loading.title}</span>
        <span {...mark(ssoMarks.when, 'rejected failed cancelled')} hidden>
          {loading.stopped}
        </span>
      </h1>
      <noscript>
        <p className={alert}>{loading.noScript}</p>
      </noscript>
      <States />
      <p>
        <span {...mark(ssoMarks.when, 'reading verifying')}>{loading.slow}</span>{' '}
        <a href={localized('/login/')}>{loading.logIn}</a>
      </p>
      <Dialog
        id="supplement"
        title={supplement.title}
        close={dialog.close}
        lead={supplement.lead}
        keepsOpen
        foot={
          <form method="dialog">
            <Button type="submit" look="plain">
              {supplement.cancel}
            </Button>
          </form>
        }
      >
        <SupplementForm />
      </Dialog>
    </main>
  )
}

/** Only the sentences of the machine's state are shown. */
function States() {
  const { loading } = useStrings()
  return (
    <>
      <output>
        <span {...mark(ssoMarks.when, 'reading verifying')}>{loading.text}</span>
        <span {...mark(ssoMarks.when, 'entering left')} hidden>
          {loading.done}
        </span>
        <span {...mark(ssoMarks.when, 'supplement')} hidden>
          {loading.more}
        </span>
      </output>
      <div role="alert">
        {(['rejected', 'failed', 'cancelled'] as const).map((state) => (
          <p key={state} className={alert} {...mark(ssoMarks.when, state)} hidden>
            {loading[state]}
          </p>
        ))}
      </div>
    </>
  )
}

const page = css`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: var(--s-3);
  min-height: 60dvh;
  padding-block: var(--s-24);
  text-align: center;

  > svg {
    width: 48px;
    height: 48px;
    margin-bottom: var(--s-4);
    fill: none;
    stroke: var(--c-tint-strong);
    stroke-width: 4;
    stroke-linecap: round;
    animation: turn 0.9s linear infinite;
  }
  > svg path {
    stroke: var(--c-primary);
  }
  [hidden] {
    display: none;
  }
  h1 {
    font-size: var(--t-6);
  }
  > output,
  > p {
    color: var(--c-muted);
  }
  > p a {
    display: inline-block;
    min-height: 24px;
    font-weight: 600;
  }
  dialog {
    text-align: start;
  }
  @keyframes turn {
    to {
      transform: rotate(1turn);
    }
  }
`
