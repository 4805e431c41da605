/**
 * The names components may read with `var(--…)`. Nothing else is a token.
 *
 * Colours are filled per brand, light and dark, by `brandCss.ts`. Everything else has one value for all brands and
 * stands here. Styles write `var(--name)` literally: an interpolated import would cost build time per file.
 */

/** Colour names and what they are for. `brandCss` does not compile when one has no value. */
export const colours = {
  '--c-primary': 'buttons, marks, large shapes; at least 4.5:1 with --c-on-primary',
  '--c-primary-strong': 'the same under the pointer',
  '--c-on-primary': 'text on primary',
  '--c-accent': 'second colour of the brand, for art and small marks, never for text',
  '--c-tint': 'pale brand colour: active entries, bands',
  '--c-tint-strong': 'its borders, and tint under the pointer',
  '--c-band-from': 'call to action, gradient start; white text stands on it',
  '--c-band-to': 'call to action, gradient end',
  '--c-bg': 'page',
  '--c-sunken': 'bands, footer, insets',
  '--c-surface': 'cards, menus, dialogs',
  '--c-glass': 'navbar over content',
  '--c-veil': 'behind dialogs and drawers',
  '--c-line': 'hairlines; decoration only',
  '--c-line-strong': 'edges of controls; at least 3:1 with page',
  '--c-muted': 'secondary text; at least 4.5:1 with page and sunken',
  '--c-text': 'body text',
  '--c-heading': 'headings',
  '--c-link': 'links; at least 4.5:1 with page, sunken and tint',
  '--c-link-strong': 'links under the pointer',
  '--c-focus': 'focus ring; at least 3:1 with every ground',
  '--c-mark': 'highlighted words and lines',
  '--c-code-bg': 'code, inline and blocks',
  '--c-code-text': 'code without a token class',
  '--c-code-keyword': 'token',
  '--c-code-string': 'token',
  '--c-code-constant': 'token: numbers, literals',
  '--c-code-function': 'token',
  '--c-code-parameter': 'token',
  '--c-code-comment': 'token',
  '--c-code-punctuation': 'token',
  '--c-note': 'edge and title of a callout: note, info',
  '--c-note-bg': 'its ground',
  '--c-good': 'success, tip, added lines',
  '--c-good-bg': 'its ground',
  '--c-warn': 'warning, caution',
  '--c-warn-bg': 'its ground',
  '--c-bad': 'danger, errors, deleted lines',
  '--c-bad-bg': 'its ground',
  '--c-important': 'callout: important',
  '--c-important-bg': 'its ground',
  '--shadow-1': 'resting cards, the scrolled navbar',
  '--shadow-2': 'menus, dialogs, raised cards',
} as const

export type Colour = keyof typeof colours

const chinese =
  '"PingFang SC","Hiragino Sans GB","Microsoft YaHei","Noto Sans CJK SC","Noto Sans SC","Source Han Sans SC"'

/** The same for all brands, both colour modes; a project of the theme may set its own. */
export const constants = {
  /** Type, fluid between 360 and 1280 px: 1 notes, 2 small, 3 body, 4 lead, 5 card title, 6 h2, 7 page title, 8 hero. */
  '--t-1': '.75rem',
  '--t-2': '.875rem',
  '--t-3': '1rem',
  '--t-4': 'clamp(1.0625rem, 1.01rem + .22vw, 1.1875rem)',
  '--t-5': 'clamp(1.1875rem, 1.12rem + .3vw, 1.375rem)',
  '--t-6': 'clamp(1.5rem, 1.3rem + .85vw, 2rem)',
  '--t-7': 'clamp(1.875rem, 1.48rem + 1.75vw, 2.875rem)',
  '--t-8': 'clamp(2.25rem, 1.52rem + 3.25vw, 4rem)',

  /**
   * `fonts.ts` has the Latin faces; Chinese pages take the second list. A Chinese font has letters of other scripts as well,
   * and not all of them: it comes behind those that are made for letters.
   */
  '--font': `"Jakarta","Jakarta Extended","Jakarta Local","Jakarta Roboto",system-ui,${chinese},sans-serif`,
  '--font-zh': `"Jakarta Chinese","Jakarta Extended","Jakarta Chinese Local","Jakarta Chinese Roboto",${chinese},system-ui,sans-serif`,
  '--font-code':
    'ui-monospace,"SF Mono",SFMono-Regular,"Cascadia Mono",Menlo,Consolas,"Liberation Mono","DejaVu Sans Mono","Noto Sans Mono","Roboto Mono","Droid Sans Mono","PingFang SC","Microsoft YaHei","Noto Sans Mono CJK SC",monospace',

  /** Space in steps of 4 px: `--s-4` is 16 px. */
  '--s-1': '.25rem',
  '--s-2': '.5rem',
  '--s-3': '.75rem',
  '--s-4': '1rem',
  '--s-5': '1.25rem',
  '--s-6': '1.5rem',
  '--s-8': '2rem',
  '--s-10': '2.5rem',
  '--s-12': '3rem',
  '--s-16': '4rem',
  '--s-24': '6rem',
  /** Page edge, and the distance between the sections of a page. */
  '--edge': 'clamp(1rem, .2rem + 3.4vw, 3rem)',
  '--rhythm': 'clamp(2.5rem, 2.1rem + 1.9vw, 3.75rem)',

  /** Controls; cards; panels. A chip is `99px`. */
  '--r-1': '8px',
  '--r-2': '14px',
  '--r-3': '24px',

  /** Height of what is pressed, at least; 40 px for fingers. */
  '--tap': '28px',

  '--w-page': '80rem',
  '--w-text': '46rem',
  /** Not a unit in each rule, so that a picture of a whole page can be taken without its parts growing with it. */
  '--window': '100dvh',
  /** Width of what stands in the navbar; wider on pages with a sidebar. */
  '--w-bar': 'var(--w-page)',
  '--nav': '70px',
  /** Height of the bar that stays on top: 70 px, and 56 px below the docs bar's breakpoint. */
  '--bar': 'var(--nav)',

  /** Hover; menus and drawers; entrances. */
  '--d-1': '.12s',
  '--d-2': '.2s',
  '--d-3': '.8s',
  '--ease': 'cubic-bezier(.2,0,0,1)',
  '--ease-out': 'cubic-bezier(.16,1,.3,1)',

  '--z-bar': '100',
  '--z-float': '200',
  '--z-progress': '400',
} as const

export type Constants = { readonly [Name in keyof typeof constants]?: string }
