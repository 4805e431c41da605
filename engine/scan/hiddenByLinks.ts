/** Links to folders that are not entered: what is behind them is no part of the site. */
import { linkToFolder } from '../errors/fileMessages.ts'
import type { Diagnostic, Disk } from '../types.ts'

/** A warning for each that was met where plugins look for their files. */
export const hiddenByLinks = ({ folderLinks }: Disk): readonly Diagnostic[] =>
  [...folderLinks]
    .filter(([, target]) => target === undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([link]) => linkToFolder(link).diagnostics)
    .map((problem) => ({ ...problem, severity: 'warning' }))
