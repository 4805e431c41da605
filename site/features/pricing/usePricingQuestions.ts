/** Questions about prices and their answers, as text for search engines and with links for people. */
import { useLocalized } from '../../../engine/client/index.ts'
import type { PriceList } from '../../../plugins/pricing/types.ts'
import { useStrings } from '../../strings/index.ts'
import { joinSentences } from '../../strings/sentences.ts'

type Question = {
  readonly question: string
  readonly text: string
  readonly link?: { readonly href: string; readonly text: string } | undefined
}

export function usePricingQuestions(list: PriceList): readonly Question[] {
  const { faq, money } = useStrings().pricing
  const localized = useLocalized()
  const { credits, link, discounts, architecture, expiry } = faq
  const about = (words: { question: string; answer: string; link: string }, path: string): Question => ({
    question: words.question,
    text: words.answer,
    link: { href: localized(path), text: words.link },
  })
  const drawing = about(architecture, '/docs/intro/product_arch/')
  if (list.offering === 'management') {
    return [
      about(expiry, '/docs/license/license_use/'),
      { question: discounts.question, text: discounts.management },
      drawing,
    ]
  }
  const online = list.discount ? [discounts.online(list.discount)] : []
  return [
    { question: credits.question, text: credits.answer(list.credits, money[list.currency]('1')) },
    { question: link.question, text: link.answer },
    { question: discounts.question, text: joinSentences([discounts.answer, ...online]) },
    drawing,
  ]
}
