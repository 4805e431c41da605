/** Packages, by the names of their files. */
export const isOfPackage = (file: string): boolean => /(?:^|\/)node_modules\//.test(file)

/** Of a file below `node_modules`: `@scope/name`. */
export const packageOf = (file: string): string => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? file
