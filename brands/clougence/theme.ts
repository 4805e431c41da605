import { defineTheme } from '../../site/brand.ts'

/** Open water: one clear blue, cyan for small marks. */
export const theme = defineTheme({
  light: {
    primary: '#0067a8',
    primaryStrong: '#005288',
    onPrimary: '#ffffff',
    accent: '#12b5d8',
    tint: '#eaf5fc',
    tintStrong: '#bfdff3',
    bandFrom: '#004b85',
    bandTo: '#0074b0',
    link: '#0063a3',
    linkStrong: '#004a7c',
    focus: '#0067a8',
  },
  dark: {
    primary: '#55b4ee',
    primaryStrong: '#82c9f5',
    onPrimary: '#04233a',
    accent: '#2fd0ee',
    tint: '#0e2a3d',
    tintStrong: '#1f4b69',
    bandFrom: '#003d6b',
    bandTo: '#00649a',
    link: '#6cc0f2',
    linkStrong: '#9ad4f8',
    focus: '#6cc0f2',
  },
})
