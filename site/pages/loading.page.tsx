/** `/loading/`: where another service sends a visitor back to. What happens meanwhile is the account's business. */
import { css, cx } from '@linaria/core'
import { useLocalized } from '../../engine/client/index.ts'
import { useStrings } from '../strings/index.ts'
import { Seo } from '../ui/Seo.tsx'
import { wrap } from '../ui/wrap.ts'

export default function Loading() {
  const { loading } = useStrings()
  const localized = useLocalized()
  return (
    <main id="main" tabIndex={-1} className={cx(wrap, page)}>
      <Seo title={loading.title} description={loading.text} />
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="20" />
        <path d="M24 4a20 20 0 0 1 20 20" />
      </svg>
      <h1>{loading.title}</h1>
      <output>{loading.text}</output>
      <p>
        {loading.slow} <a href={localized('/login/')}>{loading.logIn}</a>
      </p>
    </main>
  )
}

const page = css`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: var(--s-3);
  min-height: 60dvh;
  padding-block: var(--s-24);
  text-align: center;

  svg {
    width: 48px;
    height: 48px;
    margin-bottom: var(--s-4);
    fill: none;
    stroke: var(--c-tint-strong);
    stroke-width: 4;
    stroke-linecap: round;
    animation: turn 0.9s linear infinite;
  }
  path {
    stroke: var(--c-primary);
  }
  h1 {
    font-size: var(--t-6);
  }
  output,
  p {
    color: var(--c-muted);
  }
  p a {
    display: inline-block;
    min-height: 24px;
    font-weight: 600;
  }
  @keyframes turn {
    to {
      transform: rotate(1turn);
    }
  }
`
