import type { Body } from '../../engine/types.ts'

/** A body of nothing but HTML. */
export const bodyOf = (html: string): Body => ({
  html,
  excerpt: undefined,
  code: undefined,
  headings: [],
  anchors: [],
  links: [],
  sections: [],
  diagnostics: [],
})
