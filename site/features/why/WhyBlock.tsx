/** The comparison as a section of the home page. */
import { css } from '@linaria/core'
import { useLocalized } from '../../../engine/client/index.ts'
import { useStrings } from '../../strings/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Section } from '../../ui/Section.tsx'
import { useProductOf } from '../../ui/useProductOf.ts'
import { Comparison } from './Comparison.tsx'

export function WhyBlock() {
  const { why } = useStrings()
  const own = useProductOf('replication')
  return (
    <Section id="why" title={why.title(own)} className={block}>
      <Comparison own={own} heading="h3" />
      <a href={useLocalized()('/why/')}>
        {why.more}
        <Icon name="arrow" />
      </a>
    </Section>
  )
}

const block = css`
  > div > a {
    display: inline-flex;
    align-items: center;
    gap: var(--s-2);
    min-height: 24px;
    margin-top: var(--s-6);
    font-weight: 600;
  }
`
