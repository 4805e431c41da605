/**
 * News in a bar above all else. `styles/noFlash.ts` hides it before the first paint where it was dismissed or is over, so
 * nothing moves; `client/announcement.ts` remembers that it was dismissed.
 */
import { css } from '@linaria/core'
import { useBrand, useLocalized } from '../engine/client/index.ts'
import type { ThemeBrand } from './brand.ts'
import { announcementAttributes, attribute } from './client/behaviour.ts'
import { besideIcon } from './ui/besideIcon.ts'
import { Icon } from './ui/Icon.tsx'
import { Phrases } from './ui/Phrases.tsx'
import { useText } from './words/useText.ts'
import { useWords } from './words/useWords.ts'

export function Announcement() {
  const { announcement } = useBrand<ThemeBrand>()
  const words = useWords().announcement
  const text = useText()
  const localized = useLocalized()
  if (!announcement) return null
  const { href } = announcement
  return (
    <aside className={bar} aria-label={words.label}>
      {href === undefined ? (
        <p>
          <Phrases text={text(announcement.text)} />
        </p>
      ) : (
        <a href={localized(href)}>
          <span>
            <Phrases text={text(announcement.text)} />
          </span>
          <Icon name="arrow" />
        </a>
      )}
      <button type="button" aria-label={words.close} {...attribute(announcementAttributes.close)}>
        <Icon name="close" />
      </button>
    </aside>
  )
}

/** For the root: scripts know it by them. */
export const announcementRoot = ({ announcement }: Pick<ThemeBrand, 'announcement'>, isOver: boolean) =>
  announcement && {
    // Without script nothing else tells; with it `styles/noFlash.ts` looks at the day.
    ...(isOver && attribute(announcementAttributes.closed)),
    ...attribute(announcementAttributes.id, announcement.id),
    ...attribute(announcementAttributes.until, announcement.until),
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
  a,
  p {
    margin-inline: auto;
    padding-block: 6px;
    color: inherit;
    font-weight: 600;
    min-width: 0;
    line-height: 1.4;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  a {
    ${besideIcon}
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
    flex: none;
    border-radius: 6px;
  }
  button:hover {
    background: rgb(255 255 255 / 18%);
  }
  :focus-visible {
    outline-color: #fff;
  }
  @media (width < 37.5em) {
    padding-inline-start: var(--s-4);
  }
  @media (scripting: none) {
    button {
      visibility: hidden;
    }
  }
`
