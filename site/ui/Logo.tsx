/** The word mark of the brand, leading home. Drawn for light grounds; on dark ones its ink is turned around. */
import { css, cx } from '@linaria/core'
import { useBrand, useLocalized, useShared } from '../../engine/client/index.ts'
import type { SiteBrand } from '../brand.ts'
import { themeMarks } from '../client/behaviour.ts'
import { useStrings } from '../strings/index.ts'

export function Logo({ className }: { className?: string }) {
  const { name } = useBrand<SiteBrand>()
  const size = useShared<{ width: number; height: number }>('logo')
  const { nav } = useStrings()
  return (
    <a href={useLocalized()('/')} className={cx(logo, className)} aria-label={nav.home(name)}>
      <img src="/logo.svg" alt="" {...size} fetchPriority="low" />
    </a>
  )
}

const logo = css`
  flex: none;
  padding-block: var(--s-2);

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
