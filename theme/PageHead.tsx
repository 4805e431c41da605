/** Title and lead of a page without a picture. */
import type { ReactNode } from 'react'
import { css } from '@linaria/core'
import type { Locale } from '../engine/types.ts'
import { useOriginal } from './Original.tsx'
import { Lead } from './ui/Lead.tsx'
import { Phrases } from './ui/Phrases.tsx'

type PageHeadProps = {
  title: string
  id?: string | undefined
  lead?: string | undefined
  /** Where the title is in another language than the page: that language. */
  original?: Locale | undefined
  children?: ReactNode
}

export const PageHead = ({ title, id, lead, original, children }: PageHeadProps) => (
  <header className={head}>
    <h1 id={id} {...useOriginal(original)}>
      <Phrases text={title} />
    </h1>
    <Lead text={lead} />
    {children}
  </header>
)

const head = css`
  max-width: var(--w-text);
  padding-block: clamp(2.5rem, 1.5rem + 4vw, 5rem) var(--s-8);

  p {
    margin-top: var(--s-4);
    color: var(--c-muted);
    font-size: var(--t-4);
  }
`
