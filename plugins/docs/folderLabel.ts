/** The label of a folder without a `_category_.yml`: `guide/getting-started` -> `Getting started`. */
export function folderLabel(folder: string): string {
  const words = folder
    .slice(folder.lastIndexOf('/') + 1)
    .replaceAll(/[-_]+/g, ' ')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
