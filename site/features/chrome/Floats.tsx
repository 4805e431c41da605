/**
 * What floats in the corner: the way back to the top, and the contact card of brands that have one. The card is open where
 * the margin beside the page has room for it; elsewhere, where it would cover something, it waits behind a button. It is a
 * popover, so that button needs no script.
 */
import { useBrand } from '../../../engine/client/index.ts'
import type { SiteBrand } from '../../brand.ts'
import { contactCode } from '../../contactCode.ts'
import { useStrings } from '../../strings/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { QrCode } from '../../ui/QrCode.tsx'
import { corner } from './Floats.styles.ts'

export function Floats() {
  const { features } = useBrand<SiteBrand>()
  const { contact, backToTop, floats } = useStrings()
  return (
    <aside className={corner} aria-label={floats}>
      <button type="button" data-round="" data-back-to-top="" aria-label={backToTop}>
        <Icon name="up" />
      </button>
      {features.contactCard && (
        <>
          <button
            type="button"
            data-round=""
            data-opener=""
            popoverTarget="contact-card"
            aria-label={contact.card.open}
          >
            <Icon name="phone" />
          </button>
          <div id="contact-card" popover="auto" data-contact-card="">
            <button
              type="button"
              popoverTarget="contact-card"
              popoverTargetAction="hide"
              aria-label={contact.card.close}
              data-contact-close=""
            >
              <Icon name="close" />
            </button>
            <strong>{contact.card.title}</strong>
            <QrCode src={`/${contactCode}`} label={contact.code} />
            <p>{contact.card.text}</p>
          </div>
        </>
      )}
    </aside>
  )
}
