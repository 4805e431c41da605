/** The document around every page. Titles and descriptions come from the layouts. */
import type { ReactNode } from 'react'
import { css, cx } from '@linaria/core'
import latin from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url'
import { Assets, Fragment, useBrand, useLocale, useRoute, useShared } from '../engine/client/index.ts'
import type { SiteBrand } from './brand.ts'
import { currentEntry } from './navigation.ts'
import { useStrings } from './strings/index.ts'
import { fonts } from './theme/fonts.ts'
import { fadingEdge } from './theme/fadingEdge.ts'
import { globals } from './theme/global.ts'
import { noFlashScript } from './theme/noFlash.ts'

export function Document({ children }: { children: ReactNode }) {
  const brand = useBrand<SiteBrand>()
  const { lang } = useLocale()
  const { key } = useRoute()
  const { code, engine, skipToContent } = useStrings()
  const theme = useShared<string>('theme')
  const active = currentEntry(brand.navigation, key)
  return (
    <html
      lang={lang}
      data-copy={code.copy}
      data-copied={code.copied}
      data-brand={brand.id}
      data-announcement={brand.announcement?.id}
      data-until={brand.announcement?.until}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/site.webmanifest" />
        <script dangerouslySetInnerHTML={{ __html: noFlashScript }} />
        <link rel="preload" href={latin} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="stylesheet" href={theme} />
        <Assets words={engine} />
      </head>
      <body className={cx(globals, fadingEdge, fonts)}>
        <a className="skip" href="#main">
          {skipToContent}
        </a>
        {brand.announcement && <Fragment name="announcement" />}
        <Fragment name="navbar" marks={active ? [active] : []} className={top} />
        {children}
        <Fragment name="footer" />
        <Fragment name="floats" />
        <Fragment name="search" />
        {brand.analytics && <Fragment name="consent" />}
      </body>
    </html>
  )
}

const top = css`
  position: sticky;
  z-index: var(--z-bar);
  top: 0;
  transition: box-shadow var(--d-2);

  [data-scrolled] & {
    box-shadow: var(--shadow-1);
  }
  @media (width < 1024px) {
    body:has([data-region='docsbar']) & {
      display: none;
    }
  }
`
