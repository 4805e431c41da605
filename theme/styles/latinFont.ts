/** Address of the Latin face, for pages to ask for it early. */
export { default as latinFont } from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url'
