import { defineTheme } from '../../site/brand.ts'

/** Blades of grass: deep green, lime for small marks. */
export const theme = defineTheme({
  light: {
    primary: '#067a57',
    primaryStrong: '#045f44',
    onPrimary: '#ffffff',
    accent: '#8bc53f',
    tint: '#e7f6ef',
    tintStrong: '#b6e2d0',
    bandFrom: '#034f3b',
    bandTo: '#0a7d5b',
    link: '#057051',
    linkStrong: '#035540',
    focus: '#067a57',
  },
  dark: {
    primary: '#3fcb9c',
    primaryStrong: '#72dcb8',
    onPrimary: '#03291d',
    accent: '#a8dc5c',
    tint: '#0c2e24',
    tintStrong: '#1c5240',
    bandFrom: '#03412f',
    bandTo: '#076a4d',
    link: '#56d5ab',
    linkStrong: '#8ae5c7',
    focus: '#56d5ab',
  },
})
