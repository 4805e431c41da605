/**
 * Cycles light, dark, system; there is none where a site is always light or always dark. `client/theme.ts` does the work, and takes the button's name from the tooltip; icon and
 * tooltip follow the stored choice by CSS.
 */
import { css } from '@linaria/core'
import { useBrand } from '../engine/client/index.ts'
import type { ThemeBrand } from './brand.ts'
import { attribute, themeAttributes } from './client/behaviour.ts'
import { colourModes } from './client/colourMode.ts'
import { useWords } from './words/useWords.ts'
import { Icon } from './ui/Icon.tsx'
import { Tooltip } from './ui/Tooltip.tsx'
import { iconButton } from './ui/iconButton.ts'

export function ThemeButton() {
  const { theme } = useWords()
  const { colourMode } = useBrand<ThemeBrand>()
  if (typeof colourMode === 'object') return null
  return (
    <Tooltip
      className={frame}
      align="end"
      text={
        <>
          {colourModes.map((mode) => (
            <span key={mode}>{theme[mode]}</span>
          ))}
        </>
      }
    >
      <button type="button" className={iconButton} aria-label={theme.label} {...attribute(themeAttributes.button)}>
        <Icon name="system" />
        <Icon name="sun" />
        <Icon name="moon" />
      </button>
    </Tooltip>
  )
}

/** Of three icons, and of three words, the one of the mode. */
const frame = css`
  :is(svg, [role='tooltip'] > span):nth-child(n + 2) {
    display: none;
  }
  :root[${themeAttributes.theme}] & :is(svg, [role='tooltip'] > span):first-child {
    display: none;
  }
  :root[${themeAttributes.theme}='light'] & :is(svg, [role='tooltip'] > span):nth-child(2),
  :root[${themeAttributes.theme}='dark'] & :is(svg, [role='tooltip'] > span):nth-child(3) {
    display: block;
  }
  @media (scripting: none) {
    display: none;
  }
`
