/** The comparison as a section of the home page. */
import { useLocalized } from '../../../engine/client/index.ts'
import { useStrings } from '../../strings/index.ts'
import { MoreLink } from '../../ui/MoreLink.tsx'
import { Section } from '../../ui/Section.tsx'
import { useProductName } from '../../ui/useProductName.ts'
import { Comparison } from './Comparison.tsx'

export function WhyBlock() {
  const { why } = useStrings()
  const own = useProductName('replication')
  return (
    <Section id="why" title={why.title(own)}>
      <Comparison own={own} heading="h3" />
      <MoreLink href={useLocalized()('/why/')}>{why.more}</MoreLink>
    </Section>
  )
}
