/** The word mark of the brand, leading home. Drawn for light grounds; on dark ones its ink is turned around. */
import { css } from '@linaria/core'
import { useBrand, useLocalized } from '../../engine/client/index.ts'
import type { SiteBrand } from '../brand.ts'
import { useStrings } from '../strings/index.ts'

export function Logo() {
  const { name, logo } = useBrand<SiteBrand>()
  const { nav } = useStrings()
  return (
    <a href={useLocalized()('/')} className={mark} aria-label={nav.home(name)} data-logo="">
      <img src="/logo.svg" alt="" {...logo} fetchPriority="low" />
    </a>
  )
}

const mark = css`
  flex: none;
  padding-block: var(--s-2);

  img {
    width: auto;
    height: 30px;
  }
  :root[data-theme='dark'] & img {
    filter: invert(1) hue-rotate(180deg);
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) & img {
      filter: invert(1) hue-rotate(180deg);
    }
  }
`
