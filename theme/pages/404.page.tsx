/** Shown for addresses that have no page. */
import type { ReactNode } from 'react'
import { css, cx } from '@linaria/core'
import { useLocalized } from '../../engine/client/index.ts'
import { useWords } from '../words/useWords.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { ground } from '../ui/Hero.styles.ts'
import { Seo } from '../Seo.tsx'

/** `more`: other ways on. */
export default function NotFound({ more }: { more?: ReactNode }) {
  const { notFound } = useWords()
  const localized = useLocalized()
  return (
    <main id="main" tabIndex={-1} className={cx(ground, page)}>
      <Seo title={notFound.title} description={notFound.text} />
      <p aria-hidden="true">404</p>
      <h1>{notFound.title}</h1>
      <p>{notFound.text}</p>
      <div>
        <ButtonLink href={localized('/')}>{notFound.home}</ButtonLink>
        {more}
      </div>
    </main>
  )
}

const page = css`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: var(--s-4);
  padding: var(--s-24) var(--edge);

  /* The light falls on the middle, where the words are. */
  && {
    background: radial-gradient(50% 80% at 50% 25%, var(--c-tint), transparent 75%);
  }
  &&::before {
    mask-image: radial-gradient(50% 80% at 50% 25%, #000, transparent 75%);
  }
  text-align: center;

  > [aria-hidden] {
    background: linear-gradient(120deg, var(--c-primary), var(--c-tint-strong));
    background-clip: text;
    color: transparent;
    font: 800 clamp(6rem, 4rem + 12vw, 13rem) / 1 var(--font);
    letter-spacing: -0.05em;
  }
  > p {
    color: var(--c-muted);
    font-size: var(--t-4);
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--s-3);
    margin-top: var(--s-4);
  }
`
