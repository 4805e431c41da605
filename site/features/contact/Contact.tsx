/** All ways to reach a brand. The id is known from old links; two of them were spelled differently. */
import type { ReactNode } from 'react'
import { useBrand } from '../../../engine/client/index.ts'
import type { SiteBrand } from '../../brand.ts'
import { contactQrCode } from '../../contactQrCode.ts'
import { useStrings } from '../../strings/index.ts'
import { useText } from '../../../theme/words/useText.ts'
import { BrandIcon } from '../../../theme/ui/BrandIcon.tsx'
import { Card } from '../../ui/Card.tsx'
import { MailLink, PhoneLink } from '../../ui/ContactLinks.tsx'
import { Icon, type IconName } from '../../../theme/ui/Icon.tsx'
import { QrCode } from '../../ui/QrCode.tsx'
import { Section } from '../../ui/Section.tsx'
import { card, codeItem, grid } from './Contact.styles.ts'

/** Places of their own; mail and phone are listed by themselves. */
const places = new Set(['discord', 'linkedin', 'x', 'github', 'gitee'])

/** `form`: where one can write to us on the page itself. */
export function Contact({ form }: { form?: ReactNode }) {
  const { contact: ways, social } = useBrand<SiteBrand>()
  const { contact } = useStrings()
  const text = useText()
  const elsewhere = social.filter(({ kind }) => places.has(kind))
  return (
    <>
      <span id="contact" />
      <span id="ContactUs" />
      <Section id="contactUs" title={contact.title} lead={contact.lead} ground="sunken" className={grid}>
        <ul>
          <Way icon="mail" words={contact.support}>
            <MailLink to={ways.support} />
          </Way>
          {ways.sales && (
            <Way icon="briefcase" words={contact.sales}>
              <MailLink to={ways.sales} />
            </Way>
          )}
          {ways.phone && (
            <Way icon="phone" words={contact.phone}>
              <PhoneLink number={ways.phone} />
            </Way>
          )}
          {ways.qqGroup && (
            <Way icon="chat" words={contact.qqGroup}>
              <strong>{ways.qqGroup}</strong>
            </Way>
          )}
          {ways.jobs && (
            <Way icon="pen" words={contact.jobs}>
              <MailLink to={ways.jobs} />
            </Way>
          )}
          {elsewhere.length > 0 && (
            <Way icon="globe" words={contact.community}>
              {elsewhere.map(({ kind, label, href }) => (
                <a key={kind} href={href} rel="noopener">
                  <BrandIcon name={kind} />
                  {text(label)}
                </a>
              ))}
            </Way>
          )}
          {ways.wechat && <ScanCode />}
        </ul>
        {form}
      </Section>
    </>
  )
}

function ScanCode() {
  const { contact } = useStrings()
  return (
    <li className={codeItem}>
      <Card title={contact.scan.title} art={<QrCode src={`/${contactQrCode}`} label={contact.code} />} className={card}>
        <p>{contact.scan.text}</p>
      </Card>
    </li>
  )
}

type WayProps = { icon: IconName; words: { title: string; text: string }; children: ReactNode }

const Way = ({ icon, words, children }: WayProps) => (
  <li>
    <Card title={words.title} art={<Icon name={icon} />} className={card}>
      <p>{words.text}</p>
      <div>{children}</div>
    </Card>
  </li>
)
