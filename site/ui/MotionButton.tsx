/** Stops everything on the page that moves by itself, and starts it again. `client/motion.ts` does the work. */
import { css, cx } from '@linaria/core'
import { mark, motionMarks } from '../client/behaviour.ts'
import { sentences } from '../sentences.ts'
import { useStrings } from '../strings/index.ts'
import { Icon } from './Icon.tsx'
import { iconButton } from './iconButton.ts'

/** `corner`: in the lower right corner of a positioned parent. */
export function MotionButton({ corner }: { corner?: true }) {
  const { motion } = useStrings()
  return (
    <button
      type="button"
      className={cx(iconButton, button, corner && inCorner)}
      aria-label={motion.pause}
      {...mark(motionMarks.button)}
      {...sentences({ pause: motion.pause, play: motion.play })}
    >
      <Icon name="pause" />
      <Icon name="play" />
    </button>
  )
}

const button = css`
  color: var(--c-muted);

  :root:not([${motionMarks.motion}='paused']) & svg:last-child,
  :root[${motionMarks.motion}='paused'] & svg:first-child {
    display: none;
  }
  @media (scripting: none), (prefers-reduced-motion: reduce) {
    :root & {
      display: none;
    }
  }
`

const inCorner = css`
  position: absolute;
  right: max(var(--edge), (100% - var(--w-page)) / 2);
  bottom: var(--s-2);
`
