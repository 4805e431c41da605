/** The document around every page. Titles and descriptions come from the layouts. */
import type { ReactNode } from 'react'
import { css, cx } from '@linaria/core'
import { Assets, Fragment, HeadTag, useBrand, useLocale, useRoute, useShared, useSite } from '../engine/client/index.ts'
import { analyticsScript } from '../plugins/analytics/shared.ts'
import { hasWebmanifest } from '../plugins/namedFiles/shared.ts'
import { announcementOver, themeStylesheet } from '../plugins/theme/shared.ts'
import { announcementRoot } from './Announcement.tsx'
import type { ThemeBrand } from './brand.ts'
import { attribute, scrollAttributes, themeAttributes } from './client/behaviour.ts'
import { iconOf } from './iconOf.ts'
import { currentEntry } from './navigation.ts'
import { sentences } from './sentences.ts'
import { fadingEdge } from './styles/fadingEdge.ts'
import { fonts } from './styles/fonts.ts'
import { latinFont } from './styles/latinFont.ts'
import { globals } from './styles/global.ts'
import { announcementClosed, fixedModeScript, noFlashScript } from './styles/noFlash.ts'
import { useNavigation } from './useNavigation.ts'
import { useWords } from './words/useWords.ts'

export type DocumentProps = {
  children: ReactNode
  /** Attributes of the root, for scripts. */
  root?: Readonly<Record<`data-${string}`, string | undefined>> | undefined
  /** Runs before the first paint; see `styles/noFlash.ts`. */
  noFlash?: string | undefined
  /** Above the bar, and after the footer. */
  above?: ReactNode
  below?: ReactNode
  /** Of the body: global styles. */
  className?: string | undefined
  /** What the engine says in place of something that failed. */
  words?: ReturnType<typeof useWords>['engine'] | undefined
}

export function Document({ children, root, noFlash, above, below, className, words }: DocumentProps) {
  const { favicon, head = [], announcement, colourMode } = useBrand<ThemeBrand>()
  const icon = iconOf(favicon)
  const scriptOf = typeof colourMode === 'object' ? fixedModeScript : noFlashScript
  const early = noFlash ?? scriptOf(...(announcement ? [announcementClosed] : []))
  const { lang, dir } = useLocale()
  const { key } = useRoute()
  const { code, engine, skipToContent } = useWords()
  const theme = useShared(themeStylesheet)
  const isOver = useShared(announcementOver)
  const site = useSite()
  const analytics = analyticsScript.read(site)
  const isApp = hasWebmanifest.read(site)
  const active = currentEntry(useNavigation(), key)
  return (
    <html
      lang={lang}
      dir={dir === 'rtl' ? dir : undefined}
      {...sentences(code)}
      {...modeRoot(colourMode)}
      {...announcementRoot({ announcement }, isOver)}
      {...root}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href={icon.src} type={icon.type} />
        {isApp && <link rel="manifest" href="/site.webmanifest" />}
        {head.map((tag, index) => (
          <HeadTag key={index} {...tag} />
        ))}
        {early && <script dangerouslySetInnerHTML={{ __html: early }} />}
        <link rel="preload" href={latinFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="stylesheet" href={theme} />
        <Assets words={words ?? engine} />
        {analytics && <script src={analytics} defer />}
      </head>
      <body className={cx(globals, fadingEdge, fonts, className)}>
        <a className="skip" href="#main">
          {skipToContent}
        </a>
        {above}
        {announcement && <Fragment name="announcement" />}
        <Fragment name="navbar" active={active ? [active] : []} className={top} />
        {children}
        <Fragment name="footer" />
        {below}
        <Fragment name="search" />
      </body>
    </html>
  )
}

function modeRoot(colourMode: ThemeBrand['colourMode']) {
  if (colourMode === undefined) return undefined
  const mode = typeof colourMode === 'object' ? colourMode.only : colourMode
  return {
    ...attribute(themeAttributes.theme, mode),
    ...attribute(themeAttributes.initial, mode),
    ...(typeof colourMode === 'object' && attribute(themeAttributes.fixed)),
  }
}

const top = css`
  position: sticky;
  z-index: var(--z-bar);
  top: 0;
  transition: box-shadow var(--d-2);

  [${scrollAttributes.scrolled}] & {
    box-shadow: var(--shadow-1);
  }
  @media (width < 64em) {
    &:has(~ [data-region='docsbar']) {
      display: none;
    }
  }
`
