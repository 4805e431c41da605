/** Covers of posts: a ground in the brand's colours, and on it what the post is about. */
import { css } from '@linaria/core'

/** The list's first post, which has room, sets them to the full colours. */
export const drawn = css`
  --cover-from: var(--c-tint);
  --cover-to: var(--c-tint-strong);
  --cover-shape: color-mix(in srgb, var(--c-primary) 9%, transparent);

  position: relative;
  display: grid;
  padding: var(--s-4) var(--s-6);
  align-items: end;
  overflow: hidden;
  background:
    radial-gradient(circle at 88% 12%, var(--cover-shape) 0 18%, transparent 18.4%),
    radial-gradient(circle at 88% 12%, var(--cover-shape) 0 34%, transparent 34.4%),
    radial-gradient(circle at 88% 12%, var(--cover-shape) 0 54%, transparent 54.4%),
    linear-gradient(120deg, var(--cover-from), var(--cover-to));
  color: var(--cover-ink, var(--c-link));

  /* Neighbours differ. */
  :nth-child(3n + 2) > & {
    background:
      radial-gradient(circle at 92% 112%, var(--cover-shape) 0 30%, transparent 30.4%),
      radial-gradient(circle at 92% 112%, var(--cover-shape) 0 56%, transparent 56.4%),
      linear-gradient(200deg, var(--cover-from), var(--cover-to));
  }
  :nth-child(3n) > & {
    background:
      repeating-linear-gradient(115deg, var(--cover-shape) 0 2px, transparent 2px 26px),
      linear-gradient(60deg, var(--cover-to), var(--cover-from));
  }
  > span {
    position: relative;
    font-size: var(--t-4);
    font-weight: 700;
    line-height: 1.2;
  }
`
