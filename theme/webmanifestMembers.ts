import type { ThemeBrand } from './brand.ts'
import { iconOf } from './iconOf.ts'

/** For a site on a home screen. */
export const webmanifestMembers = ({ name, theme, favicon }: Pick<ThemeBrand, 'name' | 'theme' | 'favicon'>) => ({
  name,
  short_name: name,
  display: 'browser',
  theme_color: theme.light.primary,
  background_color: '#ffffff',
  // Drawings have every size; that of other pictures is theirs to tell.
  icons: [iconOf(favicon)].map((icon) => (icon.type === 'image/svg+xml' ? { ...icon, sizes: 'any' } : icon)),
})
