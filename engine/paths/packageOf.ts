/** Packages, by the names of their files. */
export const isOfPackage = (file: string): boolean => /(?:^|\/)node_modules\//.test(file)

/** The folder of the package that a file belongs to, the innermost one. */
export const packageFolder = /^.*(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/

/** Tells files of these packages, also where Yarn links to its store: `.store/react-npm-19.3.1-d19d16b382/package/index.js`. */
export function filesOf(...names: readonly string[]): RegExp {
  const name = `(?:${names.join('|')})`
  return new RegExp(`node_modules[\\\\/](?:${name}|\\.store[\\\\/]${name}-(?:npm|patch|virtual)-[^\\\\/]+)[\\\\/]`)
}

/** Of a file below `node_modules`: `@scope/name`. */
export const packageOf = (file: string): string => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? file
