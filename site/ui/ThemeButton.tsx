/** Cycles light, dark, system. `client/theme.ts` does the work; the icon follows the stored choice by CSS. */
import { css } from '@linaria/core'
import { useStrings } from '../strings/index.ts'
import { Icon } from './Icon.tsx'
import { tool } from './tool.ts'

export function ThemeButton() {
  const { theme } = useStrings()
  return (
    <button
      type="button"
      className={`${tool} ${button}`}
      aria-label={theme.label}
      data-theme-button=""
      data-light={theme.light}
      data-dark={theme.dark}
      data-system={theme.system}
    >
      <Icon name="system" />
      <Icon name="sun" />
      <Icon name="moon" />
    </button>
  )
}

const button = css`
  svg:nth-child(n + 2) {
    display: none;
  }
  [data-theme] & svg:first-child {
    display: none;
  }
  [data-theme='light'] & svg:nth-child(2),
  [data-theme='dark'] & svg:nth-child(3) {
    display: block;
  }
  @media (scripting: none) {
    display: none;
  }
`
