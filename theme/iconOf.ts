/** The icon of a site as browsers and its manifest are told of it. */
export type Icon = { readonly src: string; readonly type: string }

export const iconOf = (file = '/favicon.svg'): Icon => ({
  src: file,
  type: iconTypes[file.slice(file.lastIndexOf('.') + 1).toLowerCase()] ?? 'image/x-icon',
})

/** By the ends of their files. */
export const iconTypes: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
}
