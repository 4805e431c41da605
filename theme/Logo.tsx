/** The word mark of the brand, leading home. Drawn for light grounds; on dark ones its ink is turned around. */
import { css, cx } from '@linaria/core'
import { useBrand, useLocalized, useSite } from '../engine/client/index.ts'
import { logoSize } from '../plugins/brandLogo/shared.ts'
import type { ThemeBrand } from './brand.ts'
import { themeMarks } from './client/behaviour.ts'
import { useWords } from './words/useWords.ts'

export function Logo({ className }: { className?: string }) {
  const { name, logo } = useBrand<ThemeBrand>()
  const size = logoSize.read(useSite())
  const { nav } = useWords()
  return (
    <a href={useLocalized()('/')} className={cx(mark, className)} aria-label={nav.home(name)}>
      {logo ? <img src={logo} alt="" {...size} fetchPriority="low" /> : <strong>{name}</strong>}
    </a>
  )
}

const mark = css`
  flex: none;
  padding-block: var(--s-2);

  strong {
    color: var(--c-heading);
    font-size: var(--t-5);
    font-weight: 800;
    letter-spacing: -0.02em;
  }
  img {
    width: auto;
    height: 30px;
  }
  :root[${themeMarks.theme}='dark'] & img {
    filter: invert(1) hue-rotate(180deg);
  }
  @media (prefers-color-scheme: dark) {
    :root:not([${themeMarks.theme}='light']) & img {
      filter: invert(1) hue-rotate(180deg);
    }
  }
`
