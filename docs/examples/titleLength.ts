/** Warns of titles that search results cut off. */
// #region plugin
import type { Plugin } from 'site-engine'

export const titleLength = ({ most = 60 }: { readonly most?: number } = {}): Plugin => ({
  name: 'title-length',
  checkPage: ({ page: { title, path, source, noindex } }) =>
    noindex || title.length <= most
      ? []
      : [
          {
            code: 'title-long',
            severity: 'warning',
            message: `The title of ${path} has ${title.length} characters, more than ${most}`,
            ...(source && { place: { file: source, line: 1 } }),
            hint: 'Put what matters first, and leave out the rest.',
          },
        ],
})
// #endregion
