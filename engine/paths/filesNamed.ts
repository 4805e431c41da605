/**
 * The files that a reference may name, best first: `a/b//c.md` is looked for in `a/b`, then in `a`, then at the root, for
 * writers who name files from a folder around theirs.
 */
export function filesNamed(name: string): readonly string[] {
  const [folder = '', file] = name.split('//')
  if (file === undefined) return [name]
  const parts = folder.split('/')
  return [...parts.keys(), parts.length].reverse().map((count) => [...parts.slice(0, count), file].join('/'))
}
