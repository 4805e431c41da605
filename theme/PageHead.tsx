/** Title and lead of a page without a picture. */
import type { ReactNode } from 'react'
import { css } from '@linaria/core'
import { Lead } from './ui/Lead.tsx'
import { Phrases } from './ui/Phrases.tsx'

type PageHeadProps = { title: string; id?: string | undefined; lead?: string | undefined; children?: ReactNode }

export const PageHead = ({ title, id, lead, children }: PageHeadProps) => (
  <header className={head}>
    <h1 id={id}>
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
