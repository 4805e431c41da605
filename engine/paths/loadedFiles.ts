/** Names of sources that are not on disk. No file of a project is called so: globs of plugins begin with its folders. */

/** `news`, `en/a.md` -> `load:news/en/a.md` */
export const loadedFile = (plugin: string, file: string): string => `load:${plugin}/${file}`

/** The plugin, and the name it gave; undefined for files of the disk. */
export function loadedName(file: string): { readonly plugin: string; readonly name: string } | undefined {
  // Of nearly all files, that are asked for again and again, no expression has to say so.
  if (!file.startsWith('load:')) return undefined
  const [, plugin, name] = /^load:([^/]+)\/(.+)$/s.exec(file) ?? []
  return plugin === undefined || name === undefined ? undefined : { plugin, name }
}
