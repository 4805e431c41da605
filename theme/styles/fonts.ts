/**
 * The Latin face, from this site, as one file of 27 kB for all weights; Chinese is set in the system's own. Letters that
 * Western European languages do without have files of their own, which are fetched where a page has such letters.
 *
 * `Jakarta Local` is a font of the machine, stretched to the same measures (taken with text at 400 and 650): until the
 * file has come, lines are as long and as high as they will be, so that nothing moves. Android has Roboto alone.
 *
 * Written out, with constants alone: what has to be computed costs the bundler a process of its own, of 100 MiB.
 */
import { css } from '@linaria/core'

/** The characters of the file. */
const all =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'

/** The same without dashes, quotes and dots that Chinese sets as wide as a character. */
const withoutChinese =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-2013,U+2015-2017,U+201A-201B,U+201E-2025,U+2027-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'

/** Letters of the other files: of Central Europe, Turkish, … and what Vietnamese has beside them. */
const central = 'U+0100-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EF3,U+20A0-20C0,U+2C60-2C7F,U+A720-A7FF'
const vietnamese = 'U+0300-0303,U+0309,U+0323,U+1EA0-1EF1,U+1EF4-1EF9'

/** What fonts of the machine are asked for. */
const local = 'U+0000-036F,U+1E00-1EFF,U+2000-206F,U+20A0-20C0,U+2122'
const localWithoutChinese =
  'U+0000-036F,U+1E00-1EFF,U+2000-2013,U+2015-2017,U+201A-201B,U+201E-2025,U+2027-206F,U+20A0-20C0,U+2122'

/** From the root: in a project the theme and the font are packages, and one need not lie below the other. */
const files = '/node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans'
/** The face, and what stands in for it with its measures. */
const web = 'font-weight: 200 800; font-display: swap'
const face = `${web}; src: url("${files}-latin-wght-normal.woff2") format('woff2');`
const regular = `font-weight: 200 550; src: local('Arial'), local('Liberation Sans'), local('Arimo'), local('Helvetica');
  size-adjust: 104.2%; ascent-override: 99.6%; descent-override: 21.3%; line-gap-override: 0%;`
const bold = `font-weight: 551 800;
  src: local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('Arimo Bold');
  size-adjust: 99.6%; ascent-override: 104.2%; descent-override: 22.3%; line-gap-override: 0%;`
const roboto = `font-weight: 200 800; src: local('Roboto');
  size-adjust: 103.2%; ascent-override: 100.6%; descent-override: 21.5%; line-gap-override: 0%;`

export const fonts = css`
  :global() {
    @font-face {
      font-family: 'Jakarta';
      ${face}
      unicode-range: ${all};
    }
    @font-face {
      font-family: 'Jakarta Extended';
      ${web};
      src: url("${files}-vietnamese-wght-normal.woff2") format('woff2');
      unicode-range: ${vietnamese};
    }
    @font-face {
      font-family: 'Jakarta Extended';
      ${web};
      src: url("${files}-latin-ext-wght-normal.woff2") format('woff2');
      unicode-range: ${central};
    }
    @font-face {
      font-family: 'Jakarta Local';
      ${regular}
      unicode-range: ${local};
    }
    @font-face {
      font-family: 'Jakarta Local';
      ${bold}
      unicode-range: ${local};
    }
    @font-face {
      font-family: 'Jakarta Roboto';
      ${roboto}
      unicode-range: ${local};
    }
    @font-face {
      font-family: 'Jakarta Chinese';
      ${face}
      unicode-range: ${withoutChinese};
    }
    @font-face {
      font-family: 'Jakarta Chinese Local';
      ${regular}
      unicode-range: ${localWithoutChinese};
    }
    @font-face {
      font-family: 'Jakarta Chinese Local';
      ${bold}
      unicode-range: ${localWithoutChinese};
    }
    @font-face {
      font-family: 'Jakarta Chinese Roboto';
      ${roboto}
      unicode-range: ${localWithoutChinese};
    }
  }
`
