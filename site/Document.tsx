/** The theme's document, with what this site shows on every page. */
import type { ReactNode } from 'react'
import { css } from '@linaria/core'
import { Fragment, useBrand, useRoute } from '../engine/client/index.ts'
import { attribute, themeAttributes } from '../theme/client/behaviour.ts'
import { Document as ThemeDocument } from '../theme/Document.tsx'
import { motionAttributes } from './client/behaviour.ts'
import type { SiteBrand } from './brand.ts'
import { noFlash } from './noFlash.ts'
import { useStrings } from './strings/index.ts'

export function Document({ children }: { children: ReactNode }) {
  const { analytics } = useBrand<SiteBrand>()
  const { engine } = useStrings()
  // Documentation is light until someone chooses.
  const isDocs = useRoute().key.startsWith('/docs/')
  return (
    <ThemeDocument
      root={{
        ...(isDocs && { ...attribute(themeAttributes.theme, 'light'), ...attribute(themeAttributes.initial, 'light') }),
      }}
      noFlash={noFlash}
      className={pauses}
      words={engine}
      above={analytics && <Fragment name="consent" />}
      below={<Fragment name="floats" />}
    >
      {children}
    </ThemeDocument>
  )
}

const pauses = css`
  :global() {
    /* For those who pressed the pause button, and where nobody sees it. */
    [${motionAttributes.motion}='paused'] main :is(*, ::before, ::after),
    [${motionAttributes.away}],
    [${motionAttributes.away}] * {
      animation-play-state: paused !important;
    }
  }
`
