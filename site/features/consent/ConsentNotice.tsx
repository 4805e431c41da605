/** Asked once, where a brand counts visits. `client/consent.ts` shows it and keeps the answer. */
import { css } from '@linaria/core'
import { useBrand, useLocalized } from '../../../engine/client/index.ts'
import { attribute } from '../../../theme/client/behaviour.ts'
import { consentAttributes } from '../../client/behaviour.ts'
import type { SiteBrand } from '../../brand.ts'
import { useStrings } from '../../strings/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Phrases } from '../../../theme/ui/Phrases.tsx'

export function ConsentNotice() {
  const { analytics, legal } = useBrand<SiteBrand>()
  const { consent } = useStrings()
  const localized = useLocalized()
  if (!analytics) return null
  return (
    <aside
      className={notice}
      aria-label={consent.label}
      {...attribute(consentAttributes.notice, analytics.script ?? '')}
    >
      <p>
        <Phrases text={consent.text} /> <a href={localized(legal.privacy)}>{consent.more}</a>
      </p>
      <div>
        <Button look="plain" {...attribute(consentAttributes.answer, 'denied')}>
          {consent.deny}
        </Button>
        <Button {...attribute(consentAttributes.answer, 'granted')}>{consent.grant}</Button>
      </div>
    </aside>
  )
}

/** Above all else and part of the page: it covers nothing, and its buttons come first. */
const notice = css`
  display: none;
  gap: var(--s-2) var(--s-4);
  align-items: center;
  justify-content: center;
  padding: var(--s-2) var(--edge);
  border-bottom: 1px solid var(--c-line);
  background: var(--c-sunken);
  font-size: var(--t-1);
  line-height: 1.45;

  :root[${consentAttributes.consent}='unset'] & {
    /* The drawer begins at the top. */
    display: var(--above-menu, flex);
  }
  p {
    max-width: 56rem;
    text-wrap: pretty;
  }
  p a {
    text-decoration: underline;
    white-space: nowrap;
  }
  > div {
    display: flex;
    flex: none;
    gap: var(--s-2);
  }
  button {
    min-height: max(36px, var(--tap));
    padding: 0 var(--s-3);
    font-size: var(--t-1);
    white-space: nowrap;
  }
  @media (width >= 40em) {
    font-size: var(--t-2);
  }
  @media print {
    display: none;
  }
`
