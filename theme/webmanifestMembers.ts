import type { ThemeBrand } from './brand.ts'

/** For a site on a home screen. */
export const webmanifestMembers = ({ name, theme }: Pick<ThemeBrand, 'name' | 'theme'>) => ({
  name,
  short_name: name,
  display: 'browser',
  theme_color: theme.light.primary,
  background_color: '#ffffff',
  icons: [{ src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' }],
})
