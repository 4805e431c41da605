/** Rules for icons that point along the line: in languages from right to left they point the other way. */
import { icons } from './icons.ts'

export const mirroredIcons = `
  [dir='rtl'] path:is([d='${icons.arrow}'], [d='${icons.back}'], [d='${icons.chevron}'], [d='${icons.outside}']) {
    transform-origin: 12px 12px;
    scale: -1 1;
  }
`
