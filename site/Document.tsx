/** The document around every page. Titles and descriptions come from the layouts. */
import type { ReactNode } from 'react'
import { css, cx } from '@linaria/core'
import latin from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url'
import { Assets, Fragment, useBrand, useLocale, useRoute, useShared } from '../engine/client/index.ts'
import { announcementMarks, mark, scrollMarks, themeMarks } from './client/behaviour.ts'
import type { SiteBrand } from './brand.ts'
import { currentEntry } from './navigation.ts'
import { sentences } from './sentences.ts'
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
  // Documentation is light until someone chooses.
  const isDocs = key.startsWith('/docs/')
  const active = currentEntry(brand.navigation, key)
  return (
    <html
      lang={lang}
      {...sentences(code)}
      {...(isDocs && { ...mark(themeMarks.theme, 'light'), ...mark(themeMarks.initial, 'light') })}
      {...mark(announcementMarks.id, brand.announcement?.id)}
      {...mark(announcementMarks.until, brand.announcement?.until)}
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
        {brand.analytics && <Fragment name="consent" />}
        {brand.announcement && <Fragment name="announcement" />}
        <Fragment name="navbar" active={active ? [active] : []} className={top} />
        {children}
        <Fragment name="footer" />
        <Fragment name="floats" />
        <Fragment name="search" />
      </body>
    </html>
  )
}

const top = css`
  position: sticky;
  z-index: var(--z-bar);
  top: 0;
  transition: box-shadow var(--d-2);

  [${scrollMarks.scrolled}] & {
    box-shadow: var(--shadow-1);
  }
  @media (width < 1024px) {
    body:has([data-region='docsbar']) & {
      display: none;
    }
  }
`
