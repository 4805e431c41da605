/** Placeholder of text that is loading, in lines. Decoration: what waits says so elsewhere, with `aria-busy`. */
import { css } from '@linaria/core'

export const Skeleton = ({ lines = 3 }: { lines?: number }) => (
  <span className={skeleton} aria-hidden="true">
    {Array.from({ length: lines }, (_, line) => (
      <span key={line} />
    ))}
  </span>
)

const skeleton = css`
  display: grid;
  gap: var(--s-3);

  > span {
    height: 0.9em;
    border-radius: 6px;
    background: linear-gradient(100deg, var(--c-line) 30%, var(--c-sunken) 50%, var(--c-line) 70%) 0 0 / 300% 100%;
    animation: skeleton-shine 1.6s linear infinite;
  }
  > span:last-child:not(:first-child) {
    width: 62%;
  }
  @keyframes skeleton-shine {
    from {
      background-position: 100% 0;
    }
    to {
      background-position: -50% 0;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    > span {
      background: var(--c-line);
    }
  }
`
