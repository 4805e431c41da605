/** Which test files take long. Begun last they would be waited for alone; what is not named here takes seconds. */
const long: readonly string[] = [
  'tests/e2e/site/everyPage.test.ts',
  'tests/e2e/account/entrances.test.ts',
  'tests/e2e/account/pages.test.ts',
  'tests/e2e/account/model/clouddm.test.ts',
  'tests/plugins/markdown/pathological.test.ts',
  'tests/engine/build/cache.test.ts',
  'tests/engine/build/edits.test.ts',
  'tests/engine/serve/devHostile.test.ts',
  'tests/engine/build/threads.test.ts',
  'tests/plugins/console-sandbox/database.test.ts',
]

/** The long ones in the order above, then the others as they were. */
export function longestFirst(files: readonly string[]): readonly string[] {
  const rank = (file: string) => long.indexOf(file) + 1 || long.length + 1
  return files.toSorted((a, b) => rank(a) - rank(b))
}
