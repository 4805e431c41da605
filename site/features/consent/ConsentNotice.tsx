/** Asked once, where a brand counts visits. `client/consent.ts` shows it and keeps the answer. */
import { css } from '@linaria/core'
import { useBrand, useLocalized } from '../../../engine/client/index.ts'
import type { SiteBrand } from '../../brand.ts'
import { useStrings } from '../../strings/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Phrases } from '../../ui/Phrases.tsx'

export function ConsentNotice() {
  const { analytics, legal } = useBrand<SiteBrand>()
  const { consent } = useStrings()
  const localized = useLocalized()
  if (!analytics) return null
  return (
    <aside className={notice} aria-label={consent.label} data-analytics={analytics.script ?? ''}>
      <p>
        <Phrases text={consent.text} /> <a href={localized(legal.privacy)}>{consent.more}</a>
      </p>
      <div>
        <Button look="plain" data-consent-answer="denied">
          {consent.deny}
        </Button>
        <Button data-consent-answer="granted">{consent.grant}</Button>
      </div>
    </aside>
  )
}

const notice = css`
  position: fixed;
  z-index: var(--z-float);
  inset: auto 12px 12px;
  display: none;
  gap: var(--s-3) var(--s-5);
  align-items: center;
  padding: var(--s-3) var(--s-4);
  border: 1px solid var(--c-line);
  border-radius: var(--r-2);
  background: var(--c-surface);
  box-shadow: var(--shadow-2);
  font-size: var(--t-2);

  :root[data-consent='unset'] & {
    display: grid;
  }
  p a {
    text-decoration: underline;
    white-space: nowrap;
  }
  > div {
    display: flex;
    gap: var(--s-2);
  }
  button {
    flex: 1;
    min-height: 40px;
    padding-block: 0;
    white-space: nowrap;
  }
  /* One line, beside what floats at the other end. */
  @media (width >= 640px) {
    inset: auto auto 16px 16px;
    grid-template-columns: 1fr auto;
    max-width: min(52rem, 100vw - 104px);
  }
`
