/** The formats of `--format` that are made of a finished run. `text` is what the terminal shows, `json` the answer itself. */
import { github } from './github.ts'
import { junit } from './junit.ts'
import { markdown } from './markdown.ts'
import type { FinishedRun } from './run.ts'
import { sarif } from './sarif.ts'

export const formats = { sarif, junit, github, markdown } satisfies Readonly<
  Record<string, (run: FinishedRun) => string>
>
