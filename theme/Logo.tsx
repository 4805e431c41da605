/** The wordmark of the brand, or its picture with the name, leading home. */
import { css, cx } from '@linaria/core'
import { useBrand, useLocalized, useSite } from '../engine/client/index.ts'
import { logoSize } from '../plugins/brandLogo/shared.ts'
import type { BrandLogo, ThemeBrand } from './brand.ts'
import { themeAttributes } from './client/behaviour.ts'
import { useWords } from './words/useWords.ts'

export function Logo({ className }: { className?: string }) {
  const { name, logo } = useBrand<ThemeBrand>()
  const size = logoSize.read(useSite())
  const { nav } = useWords()
  const { light, dark, title = !light } = picturesOf(logo)
  const isInverted = dark === 'inverted'
  const image = (src: string) => <img src={src} alt="" {...size} fetchPriority="low" />
  return (
    <a
      href={useLocalized()('/')}
      className={cx(mark, isInverted ? inverted : dark && pair, light && title && named, className)}
      aria-label={nav.home(name)}
    >
      {light && image(light)}
      {dark && !isInverted && image(dark)}
      {title && <strong>{name}</strong>}
    </a>
  )
}

const picturesOf = (logo: ThemeBrand['logo']): Partial<BrandLogo> =>
  typeof logo === 'object' ? logo : logo === undefined ? {} : { light: logo }

/* Where it stands it may be a block. */
const named = css`
  && {
    display: flex;
    align-items: center;
    gap: var(--s-3);
  }

  img {
    flex: none;
  }
  strong {
    font-size: var(--t-4);
  }
  &:hover {
    text-decoration: none;
  }
`

/* What does not fit is cut: the buttons beside it are not to be pushed out. */
const mark = css`
  min-width: 0;
  padding-block: var(--s-2);

  strong {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: var(--c-heading);
    font-size: var(--t-5);
    font-weight: 800;
    letter-spacing: -0.02em;
  }
  img {
    width: auto;
    height: 30px;
    object-fit: contain;
    object-position: 0;
  }
`

/* Ink on a light ground, turned around on a dark one. */
const inverted = css`
  :root[${themeAttributes.theme}='dark'] & img {
    filter: invert(1) hue-rotate(180deg);
  }
  @media (prefers-color-scheme: dark) {
    :root:not([${themeAttributes.theme}='light']) & img {
      filter: invert(1) hue-rotate(180deg);
    }
  }
`

/* A picture for light grounds, and one for dark ones. */
const pair = css`
  img + img {
    display: none;
  }
  :root[${themeAttributes.theme}='dark'] & img {
    display: none;
  }
  :root[${themeAttributes.theme}='dark'] & img + img {
    display: block;
  }
  @media (prefers-color-scheme: dark) {
    :root:not([${themeAttributes.theme}='light']) & img {
      display: none;
    }
    :root:not([${themeAttributes.theme}='light']) & img + img {
      display: block;
    }
  }
`
