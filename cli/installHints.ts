/** Texts say what to install with npm; people read the command of the package manager their project has. */
import { packageManager } from '../engine/disk/lockFiles.ts'
import type { Diagnostic } from '../engine/types.ts'

/** `root` is absolute. */
export function installHints(diagnostics: readonly Diagnostic[], root: string): readonly Diagnostic[] {
  if (!diagnostics.some(({ hint }) => hint?.includes('npm install'))) return diagnostics
  return diagnostics.map((problem) => ({ ...problem, hint: problem.hint && installText(problem.hint, root) }))
}

/** With names behind it, those that are not npm call it add. */
export function installText(text: string, root: string): string {
  const manager = packageManager(root)
  if (manager === 'npm') return text
  return text
    .replace(/\bnpm install(?= (?!in )\S)/g, `${manager} add`)
    .replace(/\bnpm install\b/g, `${manager} install`)
}
