/**
 * A module of the engine that is started or bundled by its file. `relative` names the source; in the package all modules
 * are compiled. `from` is `import.meta.url`.
 */
export const ownModule = (relative: string, from: string): URL =>
  new URL(from.endsWith('.js') ? relative.replace(/\.tsx?$/, '.js') : relative, from)
