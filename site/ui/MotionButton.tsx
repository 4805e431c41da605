/** Stops everything on the page that moves by itself, and starts it again. `client/motion.ts` does the work. */
import { css, cx } from '@linaria/core'
import { attribute } from '../../theme/client/behaviour.ts'
import { motionAttributes } from '../client/behaviour.ts'
import { sentences } from '../../theme/sentences.ts'
import { useStrings } from '../strings/index.ts'
import { Icon } from '../../theme/ui/Icon.tsx'
import { iconButton } from '../../theme/ui/iconButton.ts'

/**
 * In the corner of what moves, its positioned parent: seen under the pointer, with the focus, where fingers point, and while
 * all is paused.
 */
export function MotionButton({ corner = 'bottom' }: { corner?: keyof typeof corners }) {
  const { motion } = useStrings()
  return (
    <button
      type="button"
      className={cx(iconButton, button, corners[corner])}
      aria-label={motion.pause}
      {...attribute(motionAttributes.button)}
      {...sentences({ pause: motion.pause, play: motion.play })}
    >
      <Icon name="pause" />
      <Icon name="play" />
    </button>
  )
}

const button = css`
  position: absolute;
  inset-inline-end: var(--s-2);
  color: var(--c-muted);
  opacity: 0;
  transition: opacity var(--d-1);

  :hover > &,
  &:focus-visible,
  :root[${motionAttributes.motion}='paused'] & {
    opacity: 1;
  }
  @media (hover: none) {
    opacity: 1;
  }
  :root:not([${motionAttributes.motion}='paused']) & svg:last-child,
  :root[${motionAttributes.motion}='paused'] & svg:first-child {
    display: none;
  }
  @media (scripting: none), (prefers-reduced-motion: reduce) {
    :root & {
      display: none;
    }
  }
`

const top = css`
  top: 0;
`

const bottom = css`
  bottom: 0;
`

const corners = { top, bottom }
