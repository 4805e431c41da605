/** Modules that programs of prose want: `arguments[0].imports["site/Chart.tsx"]`. */
export const importsOfProgram = (program: string): readonly string[] => [
  ...new Set([...program.matchAll(/arguments\[0\]\.imports\["([^"]+)"\]/g)].map(([, name]) => name!)),
]
