/**
 * What floats in the corner: the button back to the top, and the contact card of brands that have one. The card is open where
 * the margin beside the page has room for it; elsewhere, where it would cover something, it waits behind a button. It is a
 * popover, so that button needs no script.
 */
import { cx } from '@linaria/core'
import { useBrand } from '../../../engine/client/index.ts'
import { attribute, scrollAttributes } from '../../../theme/client/behaviour.ts'
import { contactAttributes } from '../../client/behaviour.ts'
import type { SiteBrand } from '../../brand.ts'
import { contactQrCode } from '../../contactQrCode.ts'
import { useStrings } from '../../strings/index.ts'
import { MailLink, PhoneLink } from '../../ui/ContactLinks.tsx'
import { Icon } from '../../../theme/ui/Icon.tsx'
import { QrCode } from '../../ui/QrCode.tsx'
import { backToTop, closeCard, contactCard, corner, openCard, round } from './FloatingButtons.styles.ts'

export function FloatingButtons() {
  const { features } = useBrand<SiteBrand>()
  const { contact, backToTop: up, floats } = useStrings()
  return (
    <aside className={corner} aria-label={floats}>
      <button type="button" className={cx(round, backToTop)} {...attribute(scrollAttributes.backToTop)} aria-label={up}>
        <Icon name="up" />
      </button>
      {features.contactCard && (
        <>
          <button
            type="button"
            className={cx(round, openCard)}
            {...attribute(contactAttributes.open)}

            popoverTarget="contact-card"
            aria-label={contact.card.open}
          >
            <Icon name="phone" />
          </button>
          <div id="contact-card" popover="auto" className={contactCard}>
            <button
              type="button"
              popoverTarget="contact-card"
              popoverTargetAction="hide"
              aria-label={contact.card.close}
              className={closeCard}
              {...attribute(contactAttributes.close)}
            >
              <Icon name="close" />
            </button>
            <strong>{contact.card.title}</strong>
            <Ways />
          </div>
        </>
      )}
    </aside>
  )
}

/** The code of the account; without one, mail and phone. */
function Ways() {
  const { contact: ways } = useBrand<SiteBrand>()
  const { contact } = useStrings()
  if (ways.wechat)
    return (
      <>
        <QrCode src={`/${contactQrCode}`} label={contact.code} />
        <p>{contact.card.text}</p>
      </>
    )
  return (
    <>
      <p>
        <MailLink to={ways.support} />
      </p>
      {ways.phone && (
        <p>
          <PhoneLink number={ways.phone} />
        </p>
      )}
    </>
  )
}
