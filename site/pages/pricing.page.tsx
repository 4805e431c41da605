/** `/pricing/`: what the brand offers decides which plans there are. */
import { useLocalized, useShared } from '../../engine/client/index.ts'
import { priceList } from '../../plugins/pricing/shared.ts'
import { DownloadDialog } from '../features/download/DownloadDialog.tsx'
import { Faq } from '../features/faq/Faq.tsx'
import { InstallDialog } from '../features/install/InstallDialog.tsx'
import { ManagementPricing } from '../features/pricing/ManagementPricing.tsx'
import { ReplicationPricing } from '../features/pricing/ReplicationPricing.tsx'
import { usePricingQuestions } from '../features/pricing/usePricingQuestions.ts'
import { useStrings } from '../strings/index.ts'
import { JsonLd } from '../../theme/JsonLd.tsx'
import { faqPage } from '../../theme/JsonLd.data.ts'

export default function Pricing() {
  const list = useShared(priceList)
  const { faq } = useStrings().pricing
  const localized = useLocalized()
  const questions = usePricingQuestions(list)
  return (
    <main id="main" tabIndex={-1}>
      {list.offering === 'management' ? <ManagementPricing list={list} /> : <ReplicationPricing list={list} />}
      <Faq
        title={faq.title}
        more={
          <>
            {faq.more} <a href={`${localized('/about/')}#contactUs`}>{faq.support}</a>
          </>
        }
        ground={list.offering === 'management' ? 'plain' : 'sunken'}
        items={questions.map(({ question, text, link }) => ({
          question,
          answer: (
            <>
              <p>{text}</p>
              {link && (
                <p>
                  <a href={link.href}>{link.text}</a>
                </p>
              )}
            </>
          ),
        }))}
      />
      <InstallDialog />
      <DownloadDialog />
      <JsonLd things={[faqPage(questions.map(({ question, text }) => ({ question, answer: text })))]} />
    </main>
  )
}
