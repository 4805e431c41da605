/**
 * Below which the site lies on its host, for scripts that make an address by themselves: `/docs`, or empty. Markup of a page
 * needs it nowhere: the engine puts it before every address there.
 */
export const basePath = (): string =>
  typeof document === 'undefined' ? '' : (document.documentElement.dataset['base'] ?? '')
