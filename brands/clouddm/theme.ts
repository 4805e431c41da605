import { defineTheme } from '../../site/brand.ts'

/** A vault at night: indigo, and the amber of a key for small marks. */
export const theme = defineTheme({
  light: {
    primary: '#4338ca',
    primaryStrong: '#352ba6',
    onPrimary: '#ffffff',
    accent: '#f5a30b',
    tint: '#efeffd',
    tintStrong: '#cfcdf6',
    bandFrom: '#2c248c',
    bandTo: '#5046e0',
    link: '#3f35c0',
    linkStrong: '#2f2796',
    focus: '#4338ca',
  },
  dark: {
    primary: '#a5a2fb',
    primaryStrong: '#c1bffd',
    onPrimary: '#1a1640',
    accent: '#fbbf24',
    tint: '#211e48',
    tintStrong: '#3d3879',
    bandFrom: '#241d73',
    bandTo: '#4038bd',
    link: '#b0adfb',
    linkStrong: '#cecdfd',
    focus: '#b0adfb',
  },
})
