/**
 * News in a bar above all else. `theme/noFlash.ts` hides it before the first paint where it was dismissed or is over, so
 * nothing moves; `client/announcement.ts` remembers that it was dismissed.
 */
import { css } from '@linaria/core'
import { useBrand, useLocalized } from '../../../engine/client/index.ts'
import { attribute } from '../../../theme/client/behaviour.ts'
import { announcementAttributes } from '../../client/behaviour.ts'
import type { SiteBrand } from '../../brand.ts'
import { useStrings } from '../../strings/index.ts'
import { useText } from '../../../theme/words/useText.ts'
import { besideIcon } from '../../../theme/ui/besideIcon.ts'
import { Icon } from '../../../theme/ui/Icon.tsx'

export function Announcement() {
  const { announcement } = useBrand<SiteBrand>()
  const words = useStrings().announcement
  const text = useText()
  const localized = useLocalized()
  if (!announcement) return null
  return (
    <aside className={bar} aria-label={words.label}>
      <a href={localized(announcement.href)}>
        {text(announcement.text)}
        <Icon name="arrow" />
      </a>
      <button type="button" aria-label={words.close} {...attribute(announcementAttributes.close)}>
        <Icon name="close" />
      </button>
    </aside>
  )
}

const bar = css`
  /* The drawer begins below the bar, and the bar on top. */
  display: var(--above-menu, flex);
  align-items: center;
  min-height: 40px;
  padding-inline: 44px;
  background: linear-gradient(100deg, var(--c-band-from), var(--c-band-to));
  color: #fff;
  font-size: var(--t-2);

  :root[${announcementAttributes.closed}] & {
    display: none;
  }
  a {
    ${besideIcon}
    margin-inline: auto;
    padding-block: 6px;
    color: inherit;
    font-weight: 600;
    line-height: 1.4;
    text-wrap: balance;
  }
  a svg {
    transition: transform var(--d-2);
  }
  a:hover {
    color: inherit;
  }
  a:hover svg {
    transform: translateX(6px);
  }
  button {
    display: grid;
    place-items: center;
    width: 32px;
    height: 32px;
    margin-inline: 0 -36px;
    border-radius: 6px;
  }
  button:hover {
    background: rgb(255 255 255 / 18%);
  }
  :focus-visible {
    outline-color: #fff;
  }
  @media (width < 600px) {
    padding-inline-start: var(--s-4);
  }
  @media (scripting: none) {
    button {
      visibility: hidden;
    }
  }
`
